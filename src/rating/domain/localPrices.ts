import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { euro, inEuro, largerOf, type Money, smallerOf, times } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import { ANGEBOT_ZU_ABSCHLUSS } from '#reference/market/bewertungsmodell.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { zustandOf } from '#valuation/domain/marketObject.ts'
import type { Worth } from '#valuation/domain/worth.ts'

/** What the exposé itself names for this object or its like, as a price of this object. */
export interface LocalPrice {
  /** German, with its article: "der Verkehrswert des Gerichts". */
  readonly name: string
  readonly low: Money
  readonly high: Money
  /** Somebody independent has found it: it may lift our range. What a seller says of others may only lower it. */
  readonly independent: boolean
  /** Our middle contradicts it only outside of these; missing: where it is far off. */
  readonly span?: { readonly low: Money; readonly high: Money }
}

/** Percent from which a price that the exposé names contradicts our middle: twice what a good estimate is off. */
export const FAR = 25
/** Older than that, and the market has moved. */
const YEARS = 2

/** Sales without a size count only in the same house or next door, or by the square metre. */
export function localPricesOf(
  offer: Offer,
  sums: StatedSums,
  day: CalendarDate,
  appraisal: Pick<Appraisal, 'level'> | null = null,
): LocalPrice[] {
  const { numbers, deal, kind } = offer
  if (isOfOtherTerms(deal)) return onOwnGround(offer, sums, day, appraisal)
  const area = kind === 'Grundstück' ? numbers.grundstuecksflaeche : numbers.wohnflaeche
  const court = numbers.verkehrswert
  const recent = sums.valuations.filter(
    ({ by, isLending, year }) => by === 'gutachter' && !isLending && year !== null && year >= yearOf(day) - YEARS,
  )
  const sales = sums.comparisons.flatMap((one): LocalPrice[] => {
    const { low, high, per, isSameHouse, isNextDoor } = one
    const each = per === 'm²' ? area : isSameHouse || (isNextDoor && isFresh(one, day)) ? 1 : null
    if (each === null) return []
    return [
      {
        name: isNextDoor && per === 'object' ? NEXT_DOOR : 'ein Verkauf, den das Exposé nennt,',
        low: euro(low * each),
        high: euro(high * each),
        independent: false,
      },
    ]
  })
  return [
    ...(court !== null && court > 0
      ? [{ name: OF_COURT, low: euro(court), high: euro(court), independent: true }]
      : []),
    ...recent.map(({ low, high }) => ({ name: 'ein Gutachten', low: euro(low), high: euro(high), independent: true })),
    ...sales,
    ...areaPrices(offer, sums.area),
  ]
}

/** Next door a like house was sold with its land: what stands on another's is worth so much less as our estimate takes it for. */
function onOwnGround(
  { deal }: Offer,
  { comparisons }: StatedSums,
  day: CalendarDate,
  appraisal: Pick<Appraisal, 'level'> | null,
): LocalPrice[] {
  const factor = appraisal?.level?.adjustments.find(({ id }) => id === 'erbbaurecht')?.factor
  if (factor === undefined || deal?.retained || deal?.overlays.includes('betreiber')) return []
  return comparisons
    .filter(one => one.per === 'object' && one.isNextDoor && one.ownGround && isFresh(one, day))
    .map(({ low, high }) => {
      const on = (price: number) => euro(1000 * Math.round((price * factor) / 1000))
      return { name: NEXT_DOOR, low: on(low), high: on(high), independent: false }
    })
}

function isFresh({ year }: Pick<Comparison, 'year'>, day: CalendarDate): boolean {
  return year === null || year >= yearOf(day) - YEARS
}

/** Sold with a right on it, on foreign ground or with an operator's lease: what like homes bring says nothing of it. */
export function isOfOtherTerms(deal: Offer['deal']): boolean {
  return Boolean(deal?.retained) || deal?.overlays.includes('erbbau') === true || deal?.overlays.includes('betreiber') === true // prettier-ignore
}

