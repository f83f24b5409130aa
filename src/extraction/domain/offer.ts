import { isKeptWhole } from './deal/termsOfRight.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { ENERGIEKLASSEN, type Energieklasse } from '#reference/energie.ts'
import type { Deal } from './deal/deal.ts'
import { type PoolIncome, poolIncomeOf, withOwnersRent } from './deal/ownersRent.ts'
import type { FactKey, Facts, FactValue } from './facts.ts'
import { type FixedRent, fixedRentOf } from './fixedRent.ts'
import { type RentCap, rentCapOf } from './rentCap.ts'
import { type Occupant, occupantOf } from './occupant.ts'
import { type ObjectKind, objectKindOf, type ObjectType, objectTypeOf } from './objectType.ts'
import type { Remark } from './remark.ts'
import { sellerOf, type SellerKind } from './rules/provider.ts'
import { NOTHING_SIGHTED, type Sightings } from './sightings/sightings.ts'
import { type Condition, conditionsIn } from './values/condition.ts'
import { type ErbbauTerm, erbbauTermOf } from './values/erbbauTerm.ts'
import { type Floor, floorOf } from './values/floor.ts'
import { lastDayOf, yearIn } from './values/germanDate.ts'
import { isOfMixedAges } from './rules/severalHeatings.ts'
import { type Heating, heatingOf } from './values/heating.ts'
import { type ParkingPrice, parkingPriceOf } from './values/parkingPrice.ts'
import { type ParkingSpaces, parkingSpacesOf } from './values/parkingSpaces.ts'
import { type StatedWorks, statedWorksOf } from './values/statedWorks.ts'

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
  /** The pool whose payment is the rent in `numbers`; missing or null: none is. */
  readonly pooled?: PoolIncome | null
  /** As written, for showing; what they mean is in the closed types beside them. */
  readonly texts: Readonly<Record<TextKey, string | null>>
  readonly flags: Readonly<Record<FlagKey, boolean | null>>
  /** Let: wholly, in part, or free. */
  readonly vermietet: boolean | 'teilweise' | null
  /** Who is still in it, where it is not let for good; null: nobody, or it is not told. */
  readonly occupant: Occupant | null
  /** A renewal of the quarter is not settled with the town yet (§ 154 BauGB). */
  readonly owesTown: boolean
  /** The rent may not be raised by agreement; null: nothing is told of it. */
  readonly fixedRent: FixedRent | null
  /** It may rise to an amount and no further by agreement; null: nothing is told of it. */
  readonly rentCap: RentCap | null
  /** null: not known, or a house. */
  readonly floor: Floor | null
  readonly heating: Heating
  /** All that is said of it, the worst first; empty: nothing, or nothing that we know. */
  readonly conditions: readonly Condition[]
  readonly works: StatedWorks
  /** Year of the last modernisation that is named. */
  readonly renewedIn: number | null
  /** Year that the words on the condition name themselves: "1995/96 saniert"; null: they name none. */
  readonly conditionIn: number | null
  readonly energieklasse: Energieklasse | null
  readonly ausweisArt: 'Bedarf' | 'Verbrauch' | null
  readonly parking: ParkingSpaces | null
  readonly parkingPrice: ParkingPrice
  /** The space is a Sondernutzungsrecht: it belongs to all owners. */
  readonly spaceByRight?: true
  /** The last day that the words can mean. */
  readonly days: Readonly<Record<DayKey, CalendarDate | null>>
  /** "nach Vereinbarung": no day is promised. */
  readonly moveInIsOpen: boolean
  /** Day on which an Erbbaurecht ends or the years it still runs, as written. */
  readonly erbbauEnde: string | number | null
  readonly erbbauTerm: ErbbauTerm | null
  /** By the document's own words; missing: nothing refuses it. */
  readonly erbbauRefused?: { readonly extension: boolean; readonly purchase: boolean }
  /** € a year that a buyer pays: the new one where the owner of the land asks it, else the present one, as in `numbers`. */
  readonly erbbauzins: number | null
  /** What is offered, for the words of a report; null: not looked for. What is calculated rests on the facts alone, and on what the new Erbbauzins and a court tell. */
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

const DAYS = ['energieausweisGueltigBis', 'bezugsfreiAb', 'exposeDatum'] as const satisfies readonly TextKey[]

