import { regexp } from '#kernel/regexp.ts'
import type { Facts } from '../facts.ts'
import { sentenceAround } from '../scope/negation.ts'
import type { Passage } from '../passages.ts'
import type { DealObjectKind, Part } from './deal.ts'
import { offeredUnit } from './namedUnit.ts'
import { hitsOf } from './ownText.ts'

export interface PartsAndName {
  readonly kind: DealObjectKind | null
  readonly own: readonly Passage[]
  readonly facts: Facts
  readonly parts: readonly Part[]
  /** The document is a list of units with prices. */
  readonly priceList: boolean
}

const ONE_HOME: readonly (DealObjectKind | null)[] = ['einfamilienhaus', 'doppelhaushaelfte', 'reihenhaus']
const LAND: readonly (DealObjectKind | null)[] = ['grundstueck', 'land-forst']
const MANY = String.raw`(?:drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|[3-9]|[1-9]\d)`
const FLATS_IN_HOUSE = regexp.giu`(?<!\p{L})${MANY}\s(?:(?:\p{L}+e[nr]?|gut|WoFlV)\s){0,3}(?:wohn(?:ungen|einheiten)|mietwohnungen|mieteinheiten|(?:miet)?parteien|WE|residential units|apartments|flats)(?!\p{L})|(?:residential )?units\s?[:¦]\s?(?:\d+\s?¦\s?)*\d+|(?:wohneinheiten|anzahl (?:der )?wohnungen|mieteinheiten)\s?[:¦]\s?(?:[3-9]|[1-9]\d)(?!\d)`
/** What is planned, gone, elsewhere or in the house round a flat makes no apartment house. */
const NOT_NOW =
  /(?<!\p{L})(?:ehemal\p{L}*|früher\p{L}*|einst|könnte\p{L}*|kann|möglich\p{L}*|denkbar|\p{L}*vorbescheid\p{L}*|geplant|potenzial|umnutzung|nebenan|nachbar\p{L}*|gegenüber|wird|werden|soll(?:en)?|studie|siedlung|projekt|quartier|zuletzt|bis (?:19|20)\d{2}|war|waren|wurde|ließe\p{L}*|anlage|max\.?|höchstens|verkauft)(?!\p{L})/iu
const SOLD_SINGLY =
  /(?<!\p{L})(?:einzel(?:erwerb|verkauf|preis)|erwerb einzeln|einzeln (?:zu )?(?:erwerb|kauf|verk)|(?:auch|gerne?) einzeln|wohnungsübersicht|preisliste|verkaufsübersicht|verkaufsliste)/giu
const NOT_SINGLY = /nicht|kein|einzeln standen|unverkäuflich/iu
const SHOP =
  /(?<!\p{L})(?:laden(?:lokal|fläche|geschäft|einheit)?|geschäftslokal|café|bäckerei|metzgerei|gaststätte|gastraum|restaurant|imbiss|kiosk|friseur(?:salon)?|apotheke|praxis(?:räume|fläche)?|bank(?:filiale)?|büro(?:fläche|einheit|räume)|gewerbe(?:einheit|fläche|teil)|kanzlei)(?!\p{L})[^.\n]{0,80}(?:\d\s?(?:m²|qm)|vertrag|verpachtet|vermietet|pächter|mieter|betreibt|miete)|(?:betreibt|führt|vermietet an|verpachtet an)[^.\n]{0,60}(?<!\p{L})(?:laden|geschäft|café|bäckerei|gaststätte|restaurant|imbiss|kiosk|salon|praxis|apotheke|kanzlei|büro)(?!\p{L})/giu
/** Fewer flats make no apartment house (deals.md, mehrfamilienhaus). */
const MIN_FLATS = 3

