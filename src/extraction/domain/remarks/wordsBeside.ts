/** What a quote says beside what it proves. Each takes the words of the exposé as they stand there. */

/** "Bezugsfrei ab 01.04.2027": it is not free today. */
export function isFreeLater(quote: string): boolean {
  return /frei ab/iu.test(quote)
}

const ADDED =
  /(?<!\p{L})(?:Wintergarten|Anbau|Dachausbau|Kellerausbau|Dachgeschossausbau|Ausbau|Dachboden|Spitzboden|Dachgeschoss|Studio|Hobbyraum)(?=s?(?!\p{L}))/gu

/** What is added to a home and counts in its area, in the nominative; each once. */
export function addedPartsIn(quote: string): string[] {
  return [...new Set(quote.match(ADDED))]
}

/** What is not in the price is for pipes and sewer: the road is another thing. */
export function leavesOutContributions(quote: string): boolean {
  return /nicht (?:\p{L}+ ){0,2}(?:enthalten|inbegriffen)[^.]*beitr(?:ag|äge)/iu.test(quote)
}

const FROM_RESERVE =
  /(?<!(?:nicht|teils|teilweise|anteilig|nur|zum teil)(?: \p{L}+){0,2} )aus (?:der |unserer |den )?(?:\p{L}+-?)?rücklagen? (?:(?:voll |vollständig )?(?:be|ge)zahlt|finanziert|bestritten|gedeckt|zu (?:erneuern|bezahlen|finanzieren|sanieren|ersetzen|tauschen|richten)|(?:erneuert|saniert|ersetzt|getauscht|gerichtet) werden)(?!\p{L})/iu

/** All of the works is to be paid for from what the community has saved. */
export function isPaidFromReserve(quote: string): boolean {
  return FROM_RESERVE.test(quote)
}

/** "inkl. Wasser und Grundsteuer", "Grundsteuer ist enthalten"; in "zzgl. Grundsteuer" and "Hausgeld 320 €, Grundsteuer 22 €" it comes beside. */
const HOLDS_TAX =
  /(?<!(?:nicht|ohne|kein\p{L}*)\s(?:\p{L}+\s)?)(?<!\p{L})(?:inkl(?:\.|usive)?|einschl(?:\.|ießlich)?|incl\.?|samt|darin|enthält|enthalten|beinhaltet|umfasst|deckt)(?!\p{L})(?:(?!zzgl|zuzüglich|ohne|nicht|plus)(?:[^;.\d]|(?<=\s(?:u|bzw|lt))\.)){0,90}?(?<!\p{L})grundsteuer(?!(?:\s\p{L}+){0,3}\snicht(?!\p{L}))(?!(?<=,\sgrundsteuer)[^.;,]{0,20}\d)|grundsteuer(?!\p{L})(?:(?!nicht|zzgl|zuzüglich)[^.;]){0,60}(?<!\p{L})(?:enthalten|inbegriffen|eingerechnet|abgegolten|inklusive)(?!\p{L})/iu

/** A Hausgeld that says to hold the Grundsteuer. */
export function holdsPropertyTax(quote: string): boolean {
  return HOLDS_TAX.test(quote)
}

/** A plot with a sheet of its own in the land register. */
export function namesOwnSheet(quote: string): boolean {
  return /grundbuchblatt|grundbuch|eigene[smn]?\s(?:reale[smn]?\s)?grundstück|auf\s(?:\p{L}+\s)?eigene[mn]\sflurstück/iu.test(
    quote,
  )
}

/** "nicht umlagefähig 132 € (inkl. 71 € Rücklage)": the part that is saved stands beside the part that stays with the owner. */
export function tellsReserveInBrackets(quote: string): boolean {
  return /\((?:inkl|einschl|davon|darin|darunter)\p{L}*\.?\s\d[\d.,]*\s?(?:€|EUR|Euro)[^()]*rücklage/iu.test(quote)
}

/** "weder bei uns noch in der Akte der Stadt": it was looked for and is nowhere. */
export function isNowhere(quote: string): boolean {
  return /(?<!\p{L})weder(?!\p{L})[^.]*(?<!\p{L})noch(?!\p{L})/iu.test(quote)
}

/** A right that stands in the land register for a contract that is told beside it, and for nothing else. */
export function securesContract(quote: string): boolean {
  return /(?<!\p{L})(?:(?:zur|als) (?:ab)?sicherung|(?:ab)?gesichert durch|sichert (?:den|diesen) vertrag|dafür|hierfür)(?!\p{L})/iu.test(quote.replaceAll(/\s+/gu, ' ')) // prettier-ignore
}

/** "Keller etwa 8 m², trocken": not by half, and not for its age alone. */
export function isToldDry(quote: string): boolean {
  return /(?<!\p{L})(?<!(?:nicht|kaum|überwiegend|weitgehend|meist|ganz|bedingt|altersgerecht)\s)trocken(?:e[rnms]?)?(?!\p{L})/iu.test(quote) // prettier-ignore
}

/** A power of attorney that is taken down abroad by Germany's own office. */
export function isByConsul(quote: string): boolean {
  return /konsul|botschaft/iu.test(quote)
}

/** "kostet nichts extra", "für 3.500 € Ablöse": whether the furniture is in the price, or at which. */
export function pricesInventory(quote: string): boolean {
  return /(?:kostet|kosten) (?:\p{L}+ )?nichts(?: extra)?|ohne (?:aufpreis|ablöse)|(?=.*(?:ablöse|abstand|aufpreis))\d[\d.]*(?:,\d\d?)?\s?(?:€|euro|eur)(?!\p{L})/iu.test(quote) // prettier-ignore
}

const ROOF = /(?<!\p{L})(?:\p{L}*dach(?:e?s|haut|fläche|eindeckung|abdichtung)?|\p{L}*gauben?)(?!\p{L})/iu
const BELOW_GROUND = /keller|sockel|souterrain|untergeschoss|aufsteigend|bodenplatte/iu

/** Damp that comes in through the roof, and none from below. */
export function isThroughRoof(quote: string): boolean {
  return ROOF.test(quote) && !BELOW_GROUND.test(quote)
}

/** "drei davon wurden 2021 ersetzt, die übrigen stammen aus dem Sanierungsjahr" */
const SOME_REPLACED =
  /(?<some>(?<![\p{L}\d])[\p{L}\d]+ (?:davon|von ihnen)(?!\p{L}))[^.;]{0,60}(?:\([^()]*\))?[^.;]{0,60}(?:ersetzt|erneuert|(?:aus)?getauscht|neu)(?!\p{L})[^.;]{0,20}(?:die|alle) (?:übrigen|anderen|restlichen)(?!\p{L})/iu

/** "drei davon": how many of several were replaced, as written, where the text tells of the rest, too; undefined: it does not. */
export function someReplacedIn(quote: string): string | undefined {
  return SOME_REPLACED.exec(quote)?.groups?.['some']
}

/** The ground is told by its sheet of the land register. */
export function namesRegister(quote: string): boolean {
  return /grundbuch/iu.test(quote)
}

/** A month or a year: what is told has its day. */
export function isDated(quote: string): boolean {
  return /(?<!\d)20\d\d(?!\d)|(?<!\p{L})(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u.test(quote) // prettier-ignore
}
