import type { FactKey } from '../facts.ts'
import { formOf, isGivable } from '../given/givable.ts'
import { readingOf } from './readers.ts'
import { namedBy, namedByItself, speaksOf } from './aboutKey.ts'
import { BY_AREA, familyOf, type Form, formFor, type Found } from './forms.ts'
import type { Refusal } from './pointed.ts'
import { type Field, pairAt } from './labelBeside.ts'
import { isCountOfOther } from './counted.ts'
import { thingIn } from './thingIn.ts'
import { toldIn } from './toldIn.ts'
import { wordsIn } from './wordsIn.ts'

const YEARLY = /jähr|jahr(?!gang|hundert)|p\.\s?a\.|(?<!\p{L})(?:p\.?a|p\.\s?j)\.?(?!\p{L})/iu
/** What is hoped for: "(Soll)", "Sollmiete". */
const TARGET = /(?<!\p{L})soll(?:miete)?(?!\p{L})/iu
const MONTHLY = /monat|mtl/iu
/** "Im Jahr 2024 waren es 274 €" tells of no rent. */
const OF_RENT = /miet|pacht|nkm|ertrag|erträge|einnahme/iu

export interface Quoted {
  /** The whole statement. */
  readonly text: string
  /** What was quoted, in it. */
  readonly start: number
  readonly end: number
  /** The fields in which the layout puts what stands at a place of the statement. */
  readonly fieldsAt: (index: number) => readonly Field[]
}

/**
 * The value that a quote names for a fact; null: none that can be read. A figure counts for the fact whose words stand next to it or
 * are its label; where nothing names any fact it counts, too, for somebody pointed there. Only where there is one such value.
 */
export function valueIn(key: FactKey, quoted: Quoted): Found | Refusal | null {
  const figure = figureIn(key, quoted)
  if (figure !== null && typeof figure === 'object') return figure
  const said = toldIn(key, quoted)
  return said && isPossible(key, said) && !isOfAPart(key, said, quoted.text) ? said : figure
}

function figureIn(key: FactKey, quoted: Quoted): Found | Refusal | null {
  const { text, start, end, fieldsAt } = quoted
  const form = formFor(key)
  if (!form) return wordsIn(key, quoted)
  if (form.family === 'thing') return thingIn(key, quoted)
  const all = form.find(text).filter(({ index, length }) => index >= start && index + length <= end)
  if (all.length === 0) return null
  if (key === 'jahresnettokaltmiete' && !OF_RENT.test([text, ...fieldsAt(start).map(({ label }) => label)].join(' ')))
    return 'anderer Wert'
  const named = all.map(found => ({ found, names: namesOf(found, form.family, quoted) }))
  const own = named.filter(({ names }) => names.includes(key))
  const meant =
    own.length > 0 ? own : named.filter(({ found, names }) => names.length === 0 && isTelling(key, found, quoted))
  if (meant.length === 0) return 'anderer Wert'
  const possible = meant
    .map(({ found }) => found)
    .filter(found => isPossible(key, found) && !isArticle(key, found, text) && !isOfAPart(key, found, text))
    .filter(found => form.family !== 'count' || !isCountOfOther(key, text.slice(found.index + found.length)))
  const [first] = possible
  if (!first) return 'unmöglich'
  if (new Set(possible.map(({ value }) => value)).size > 1 || !isOfPeriod(first, text)) return null
  return key === 'kaeuferprovision' ? ofBuyer(first, text) : first
}

/** A rate is told with its tax, and with who pays it, in the whole statement: "3 % zzgl. MwSt.", "zusammen 5,95 %, je zur Hälfte". */
function ofBuyer(found: Found, text: string): Found | null {
  const value = readingOf('kaeuferprovision', text, '')?.value
  if (typeof value !== 'number') return null
  const isOfIt = [1, WITH_TAX, 1 / 2].some(factor => Math.abs(Number(found.value) * factor - value) < 0.01)
  return isOfIt ? { ...found, value } : null
}

/** Umsatzsteuer, § 12 Abs. 1 UStG. */
const WITH_TAX = 1.19

