import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Deal } from './deal/deal.ts'
import type { FactKey, Facts, FactValue } from './facts.ts'
import { type ObjectKind, objectKindOf, type ObjectType, objectTypeOf } from './objectType.ts'
import { sellerOf, type SellerKind } from './rules/provider.ts'
import { NOTHING_SIGHTED, type Sightings } from './sightings/sightings.ts'

/** What the calculating rooms need of an offer: each fact as a plain value of its type; null: the exposé does not say. */
export interface Offer {
  /** From the Objektart; null: it does not say, or says something else. */
  readonly objectType: ObjectType | null
  /** Of that type. */
  readonly kind: ObjectKind | null
  /** null: the exposé does not say who sells. */
  readonly seller: SellerKind | null
  /** The exposé calls it new; whether it still is on the day, see firstSale. false: the Zustand says otherwise; null: not known. */
  readonly neubau: boolean | null
  readonly numbers: Readonly<Record<NumberKey, number | null>>
  readonly texts: Readonly<Record<TextKey, string | null>>
  readonly flags: Readonly<Record<FlagKey, boolean | null>>
  /** Let: wholly, in part, or free. */
  readonly vermietet: boolean | 'teilweise' | null
  /** Storeys above the ground floor, 0 = Erdgeschoss, −1 = Souterrain; null: not known or a house. */
  readonly stockwerk: number | null
  /** Day on which an Erbbaurecht ends or the years it still runs, as written; see restlaufzeit. */
  readonly erbbauEnde: string | number | null
  /** What is offered, for the words of a report; null: not looked for. What is calculated rests on the facts alone. */
  readonly deal: Deal | null
  /** The facts themselves, for proofs. */
  readonly facts: Facts
  /** Where facts may stand that are not known. */
  readonly sightings: Sightings
}

const NUMBERS = [
  'kaufpreis',
  'verkehrswert',
  'wohnflaeche',
  'nutzflaeche',
  'grundstuecksflaeche',
  'zimmer',
  'schlafzimmer',
  'badezimmer',
  'baujahr',
  'hausgeldMonat',
  'hausgeldNichtUmlagefaehig',
  'erhaltungsruecklage',
  'kaltmieteMonat',
  'jahresnettokaltmiete',
  'mietrendite',
  'energiekennwert',
  'heizungBaujahr',
  'etagenzahl',
  'stellplatzPreis',
  'kaeuferprovision',
  'erbbauzinsJahr',
  'einheiten',
] as const satisfies readonly FactKey[]
const TEXTS = [
  'plz',
  'ort',
  'ortsteil',
  'strasse',
  'objektart',
  'energieklasse',
  'energieausweisArt',
  'energieausweisGueltigBis',
  'energietraeger',
  'heizung',
  'etage',
  'stellplatz',
  'bezugsfreiAb',
  'zustand',
  'letzteModernisierung',
  'anbieterArt',
  'exposeDatum',
  'objektnummer',
] as const satisfies readonly FactKey[]
const FLAGS = [
  'aufzug',
  'balkon',
  'terrasse',
  'garten',
  'keller',
  'einbaukueche',
  'denkmalschutz',
  'erbbaurecht',
] as const satisfies readonly FactKey[]

export type NumberKey = (typeof NUMBERS)[number]
export type TextKey = (typeof TEXTS)[number]
export type FlagKey = (typeof FLAGS)[number]

export function offerOf(facts: Facts, deal: Deal | null = null, sightings: Sightings = NOTHING_SIGHTED): Offer {
  const value = (key: FactKey): FactValue | null => facts[key]?.value ?? null
  const texts = record(TEXTS, key => textOf(value(key)))
  const objectType = texts.objektart === null ? null : objectTypeOf(texts.objektart)
  const seller = texts.anbieterArt === null ? null : sellerOf(texts.anbieterArt)
  const letting = value('vermietet')
  const end = value('erbbauRestlaufzeit')
  return {
    objectType,
    kind: objectType && objectKindOf(objectType),
    seller,
    neubau: neubauOf(texts.zustand, seller),
    numbers: record(NUMBERS, key => numberOf(value(key))),
    texts,
    flags: record(FLAGS, key => flagOf(value(key))),
    vermietet: letting === 'teilweise' || typeof letting === 'boolean' ? letting : null,
    stockwerk: texts.etage === null ? null : stockwerkOf(texts.etage),
    erbbauEnde: typeof end === 'boolean' ? null : end,
    deal,
    facts,
    sightings,
  }
}

const NEW = /neubau|erstbezug(?!\s+nach)|projektiert|im bau|rohbau|in planung/iu

function neubauOf(zustand: string | null, seller: SellerKind | null): boolean | null {
  if (zustand !== null) return NEW.test(zustand)
  return seller === 'bautraeger' ? true : null
}

/** The court sells: it says so itself, or there is a Verkehrswert and no price. */
export function isAuction({ seller, numbers }: Pick<Offer, 'seller' | 'numbers'>): boolean {
  return seller === 'gericht' || (numbers.verkehrswert !== null && numbers.kaufpreis === null)
}

/** A home that was ready longer ago is sold for the second time, whatever its exposé calls it. */
const YEARS_OF_FIRST_SALE = 2

/** First sale by the builder, as seen on the day: an exposé may be years old, and its "Erstbezug" then long over. null: not known. */
export function firstSale({ neubau, numbers, texts }: Pick<Offer, 'neubau' | 'numbers' | 'texts'>, day: CalendarDate) {
  if (neubau !== true) return neubau
  const years = [numbers.baujahr, yearIn(texts.bezugsfreiAb), yearIn(texts.exposeDatum)]
  return years.every(year => year === null || year >= yearOf(day) - YEARS_OF_FIRST_SALE)
}

/** The last year that a text names: "Sommer 2018", "01.03.2026", "2026-10-01". */
function yearIn(text: string | null): number | null {
  const years = text?.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu)
  return years ? Math.max(...years.map(Number)) : null
}

/** "3. OG", "EG", "Hochparterre", "2. Etage von 5", "Souterrain", "DG" (not known how high). */
function stockwerkOf(etage: string): number | null {
  const floor = /(\d{1,2})\s?\.?\s?(?:og|obergeschoss|etage|stock)/iu.exec(etage)
  if (floor) return Number(floor[1])
  if (/souterrain|untergeschoss|tiefparterre|(?<!\p{L})ug(?!\p{L})/iu.test(etage)) return -1
  return /erdgeschoss|parterre|(?<!\p{L})eg(?!\p{L})/iu.test(etage) ? 0 : null
}

function record<Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map(key => [key, of(key)])) as Record<Key, Value>
}

function numberOf(value: FactValue | null): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

function textOf(value: FactValue | null): string | null {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null
}

function flagOf(value: FactValue | null): boolean | null {
  return typeof value === 'boolean' ? value : null
}