export type NumberKey = (typeof NUMBERS)[number]
export type TextKey = (typeof TEXTS)[number]
export type FlagKey = (typeof FLAGS)[number]
export type DayKey = (typeof DAYS)[number]

export function offerOf(
  facts: Facts,
  deal: Deal | null = null,
  sightings: Sightings = NOTHING_SIGHTED,
  remarks: readonly Remark[] = [],
): Offer {
  const value = (key: FactKey): FactValue | null => facts[key]?.value ?? null
  const texts = record(TEXTS, key => textOf(value(key)))
  const objectType = texts.objektart === null ? null : objectTypeOf(texts.objektart)
  const seller = sellerBy(deal, texts.anbieterArt === null ? null : sellerOf(texts.anbieterArt))
  const letting = value('vermietet')
  const end = value('erbbauRestlaufzeit')
  const erbbauEnde = typeof end === 'boolean' ? null : end
  const conditions = conditionsIn(texts.zustand ?? '')
  const told = record(NUMBERS, key => numberOf(value(key)))
  return {
    objectType,
    kind: objectType && objectKindOf(objectType),
    seller,
    neubau: neubauOf(texts.zustand === null ? null : conditions, seller, deal),
    numbers: withOwnersRent(told, deal),
    pooled: poolIncomeOf(told, deal),
    texts,
    flags: record(FLAGS, key => flagOf(value(key))),
    // Who keeps a right for life has no tenant and does not leave.
    vermietet: isKeptWhole(deal) ? null : letting === 'teilweise' || typeof letting === 'boolean' ? letting : null,
    occupant: occupantOf(facts, remarks),
    owesTown: remarks.some(({ rule, certainty }) => rule === 'ausgleichsbetrag-offen' && certainty === 'stated'),
    fixedRent: fixedRentOf(remarks),
    rentCap: rentCapOf(remarks),
    floor: texts.etage === null ? null : floorOf(texts.etage),
    heating: heatingOf(texts.energietraeger, texts.heizung, isOfMixedAges(facts)),
    conditions,
    works: statedWorksOf(
      (['zustand', 'letzteModernisierung'] as const).flatMap(key => {
        const [proof] = facts[key]?.evidence ?? []
        return texts[key] === null ? [] : [{ text: texts[key], quote: proof ? wholeQuote(proof) : '' }]
      }),
    ),
    renewedIn: yearIn(texts.letzteModernisierung ?? ''),
    conditionIn: renewedAsTold(facts) ?? (isOneSentence(facts) ? yearIn(texts.letzteModernisierung ?? '') : null),
    energieklasse: klasseOf(texts.energieklasse),
    ausweisArt:
      texts.energieausweisArt === 'Bedarf' || texts.energieausweisArt === 'Verbrauch' ? texts.energieausweisArt : null,
    parking: texts.stellplatz === null ? null : parkingSpacesOf(texts.stellplatz),
    parkingPrice: parkingPriceBy(facts, remarks, deal),
    ...(tells(remarks, 'sondernutzung-stellplatz') && { spaceByRight: true }),
    days: record(DAYS, key => lastDayOf(texts[key] ?? '')),
    moveInIsOpen: /vereinbarung|absprache|rücksprache/iu.test(texts.bezugsfreiAb ?? ''),
    erbbauEnde,
    erbbauRefused: { extension: tells(remarks, 'erbbau-verlaengerung-versagt'), purchase: tells(remarks, 'erbbau-ankauf-versagt') }, // prettier-ignore
    erbbauzins: facts.erbbauzinsJahr?.buyer
      ? numberOf(value('erbbauzinsJahr'))
      : (deal?.newGroundRent?.year ?? numberOf(value('erbbauzinsJahr'))),
    erbbauTerm: erbbauEnde === null ? null : erbbauTermOf(erbbauEnde),
    deal,
    facts,
    sightings,
  }
}

function tells(remarks: readonly Remark[], name: string): boolean {
  return remarks.some(({ rule, certainty }) => rule === name && certainty === 'stated')
}