/** "Wohnung eines Hauses", "vom Schlafzimmer auf einen Balkon": an article is no count, but of a bath. */
function isArticle(key: FactKey, { value, index, length }: Found, text: string): boolean {
  return value === 1 && key !== 'badezimmer' && !/\d/u.test(text.slice(index, index + length))
}

const HOPED =
  /(?:vergleichs?(?:häuser|objekt|wohnung|miete)|erzielbar|angenommen|kalkulier|(?:neu|voll)vermietung)[^.;]{0,60}$/iu
const ON_A_FLOOR =
  /(?<!\p{L})(?:oben|unten|(?:ober|erd|dach|unter)geschoss|[OED]G|etage|stock|wohnung \p{L}|darüber|darunter)(?!\p{L})[^,;.¦]{0,25}$/iu

/** What stands around a figure and makes it that of a part, of another sum or of later works. */
const OF_A_PART: Readonly<Partial<Record<FactKey, readonly [before: RegExp, behind: RegExp]>>> = {
  stellplatzPreis: [/(?!)/u, /^[^,;.]{0,12}(?:monat|mtl|miete|jahr|p\.\s?a)/iu],
  hausgeldMonat: [/(?:davon|darin)\s$/iu, /^[^,;.]{0,25}(?:zuführung|rücklage|nicht umlage)/iu],
  kaltmieteMonat: [/(?:all-in|warm|brutto)-?\s?miete?[^,;.]{0,20}$/iu, /^\s?(?:warm|brutto)/iu],
  jahresnettokaltmiete: [HOPED, /^[^.;]{0,40}(?:möglich|erziel|denkbar)/iu],
  energiekennwert: [/gewerbe(?:teil|fläche|einheit)?[^;.]{0,30}$/iu, /(?!)/u],
  kaeuferprovision: [/gewerblich[^;.]{0,80}$/iu, /(?!)/u],
  zimmer: [ON_A_FLOOR, /(?!)/u],
  badezimmer: [ON_A_FLOOR, /(?!)/u],
  baujahr: [
    /(?:ausweis|anbau|umbau|aufstockung|erweiterung|ausbau|garage|modernisiert|saniert)[^,;\d]{0,12}$/iu,
    /^[^,;.:]{0,30}(?:saniert|renoviert|modernisiert|erneuert|umgebaut)/iu,
  ],
}

function isOfAPart(key: FactKey, { index, length }: Found, text: string): boolean {
  const [before, behind] = OF_A_PART[key] ?? []
  return Boolean(before?.test(text.slice(0, index)) || behind?.test(text.slice(index + length)))
}

/** A price and an area tell enough to be shown with their unit, where nothing else names them and nothing is reckoned. */
function isTelling(key: FactKey, { index, value }: Found, { text, start, end, fieldsAt }: Quoted): boolean {
  const isLarge = key === 'kaufpreis' ? Number(value) >= MIN_PRICE : key === 'wohnflaeche'
  if (!isLarge || /[%¦=]|Prozent/u.test(text) || end - start >= 120) return false
  if (fieldsAt(index).length === 0) return true
  return key === 'kaufpreis' ? !OTHER_MONEY.test(text) : SUMMED.test(text.slice(0, index))
}

/** What amounts of that size are, too. */
const OTHER_MONEY =
  /steuer|kosten|darlehen|kredit|finanzier|eigenkapital|wert(?!ig|e[rns]?\s)|rücklage|miet(?!wohnung)|pacht|nachbar|sanier|invest|förder|zuschuss|versicher|kaution|guthaben|früher|zuletzt|verkauft|gutachten|garage \p{L}|je |pro /iu
const SUMMED = /(?<!\p{L})(?:zusammen|insgesamt|gesamt)(?!\p{L})[^\d]{0,20}$/iu

/** Smaller amounts are anything, in €. */
const MIN_PRICE = 20_000
/** A parking space costs less, in €. */
const MAX_PARKING = 80_000
/** Less is its rent, in €. */
const MIN_PARKING = 1_000

