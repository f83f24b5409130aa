import { regexp } from '#kernel/regexp.ts'
import type { Facts } from '../facts.ts'
import { amountsIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { DUE_WITH_HOME, MUST_BUY, type ParkingPrice, parkingPriceOf } from '../values/parkingPrice.ts'
import type { Item, Part } from './deal.ts'
import { ownText } from './ownText.ts'
import { partKindOf } from './parts/partFields.ts'

interface Items {
  readonly included: readonly Item[]
  readonly excluded: readonly Item[]
}

/** The home alone costs at least this share of what is asked for home and parking. */
const MIN_SHARE_OF_HOME = 0.5

/** Whether parking is in the asked price, as the document's sums tell or its words on what comes with the price. What they leave open stays null. */
export function parkingInPrice(
  parts: readonly Part[],
  items: Items,
  facts: Pick<Facts, 'kaufpreis' | 'stellplatzPreis'> & Partial<Pick<Facts, 'stellplatz'>>,
  passages: readonly Passage[],
): Part[] {
  const { kaufpreis, stellplatzPreis } = facts
  const [within, beside] = [items.included.filter(isParking), items.excluded.filter(isParking)]
  const amounts = ownText(passages).flatMap(({ text }) => amountsIn(text).map(({ value }) => value))
  const asked = kaufpreis?.value
  const price = stellplatzPreis?.value
  const isPriced = parts.some(({ kind, priceEuro }) => kind === 'stellplatz' && priceEuro !== null)
  const named =
    stellplatzPreis && typeof price === 'number' && !isPriced
      ? [space('Stellplatz', price, inPriceBy(parkingPriceOf(facts)), stellplatzPreis.evidence)]
      : []
  const isBoughtWith = ownText(passages).some(({ text }) => BOUGHT_WITH.test(text))
  const told = [...parts, ...named].map(part => {
    if (part.kind !== 'stellplatz' || part.priceEuro === null) return part
    const bySum = typeof asked === 'number' ? inSum(part.priceEuro, asked, amounts) : null
    const byWords = part.inPrice ?? (within.length > 0 ? true : beside.length > 0 || isBoughtWith ? false : null)
    return { ...part, inPrice: bySum ?? byWords }
  })
  const spaces = told.filter(({ kind }) => kind === 'stellplatz')
  // "Ein Stellplatz ist inbegriffen, weitere kosten 30.000 €"
  const inside = within.find(({ evidence }) => !isBoughtWith || !evidence.some(({ quote }) => BELONGS.test(quote)))
  const first =
    inside && !spaces.some(({ inPrice }) => inPrice === true) ? [space(inside.name, null, true, inside.evidence)] : []
  const extra =
    beside[0] && spaces.length + first.length === 0 ? [space(beside[0].name, null, false, beside[0].evidence)] : []
  const { stellplatz } = facts
  const isTold = spaces.length + first.length + extra.length === 0 && ownText(passages).some(({ text }) => IN_PRICE.test(text) || BOTH_IN_PRICE.test(text)) // prettier-ignore
  const withPrice = stellplatz && isTold ? [space(String(stellplatz.value), null, true, stellplatz.evidence)] : []
  return [...told, ...first, ...extra, ...withPrice]
}

/** "Stellplatz ¦ Garagenplatz Nr. 31 ¦ im Kaufpreis", "Stellplatz Nr. 41 als Sondernutzungsrecht ohne Aufpreis", "zur Wohnung gehört ein Carport" */
const SPACE = String.raw`\p{L}*(?:stellpl[aä]tz\p{L}*|garagen?\p{L}*|carports?)`
const COMES_WITH_IT = String.raw`(?:gehört|gehören)\s(?:(?:natürlich|selbstverständlich|mit|auch|ebenfalls|bereits)\s)*(?:dazu|zu[rm]\s(?:wohnung|haus|objekt|angebot|immobilie|grundstück))`
const IN_PRICE = regexp.iu`(?<!\p{L})${SPACE}(?!\p{L})(?:[^.;]|(?<=Nr)\.){0,40}(?<!\p{L})(?:(?<!nicht\s)im (?:kauf|fest|gesamt)?preis(?!\p{L}|\s(?:von|bei)|[^.;,]{0,30}(?<!\p{L})nicht(?!\p{L}))|ohne (?:aufpreis|mehrpreis|zusatzkosten)|als sondernutzungsrecht(?!\s(?:für|gegen|zum|erworben))|${COMES_WITH_IT}(?!\p{L}))|(?:gehört|gehören)\s(?!nicht)(?:(?:noch|auch|ferner|außerdem)\s)?(?:[^.;]{0,40}\s)?(?:ein|eine|der|die|zwei|\d)\s(?:\p{L}+e[rsn]?\s)?${SPACE}(?!\p{L})(?:\s(?:mit\s)?dazu|\szu[rm]\s(?:wohnung|haus|objekt|grundstück))?(?=[^.;]{0,60}(?:$|[.;,]))`

/** "Ein Carport steht am Weg, davor parkt ein zweiter Wagen. Beides ist im Preis drin." */
const BOTH_IN_PRICE = regexp.iu`(?<!\p{L})${SPACE}(?!\p{L})[^.;]{0,80}\.\s(?:beides|beide|alles|das|dies|sie|er)\s(?:ist|sind)\s(?:(?:natürlich|selbstverständlich|bereits|schon|auch|mit)\s)*im\s(?:kauf|gesamt)?preis(?!\p{L}|\s(?:noch\s)?nicht)`

/** "Tiefgarage: 1 Stellplatz je Wohnung ist mitzuerwerben": what must be bought with it is not in its price. */
const BOUGHT_WITH = regexp.iu`(?<!\p{L})\p{L}*(?:stellpl[aä]tz\p{L}*|garagenpl[aä]tz\p{L}*|garagen?)(?!\p{L})(?:[^.]|\.\d){0,60}?(?:${MUST_BUY})(?!\p{L}|[^.]{0,12}nicht)|${DUE_WITH_HOME}`

/** What belongs to the home may have a price of its own: "gehört dazu und wird nur gemeinsam verkauft, Preis 12.500 €". */
const BELONGS = /(?<!\p{L})gehör(?:t|en)(?!\p{L})/iu

/** "TG-Stellplatz | zzgl. 15.000 €" */
function inPriceBy({ terms }: ParkingPrice): boolean | null {
  return terms === null ? null : terms === 'enthalten'
}

/** A garage, a carport or a place to park among what comes with the price. */
export function isParking({ name }: Pick<Item, 'name'>): boolean {
  return partKindOf(name) === 'stellplatz'
}

/** "595.000 €, Stellplatz 25.000 €, gesamt 620.000 €": true where the total is asked, false where the home's price is. Of "2 Plätze à 28.000 €" both count. */
function inSum(price: number, asked: number, amounts: readonly number[]): boolean | null {
  const isNamed = (sum: number): boolean => amounts.some(amount => Math.abs(amount - sum) < 1)
  const sums = SPACES.map(count => count * price).filter(sum => sum === price || isNamed(sum))
  if (sums.some(sum => isNamed(asked + sum))) return false
  return sums.some(sum => asked - sum >= MIN_SHARE_OF_HOME * asked && isNamed(asked - sum)) ? true : null
}

/** As many as come with one home. */
const SPACES: readonly number[] = [1, 2, 3, 4]

function space(name: string, priceEuro: number | null, inPrice: boolean | null, evidence: Part['evidence']): Part {
  const open = { areaM2: null, areaKind: null, rentMonthEuro: null, let: null, status: null }
  return { name, kind: 'stellplatz', ...open, priceEuro, inPrice, evidence }
}
