import { regexp } from '#kernel/regexp.ts'
import type { FactKey, FactValue } from '../facts.ts'
import { statesOfTheWhole } from '../rules/condition.ts'
import { FLOOR, floorName } from '../rules/floors.ts'
import { carriersIn, heatingsIn } from '../rules/heating.ts'
import { DATE } from '../rules/legal.ts'
import type { Found } from './forms.ts'
import { MONTH } from '../germanMonths.ts'

type Finder = (text: string) => Found[]

const FREE_WHEN = regexp.giu`(?<![\p{L}\d])(?:${DATE}|\d{1,2}\.\s${MONTH}\s20\d\d|(?:(?:Anfang|Mitte|Ende)\s)?(?:${MONTH}|Frühjahr|Sommer|Herbst|Winter)\s20\d\d|(?:ab\s)?sofort|kurzfristig(?:\snach\sAbsprache)?|nach\s(?:Absprache|Vereinbarung))(?![\p{L}\d])`
const BECOMES_FREE =
  /(?<!\p{L})(?:frei|bezug\p{L}*|bezogen|beziehbar|übergabe|übergeben|übernommen|übernehmen|fertigstellung|verfügbar|verfügung)(?!\p{L})/iu
const EMPTY =
  /(?<!\p{L})(?:(?:steht|stehen)\s(?:\p{L}+\s){0,2}leer|ist\s(?:\p{L}+\s)?leer|leer\s(?:übergeben|steht|stehend)|leerstehend\p{L}*|(?:sofort|bezugs|miet)-?\s?frei|unvermietet|nicht vermietet|(?:eigen|selbst)\s?(?:genutzt|bewohnt)|(?:bewohnen|nutzen|bewohnt|nutzt)\s(?:[\p{L}-]+\s){0,4}selbst|wir\s(?:be)?wohnen|mietverhältnis\s[^.;]{0,60}(?:beendet|gekündigt))(?!\p{L})/giu
const LET =
  /(?<!\p{L})(?<!noch ist die wohnung |nicht |nie |überwiegend |größtenteils |teilweise |teils |zum teil |bei |nach |vor |war |waren |früher |noch )(?:voll|fest)?vermietet(?:e[nrs]?)?(?!\p{L}|\swerden)/giu
/** Of what lies in a storey is spoken of: a flat, not its rooms. */
const FLAT = /(?<!\p{L})(?:\p{L}*wohnung|etw|apartment|appartement|penthouse|maisonette)(?!\p{L})/iu
const STOREY = regexp.giu`(?<![\p{L}\d])(?:${FLOOR})(?!\p{L})`
const NO_COMMISSION =
  /(?<!\p{L})(?:provisions|courtage)-?frei(?!\p{L})|(?<!\p{L})(?:kein\p{L}*|ohne)\s(?:\p{L}+\s)?(?:käufer|makler)?-?(?:provision|courtage)(?!\p{L})|(?:provision|courtage)\s(?:entfällt|fällt\snicht\san)/giu
const RENEWED =
  /(?<!\p{L})(?:neu\p{L}{0,2}|erneuert|erhielt|eingebaut|(?:kern|teil|voll)?(?:moderni[sz]iert|saniert|renoviert)|austausch\p{L}*|ausgetauscht|ersetzt|aufgearbeitet|gedämmt|gemacht)(?!\p{L})/iu
const VALID_UNTIL = regexp.giu`(?<=gültig\s(?:noch\s)?bis:?\s(?:zum\s)?)(?:${DATE})`
/** "Baujahr 79" */
const SHORT_YEAR = /(?<=(?<!\p{L})(?:baujahr|bj\.?):?\s)['’]?[3-9]\d(?![\d.,]*\d|\s?(?:m²|qm|€|%|kWh))/giu
const YEAR = /(?<![\d.,/])(?:19[5-9]\d|20[0-4]\d)(?![\d/]|[.,]\d|\s?(?:€|EUR|m²|qm|kWh))/gu

const FINDERS: Readonly<Partial<Record<FactKey, Finder>>> = {
  zustand: statesOfTheWhole,
  heizung: heatingsIn,
  energietraeger: carriersIn,
  etage: text => (FLAT.test(text) ? named(text, STOREY, floorName) : []),
  bezugsfreiAb: text => (BECOMES_FREE.test(text) ? named(text, FREE_WHEN, said => said) : []),
  vermietet: text => [...named(text, EMPTY, () => false), ...named(text, LET, () => true)],
  kaeuferprovision: text => named(text, NO_COMMISSION, () => 0).map(found => ({ ...found, unit: '%' })),
  letzteModernisierung: lastWorks,
  energieausweisGueltigBis: text => named(text, VALID_UNTIL, said => said),
  baujahr: text => named(text, SHORT_YEAR, said => 1900 + Number(said.slice(-2))),
}

/** Values that are words of a closed list, where a sentence says them. */
export function wordedIn(key: FactKey, text: string): Found[] {
  return FINDERS[key]?.(text) ?? []
}

function named(text: string, pattern: RegExp, value: (said: string) => FactValue): Found[] {
  return [...text.matchAll(pattern)].map(({ index, 0: said }) => ({ value: value(said), index, length: said.length }))
}

/** Of several works the last: "2009 wurden die Fenster, 2013 die Heizung ersetzt". */
function lastWorks(text: string): Found[] {
  if (!RENEWED.test(text)) return []
  const years = named(text, YEAR, Number)
  return years.sort((a, b) => Number(b.value) - Number(a.value)).slice(0, 1)
}