/** The lowest of them; null: none is named. */
export function lowestNamed(prices: readonly LocalPrice[]): Money | null {
  return prices.length === 0 ? null : prices.map(({ high }) => high).reduce(smallerOf)
}

/** What is asked around, brought down to what is notarised: only of homes of its kind that are neither new nor in need of works. */
function areaPrices({ numbers, kind, deal, conditions, neubau }: Offer, around: StatedSums['area']): LocalPrice[] {
  const area = numbers.wohnflaeche
  const state = zustandOf(conditions)
  const isPoor = state === 'renovierungsbedürftig' || state === 'sanierungsbedürftig'
  const isOneHome = kind === 'Haus' || kind === 'Wohnung'
  if (!around || area === null || !isOneHome || isPoor || neubau === true) return []
  if (deal?.type.value !== 'bestand' || (around.kind !== null && around.kind !== kind)) return []
  const factor = around.isPaid ? 1 : ANGEBOT_ZU_ABSCHLUSS
  const notarised = (asked: number) => euro(1000 * Math.round((asked * factor * area) / 1000))
  return [
    {
      name: around.bySeller ? ALIKE_HERE : AROUND,
      low: notarised(around.mean),
      high: notarised(around.mean),
      independent: !around.bySeller,
      ...(around.span && { span: { low: notarised(around.span.low), high: notarised(around.span.high) } }),
    },
  ]
}

/** German, with its article. */
export const OF_COURT = 'der Verkehrswert des Gerichts'

/** German, with its article. */
export const AROUND = 'der Durchschnittspreis der Umgebung, den das Exposé druckt,'

/** German, with its article. */
export const ALIKE_HERE = 'der Preis vergleichbarer Objekte, den das Exposé nennt,'

/** German, with its article. */
export const NEXT_DOOR = 'der Verkauf nebenan, den das Exposé nennt,'

/** Those that contradict the estimate, and may change what is supposed of it. */
export function contradicting({ estimate }: Pick<Appraisal, 'estimate'>, prices: readonly LocalPrice[]): LocalPrice[] {
  if (!estimate) return []
  const above = times(estimate.mid, percent(100 + FAR))
  const below = times(estimate.mid, percent(100 - FAR))
  return prices.filter(({ low, high, independent, span }) => {
    if (span) return estimate.mid.cents < span.low.cents || estimate.mid.cents > span.high.cents
    return (independent && low.cents > above.cents) || high.cents < below.cents
  })
}

/** The range holds what contradicts it: then it is known less well than market data say. @param land what the land alone is worth */
export function widenedBy(appraisal: Appraisal, prices: readonly LocalPrice[], land: Money | null): Appraisal {
  const { estimate } = appraisal
  const apart = contradicting(appraisal, prices)
  if (!estimate || (apart.length === 0 && (!land || land.cents <= estimate.low.cents))) return appraisal
  const widest = apart.reduce(
    ({ low, high }, one) => ({ low: smallerOf(low, one.low), high: largerOf(high, one.high) }),
    { low: estimate.low, high: estimate.high },
  )
  const low = land ? smallerOf(largerOf(widest.low, land), estimate.mid) : widest.low
  const { high } = widest
  const halfWidth = inEuro({ cents: high.cents - low.cents }) / 2 / inEuro(estimate.mid)
  return { ...appraisal, estimate: { ...estimate, low, high, halfWidth } }
}

/** Green must hold at the lowest price, too, that the exposé names against itself. */
export function prudentBeside(
  worth: Worth | null,
  appraisal: Pick<Appraisal, 'estimate'>,
  prices: readonly LocalPrice[],
): Worth | null {
  const lower = contradicting(appraisal, prices).filter(
    ({ high }) => appraisal.estimate && high.cents < appraisal.estimate.mid.cents,
  )
  return worth && lower.reduce<Worth>((held, { high }) => ({ ...held, prudent: smallerOf(held.prudent, high) }), worth)
}
