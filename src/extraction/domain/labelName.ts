import { regexp } from '#kernel/regexp.ts'

const ENGLISH = String.raw`[a-z’' ]*\b(?:area|space|rooms?|bedrooms?|bathrooms?|price|plot(?: size)?|land|year|built|floors?|charge|fees?|commission|certificate|class|energy|heating|location|address|type|parking|available|rent|condition|demand|consumption)\b[a-z’' ]*`
/** "Wohnfläche / living area": the German half names the value. */
const BOTH_LANGUAGES = regexp.u`\s?[/|]\s?${ENGLISH}(?=\s*:?$)|^${ENGLISH}\s?[/|]\s?(?=\p{L})`

/** Groups of the OpenImmo standard before their fields: "flaechen.grundstuecksflaeche". */
const OPENIMMO_GROUP =
  /^(?:geo|preise|energiepass|flaechen|zustand angaben|ausstattung|verwaltung objekt|verwaltung techn|objektkategorie|freitexte|infrastruktur)\.(?=\p{L})/u

/** "Kaltmiete Wohnung" beside "Miete TG-Platz", "Wohnfläche Apartment 3.17", "Kaufpreis Wohnung A 07": the flat is what is sold. */
const OF_THE_FLAT =
  /^((?:netto-?)?(?:kalt|grund)?-?miete|hausgeld|wohngeld|kaufpreis|wohnfläche) (?:der |des |für die |für das )?(?:(?:eigentums)?wohnung|app?artements?|apartments?)(?: (?:nr\.? ?)?(?:[a-z][ -]?)?\d{1,3}(?:\.\d{1,3})?)?(?= |:|$)/u

/** A label as rules compare it: lower case, in German, without colon, "ca." and units: "wohnfläche". */
export function labelName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(OPENIMMO_GROUP, '')
    .replace(/\s?\/\s?(?=(?:monat|jahr)(?!\p{L}))/gu, ' pro ')
    .replace(/flaeche|groesse|grundstueck|gebaeude|waerme|geschuetzt|kueche|stellplaetze/g, word =>
      word.replace('ae', 'ä').replace('oe', 'ö').replace('ue', 'ü'),
    )
    .replace(BOTH_LANGUAGES, '')
    .replace(/(?<=\p{L})-\s+(?=\p{Ll})/gu, '')
    .replace(OF_THE_FLAT, '$1')
    .replace(/[*¹³⁾†:|?\]]+/g, ' ')
    .replace(/\((ca\.?|in )?(€|eur|euro|m²|qm|m2|kwh.*)?\)|\b(in )(€|eur|euro|m²|qm|m2)(?=\s|$)|\s(€|eur|m²|qm)$/g, ' ')
    .replace(/\skwh ?\/ ?\(?m[²2].{0,6}$/u, ' ')
    .replace(/(^|\s)(ca|circa|rd|mind)\.?(?=\s|$)/g, ' ')
    .replace(/^[-–—•·▪■●✓\s]+|[-–—.\s]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "Hausgeld im Monat, kalkuliert", "Bezug voraussichtlich", "Lage im Haus, mit Aufzug": what is added to a label names nothing else. */
const ADDED =
  /,?\s\(?(?:kalkuliert|geschätzt|prognostiziert|veranschlagt|vorläufig|voraussichtlich|vorauss\.?|geplant|zusätzlich|separat|extra|einzeln|gesondert|derzeit|aktuell|zurzeit|(?:mit|ohne|kein) (?:aufzug|lift))\)?$/u

/** The name of a label without what is added to it. */
export function bareLabelName(name: string): string {
  return name.replace(ADDED, '')
}