/** By the words beside both prices; else what sentences say of it: it can be bought, too, or must be and is not in the price, as the sum of both tells. */
function parkingPriceBy(facts: Facts, remarks: readonly Remark[], deal: Deal | null): ParkingPrice {
  const must = ['pflichtkauf', 'pflichtkauf-zugleich', 'pflichtkauf-davor'].some(name => tells(remarks, name))
  const said = parkingPriceOf(facts, tells(remarks, 'stellplatz-wahlweise') && !must)
  const isBeside = deal?.parts.some(({ kind, priceEuro, inPrice }) => kind === 'stellplatz' && priceEuro === facts.stellplatzPreis?.value && inPrice === false) // prettier-ignore
  return said.terms === null && must && isBeside ? { ...said, terms: 'zuzueglich' } : said
}

/** Where the buyer says whether a court sells, that goes before who is read to offer it. */
function sellerBy(deal: Deal | null, read: SellerKind | null): SellerKind | null {
  if (deal?.type.buyer !== 'stated') return read
  if (deal.type.value === 'zwangsversteigerung') return 'gericht'
  return read === 'gericht' ? null : read
}

/** @param conditions null: the exposé says nothing of it */
function neubauOf(
  conditions: readonly Condition[] | null,
  seller: SellerKind | null,
  deal: Deal | null,
): boolean | null {
  if (deal?.type.value === 'neubau-bautraeger') return true
  if (conditions !== null) return conditions.includes('neubau') || conditions.includes('rohbau')
  return seller === 'bautraeger' ? true : null
}

/** The court sells: it says so itself, or there is a Verkehrswert and no price. */
export function isAuction({ deal, seller, numbers }: Pick<Offer, 'deal' | 'seller' | 'numbers'>): boolean {
  if (deal) return deal.type.value === 'zwangsversteigerung'
  return seller === 'gericht' || (numbers.verkehrswert !== null && numbers.kaufpreis === null)
}

/** A home that was ready longer ago is sold for the second time, whatever its exposé calls it. */
const YEARS_OF_FIRST_SALE = 2

/** First sale by the builder, as seen on the day: an exposé may be years old, and its "Erstbezug" then long over. null: not known. */
export function firstSale({ neubau, numbers, texts }: Pick<Offer, 'neubau' | 'numbers' | 'texts'>, day: CalendarDate) {
  if (neubau !== true) return neubau
  const years = [numbers.baujahr, yearIn(texts.bezugsfreiAb ?? ''), yearIn(texts.exposeDatum ?? '')]
  return years.every(year => year === null || year >= yearOf(day) - YEARS_OF_FIRST_SALE)
}

function record<Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map(key => [key, of(key)])) as Record<Key, Value>
}

/** Homes of the house round a flat. Of a package the number told is that of the flats sold, and how many more there are, nobody says: null. */
export function flatsOfCommunity({ deal, numbers }: Pick<Offer, 'deal' | 'numbers'>): number | null {
  return deal?.type.value === 'paket' ? null : numbers.einheiten
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

function klasseOf(text: string | null): Energieklasse | null {
  const letters = text?.trim().toUpperCase()
  return ENERGIEKLASSEN.rows.find(({ key }) => key === letters)?.key ?? null
}

/** "1987 durchgreifend modernisiert, das Dach 2012 gedeckt": the year in the clause of the condition itself. */
const RENEWED_IN =
  /(?<!(?:Baujahr|Bj\.|von|aus|seit|errichtet\p{L}*|erbaut\p{L}*|gebaut\p{L}*)\s)(?<!\d)(?<year>(?:19[5-9]|20\d)\d)(?:\s?[/–-]\s?\d{2,4})?\s(?:(?!errichtet|erbaut|gebaut)[\p{L}-]+\s){0,7}(?:\p{L}*saniert|\p{L}*modernisiert|\p{L}*renoviert)(?!\p{L})/u

function renewedAsTold({ zustand }: Facts): number | null {
  const said = zustand?.evidence[0]
  const year = said && RENEWED_IN.exec(wholeQuote(said).replaceAll(/\s+/gu, ' '))?.groups?.['year']
  return year === undefined ? null : Number(year)
}

/** One sentence tells how the home is and when it was made so. */
function isOneSentence({ zustand, letzteModernisierung }: Facts): boolean {
  const [said, dated] = [zustand?.evidence[0], letzteModernisierung?.evidence[0]]
  return said !== undefined && dated !== undefined && wholeQuote(said) === wholeQuote(dated)
}