/** What the parts say about the whole: several flats sold one by one are no house, and a house of several flats is an apartment house. null: nothing else than the words. */
export function kindByParts({ kind, own, facts, parts, priceList }: PartsAndName): DealObjectKind | null {
  const units = parts.filter(({ kind: part }) => part !== 'stellplatz' && part !== 'sonstiges')
  if (areSharesOfOne(units)) return null
  const plots = units.filter(({ kind: part }) => part === 'grundstueck').length
  // Named by their numbers in the register alone, parcels do not tell what stands on them.
  if (
    kind !== null &&
    units.length >= 2 &&
    units.every(({ name }) => /^(?:Flurstück|Flst|Blatt|(?:(?:lfd\.? ?)?Nr\.? ?)?\d{1,2}$)/u.test(name))
  )
    return null
  if (units.length >= 2 && plots === units.length) return LAND.includes(kind) ? null : 'grundstueck'
  if (units.length >= 2 && areSoldSingly(units, own)) return 'mehrere'
  if (priceList && !LAND.includes(kind) && offeredUnit(own) === null) return 'mehrere'
  if (areFlatsOfBuilder(units, facts) && offeredUnit(own) === null) return 'mehrere'
  if (
    (kind === 'wohnung' || kind === null) &&
    (areAllFlatsOffered(own, facts) || areFlatsOfOneHouse(units, own, facts))
  )
    return units.some(({ kind: part }) => part === 'gewerbe') ? 'wohn-geschaeftshaus' : 'mehrfamilienhaus'
  if (kind === null || LAND.includes(kind) || kind === 'wohnung' || kind === 'mehrere') return null
  const homes = homesOf(units, facts)
  const shops = units.filter(({ kind: part }) => part === 'gewerbe').length
  const counted = Math.max(homes, Number(facts.einheiten?.value ?? 0), flatsSaid(own) ? MIN_FLATS : 0)
  // Where nothing tells what a unit is, it is taken for a flat; in a house of trade it must be called one.
  const named = units.filter(
    ({ kind: part, name }) => part === 'wohnung' && /wohn|whg|(?<!\p{L})WE(?!\p{L})/iu.test(name),
  )
  if (kind === 'gewerbe')
    return (named.length >= 2 && shops > 0) ||
      flatsSaid(own.filter(({ headline }) => headline)) ||
      isMostlyLivedIn(own, facts)
      ? 'wohn-geschaeftshaus'
      : null
  if (kind === 'wohn-geschaeftshaus') return null
  if (homes >= 2 && shops > 0) return 'wohn-geschaeftshaus'
  const isHouseOfFlats = kind === 'mehrfamilienhaus' || (ONE_HOME.includes(kind) && counted >= MIN_FLATS)
  if (isHouseOfFlats && saidNow(SHOP, own)) return 'wohn-geschaeftshaus'
  if (kind === 'einfamilienhaus' && (counted >= MIN_FLATS || units.some(isLetHouse))) return 'mehrfamilienhaus'
  return null
}

const FLOOR = /^(?:(?:\d\. ?)?(?:OG|obergeschoss)|[EDU]G|(?:erd|dach|unter)geschoss)$/iu
const FOR_TWO = /zwei-?\s?familien/iu

/** Of a house for two families that is told floor by floor the attic is no third flat. */
function homesOf(units: readonly Part[], { objektart }: Facts): number {
  const homes = units.filter(({ kind }) => kind === 'wohnung')
  const areFloors = homes.every(({ name }) => FLOOR.test(name)) && FOR_TWO.test(String(objektart?.value ?? ''))
  return areFloors ? Math.min(homes.length, 2) : homes.length
}

/** The house itself is spoken of, as what the flats are in. */
const THE_HOUSE =
  /(?<!\p{L})(?:das|dem|des|ein|einem|eines|im|unter einem)\s(?:\p{L}+e[nrs]?\s){0,2}(?:\p{L}*haus(?:es)?|gebäude[s]?|altbau|objekts?|dach)(?!\p{L})|geschossige[sr]?\s/giu
const ONE_FLAT = /(?<!\p{L})(?:\p{L}*wohnung|app?artment|penthouse)(?!\p{L})/iu

