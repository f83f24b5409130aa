const PAPER = String.raw`\p{L}*(?:liste|karte|kataster|register|grundbuchs?|buch(?:e?s)?|plan(?:e?s)?|verzeichnis(?:ses)?|akten?|gutachtens?|nachweis(?:es)?|protokolls?|erklärung|konto|statistik|bericht(?:s|es)?|exposés?|satzung|verordnung|spiegels?)`
/** "Auszug aus der Preisliste", "Auszug vom 12.09.2026", "(Auszug, Stand 10/2026)", "Flurkarte, Auszug 03/2026": nobody leaves. */
const EXTRACT = String.raw`(?:(?<=(?<!\p{L})${PAPER}[\s,:(–-]{1,4}auszug)(?!\p{L})|(?<=\(auszug)\)|(?!\p{L})[\s,:(–-]{0,4}(?:stand|vom|von \d|aus\s(?!(?:de[mr]|unsere[mr]|eine[mr]|ihre[mr]|seine[mr]|meine[mr])\s(?:\p{L}+en\s)?\p{L}*(?:wohnung|haus|h[aä]lfte|objekt|einheit|räumen|immobilie|gebäude)(?!\p{L}))|(?:(?:aktuell|neu)\p{L}*\s)?(?:(?:de[rs]|einer?s?)\s)?${PAPER}(?!\p{L})))`

/** "Auszug" of somebody who lives there, not of a paper: source of a pattern with the flags i and u. */
export const MOVING_OUT = String.raw`(?<!\p{L}|(?<!\p{L})als )auszug(?:s(?:termin|datum)s?)?(?!${EXTRACT})(?!\p{L})`