/** In a row of cells the labels tell, in a sentence the words next to it. */
function namesOf({ value, index, length }: Found, family: Form['family'], { text, fieldsAt }: Quoted): FactKey[] {
  if (family === 'name') {
    const itself = nameOfItself(text, index, length)
    if (itself) return [itself]
  }
  const labels = fieldsAt(index).map(({ label }) => label)
  if (family === 'money' && labels.some(label => BY_AREA.test(label))) return []
  // 219.000 € beside a Stellplatz are not its price.
  const rivals = familyOf(family).filter(
    key => isPossible(key, { value }) && !(key === 'stellplatzPreis' && Number(value) > MAX_PARKING),
  )
  const ofLabel = labels.map(label => rivals.filter(key => speaksOf(key, label)))
  const told = ofLabel.find(keys => keys.length > 0)
  if (told) return told
  const around = [...labels, text.slice(Math.max(0, index - AROUND), index)].join(' ')
  if (family === 'energy' && OTHER_ENERGY.test(around)) return []
  const pair = pairAt(text, index, length)
  if (family === 'money' && BY_AREA.test(pair)) return []
  const named = rivals.filter(key => speaksOf(key, pair))
  // "Baujahr Wärmeerzeuger" is no year of the house.
  if (named.includes('heizungBaujahr')) return ['heizungBaujahr']
  if (named.length > 0) return named
  const own = namedByItself(rivals, text, index, index + length)
  if (own.length > 0) return own
  return text.includes('¦') ? [] : namedBy(rivals, text, index, index + length, NEAR[family], BEHIND[family])
}

/** What its own words make of it, whatever is beside them: "Klasse D", "121 kWh/(m²a), D", "Verbrauchsausweis", "Energieausweis ¦ Bedarf". */
function nameOfItself(text: string, index: number, length: number): FactKey | null {
  const [before, behind] = [text.slice(Math.max(0, index - AROUND), index), text.slice(index + length)]
  if (/(?:klasse|kl\.)[:\s¦(]{0,3}$|kWh[^,;\n]{0,14}[,;(]\s?$/iu.test(before) && length <= 3) return 'energieklasse'
  const isCertificate = /^s?-?(?:orientierte[rn]?\s)?(?:energie)?ausw/iu.test(behind) || /^A(?!\p{L})/u.test(behind)
  if (isCertificate || /ausweis(?:art|typ)?[:\s¦]{0,4}$/iu.test(before)) return 'energieausweisArt'
  return null
}

/** Energy that is not what the building takes in the end. */
const OTHER_ENERGY = /prim(?:är|aer)|strom|warmwasser|kühl|photovolt|ertrag|transmission/iu
/** In characters. */
const AROUND = 40

/** What may stand between a figure and the words that name it; missing: anything. Of two figures of a kind the nearer one is named, and years and counts are in every list. */
const NEAR: Readonly<Partial<Record<Form['family'], RegExp>>> = {
  year: /^(?:(?!\d{4}|(?<=^|\p{Ll}{3})\.\s(?:$|\p{Lu}))[^,;])*$/u,
  money: /^(?:(?!€|EUR)[^])*$/u,
  area: /^(?:(?!m²|qm|terrasse|balkon|garten|wiese|keller)[^]){0,60}$/iu,
  count: /^[\s:.()-]*(?:(?!weitere|andere)\p{L}+\s)?$/u,
}

/** "46 m² und ist in der Wohnfläche …" speaks of a terrace. */
const BEHIND: typeof NEAR = { area: /^\s?(?:\p{L}+\s)?$/u }

/** Within what a buyer may state himself. */
export function isPossible(key: FactKey, { value }: Pick<Found, 'value'>): boolean {
  if (key === 'stellplatzPreis' && Number(value) < MIN_PARKING) return false
  if (!isGivable(key) || typeof value !== 'number') return true
  const form = formOf(key)
  if (form.form !== 'number') return true
  return value >= form.min && value <= form.max && (!('whole' in form) || Number.isInteger(value))
}

/** A year's amount is no month's. */
function isOfPeriod({ unit }: Found, text: string): boolean {
  if (unit !== '€' && TARGET.test(text)) return false
  if (unit === '€/Monat') return !YEARLY.test(text)
  return unit !== '€/Jahr' || (YEARLY.test(text) && !MONTHLY.test(text))
}