/** "Sechs Wohnungen, voll vermietet": the title offers all flats of a house, with its land and without a Hausgeld. */
function areAllFlatsOffered(own: readonly Passage[], facts: Facts): boolean {
  if (facts.hausgeldMonat) return false
  const titles = own.filter(({ headline, page }) => headline && page === 1)
  const offered = hitsOf(FLATS_IN_HOUSE, titles).some(
    ({ passage, start }) => !ONE_FLAT.test(passage.text.slice(0, start)) && !SOLD_APART.test(passage.text),
  )
  return offered && (facts.grundstuecksflaeche !== null || hitsOf(THE_HOUSE, own).length > 0)
}

/** A rent roll of flats without a price of their own, nowhere called flats of a community: one house with one price. */
function areFlatsOfOneHouse(units: readonly Part[], own: readonly Passage[], facts: Facts): boolean {
  const homes = units.filter(({ kind }) => kind === 'wohnung')
  const told = homes.filter(part => part.rentMonthEuro !== null || part.let !== null)
  return (
    homes.length >= MIN_FLATS &&
    told.length === homes.length &&
    units.every(({ priceEuro }) => priceEuro === null) &&
    !facts.hausgeldMonat &&
    hitsOf(OF_A_COMMUNITY, own).length === 0
  )
}

const OF_A_COMMUNITY =
  /(?<!\p{L})(?:eigentumswohnung(?:en)?|ETW|WEG|teilungserklärung|sondereigentum|hausgeld|wohngeld|paket|portfolio)(?!\p{L})/giu

/** "8 WE + 1 Laden": flats are counted, and they have a Wohnfläche of their own. */
function isMostlyLivedIn(own: readonly Passage[], facts: Facts): boolean {
  return facts.wohnflaeche !== null && flatsSaid(own)
}

const SOLD_APART = /(?<!\p{L})(?:neubau\p{L}*|eigentumswohnungen|zum kauf|einzeln|häuser[n]?|paket)(?!\p{L})/iu

/** Nobody lets a house of one family that is so large. */
const MIN_HOUSE_OF_FLATS = 250

function isLetHouse({ kind, areaM2, rentMonthEuro }: Part): boolean {
  return kind === 'haus' && rentMonthEuro !== null && Number(areaM2) > MIN_HOUSE_OF_FLATS
}

/** "1/2 Zweifamilienhaus (a)" and "1/2 Zweifamilienhaus (b)" are one house. */
function areSharesOfOne(units: readonly Part[]): boolean {
  const things = new Set(units.map(({ name, areaM2 }) => `${/^\d+\/\d+ ([^(]+)/u.exec(name)?.[1] ?? name} ${areaM2}`))
  return units.length >= 2 && things.size === 1
}

/** Prices or a mark of sale on several units; "frei" alone may mean that nobody lives there. */
function areSoldSingly(units: readonly Part[], own: readonly Passage[]): boolean {
  const prices = new Set(units.flatMap(({ priceEuro }) => priceEuro ?? []))
  const marked = units.filter(({ priceEuro, status }) => priceEuro !== null || (status !== null && status !== 'frei'))
  if (prices.size >= 2 || (prices.size === 1 && marked.length >= 2)) return true
  return hitsOf(SOLD_SINGLY, own).some(
    ({ passage, start, end }) => !NOT_SINGLY.test(sentenceAround(passage.text, start, end)),
  )
}

/** A builder shows flats side by side, and nobody pays rent for any: each is sold by itself, though the brochure names no price. */
function areFlatsOfBuilder(units: readonly Part[], facts: Facts): boolean {
  const homes = units.filter(({ kind, areaM2 }) => kind === 'wohnung' && areaM2 !== null)
  return (
    facts.anbieterArt?.value === 'Bauträger' &&
    facts.kaufpreis === null &&
    homes.length >= MIN_FLATS &&
    homes.length === units.length &&
    homes.every(part => part.rentMonthEuro === null && part.let === null)
  )
}

function flatsSaid(own: readonly Passage[]): boolean {
  return saidNow(FLATS_IN_HOUSE, own)
}

function saidNow(pattern: RegExp, own: readonly Passage[]): boolean {
  return hitsOf(pattern, own).some(({ passage, start, end }) => !NOT_NOW.test(sentenceAround(passage.text, start, end)))
}
