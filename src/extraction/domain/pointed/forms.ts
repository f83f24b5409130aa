import { regexp } from '#kernel/regexp.ts'
import type { FactKey, FactValue } from '../facts.ts'
import { amountsIn, areasIn, COUNT, countFrom } from '../numbers.ts'

/** A value in a text, with its place. */
export interface Found {
  readonly value: FactValue
  readonly unit?: string
  readonly index: number
  readonly length: number
}

/** What the value of a fact looks like where nothing but a text is known; null: such facts are read by the rules alone. */
export interface Form {
  /** Of one family are facts that the same figure could be. */
  readonly family: 'money' | 'area' | 'year' | 'count' | 'percent' | 'energy' | 'name' | 'thing'
  readonly find: (text: string) => Found[]
}

function matches(
  text: string,
  pattern: RegExp,
  value: (match: RegExpExecArray) => FactValue | undefined,
  unit?: string,
) {
  return [...text.matchAll(pattern)].flatMap(match => {
    const read = value(match)
    if (read === undefined) return []
    return [{ value: read, ...(unit && { unit }), index: match.index, length: match[0].length }]
  })
}

/** "3,20 EUR/qm", "Kaufpreis/m²": no amount of any of these facts. */
export const BY_AREA = /(?:\/|je|pro|p\.)\s?(?:m²|m2|qm|quadratmeter)/iu

const euro = (unit: string): Form => ({
  family: 'money',
  find: text =>
    amountsIn(text).flatMap(found =>
      found.unit === '€' && !BY_AREA.test(text.slice(found.index + found.length).slice(0, 10))
        ? [{ ...found, unit }]
        : [],
    ),
})
const AREA: Form = {
  family: 'area',
  // "8 a 63 m²" is one area of two numbers.
  find: text =>
    areasIn(text).flatMap(found =>
      /\d\s?(?:a|ar|ha)\s$/iu.test(text.slice(0, found.index)) ? [] : [{ ...found, unit: 'm²' }],
    ),
}
/** A rule has a year of its own: "EnEV 2009". */
const YEAR: Form = {
  family: 'year',
  find: text =>
    matches(
      text,
      /(?<![\d.,])(?<!(?:EnEV|EnEG|GEG|WSVO|WSchV|[Vv]erordnung|DIN|VDI|KfW|[Nn]orm)[\s-]{1,2})(?:1[5-9]\d\d|20[0-4]\d)(?![\d]|[.,]\d|er|\s?(?:€|EUR|m²|qm|kWh))/gu,
      ([year]) => Number(year),
    ),
}
const COUNTED = regexp.giu`(?<![\p{L}\d.,])(?:${COUNT})(?![\p{L}\d²%€]|[.,]\d|\.\s?(?:OG|Etage|Stock|Obergeschoss)|\s?(?:m²|qm|€|EUR|Euro|%|cm|km|min|Jahre|Uhr))`
const NUMBERED: Form = { family: 'count', find: text => matches(text, COUNTED, ([count]) => countFrom(count)) }
const PERCENT: Form = {
  family: 'percent',
  find: text =>
    matches(
      text,
      /(?<![\d.,])(\d{1,2}(?:,\d{1,3})?)\s?(?:%|Prozent)(?!\s?(?:MwSt|USt|Mehrwert|Umsatz))/giu,
      match => decimal(match[1]),
      '%',
    ),
}
const ENERGY: Form = {
  family: 'energy',
  find: text =>
    matches(
      text,
      /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?kWh(?=\s?(?:\/|pro|je|p\.)?\s?\(?\s?(?:m²|m2|m\^2|qm))/giu,
      match => decimal(match[1]),
      'kWh/(m²·a)',
    ),
}
const CLASS: Form = {
  family: 'name',
  // "Klasse G." ends a sentence, "A. Müller" is a name.
  find: text =>
    matches(text, /(?<![\p{L}\d])(?:A\+{1,2}|[A-H])(?![\p{L}\d+.])|(?<=[Kk]lasse:?\s)[A-H](?=\.)/gu, ([name]) => name),
}
const CERTIFICATE: Form = {
  family: 'name',
  // "V-Ausweis", "Energieausweis: V, 118 kWh", "EnVA"
  find: text =>
    matches(
      text,
      /[Bb]edarf|[Vv]erbrauch|(?<![\p{L}\d])[VB](?=-Ausweis)|(?<=[Aa]usweis:?\s)[VB](?=,)|(?<=(?<!\p{L})En)[VB](?=A(?!\p{L}))/gu,
      ([kind]) => (/^b/iu.test(kind) ? 'Bedarf' : 'Verbrauch'),
    ),
}
const POSTCODE: Form = {
  family: 'name',
  find: text => matches(text, /(?<![\d.,/-])\d{5}(?=\s\p{Lu}\p{Ll})/gu, ([code]) => code),
}
/** There or not: the words themselves are the value. */
const THING: Form = { family: 'thing', find: () => [] }

const FORMS: Readonly<Partial<Record<FactKey, Form>>> = {
  kaufpreis: euro('€'),
  verkehrswert: euro('€'),
  erhaltungsruecklage: euro('€'),
  stellplatzPreis: euro('€'),
  hausgeldMonat: euro('€/Monat'),
  hausgeldNichtUmlagefaehig: euro('€/Monat'),
  kaltmieteMonat: euro('€/Monat'),
  jahresnettokaltmiete: euro('€/Jahr'),
  erbbauzinsJahr: euro('€/Jahr'),
  wohnflaeche: AREA,
  nutzflaeche: AREA,
  grundstuecksflaeche: AREA,
  baujahr: YEAR,
  heizungBaujahr: YEAR,
  letzteModernisierung: YEAR,
  zimmer: NUMBERED,
  schlafzimmer: NUMBERED,
  badezimmer: NUMBERED,
  etagenzahl: NUMBERED,
  einheiten: NUMBERED,
  kaeuferprovision: PERCENT,
  mietrendite: PERCENT,
  energiekennwert: ENERGY,
  energieklasse: CLASS,
  energieausweisArt: CERTIFICATE,
  plz: POSTCODE,
  aufzug: THING,
  balkon: THING,
  terrasse: THING,
  garten: THING,
  keller: THING,
  einbaukueche: THING,
  denkmalschutz: THING,
  erbbaurecht: THING,
}

export function formFor(key: FactKey): Form | null {
  return FORMS[key] ?? null
}

/** Facts that the same figure could be. */
export function familyOf(family: Form['family']): FactKey[] {
  return (Object.keys(FORMS) as FactKey[]).filter(key => FORMS[key]?.family === family)
}

function decimal(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}
