import { add, euro, inEuro, largerOf, type Money, smallerOf, subtract, times } from '#kernel/money.ts'
import { AMPELGRENZEN } from '#reference/ampelgrenzen.ts'
import type { Appraisal, PriceEstimate } from './appraisal.ts'
import { halfWidthOf, type Uncertainty } from './spread.ts'

/** What limits the price that is still right. */
export type WorthLimit = 'schaetzung' | 'arbeiten' | 'ertrag'

/** What an offer is worth to its buyer, with the parking that the asked price includes. It never depends on the asked price. */
export interface Worth {
  /** The highest price that is still right: the least of its limits. */
  readonly ceiling: Money
  readonly limitedBy: WorthLimit
  /** The same if all that the exposé leaves open came out against the buyer. */
  readonly prudent: Money
  /** The same if it came out best; the ceiling where nothing is open. */
  readonly best: Money
  /** What the open statements may change either way, the most first. */
  readonly open: readonly OpenValue[]
}

export interface OpenValue {
  readonly id: string
  /** German: "Zustand nicht bekannt". */
  readonly label: string
  /** €, up or down. */
  readonly change: Money
}

export interface WorthGrounds {
  /** Parking that the asked price includes. */
  readonly parking: Money
  /** Works that are due by the exposé's own words, or all that are due where it calls the home in need of them. */
  readonly works: Money
  /** The same if the condition that is not told is the worst usual one. */
  readonly worksAtWorst: Money
  /** € a year, of the whole object, as stated; null: not let, or not to be bought for its rent. */
  readonly rentYear: Money | null
}

/**
 * Which part of the half-width a price may lie above the middle. Notarised prices of equal homes differ as much among each
 * other, so the middle itself is no limit; the upper end is what only the best of them bring.
 */
const ABOVE_MIDDLE = 1 / 3
/** From there on a wide range is ignorance, not a market: no more of it counts for the seller. Share. */
const MAX_HALF_WIDTH = 0.25
/** How far an open statement may turn out: nine of ten answers lie within (normal distribution, one side). */
const UNLUCKY = 1.28
const STEP = euro(1000)
/** Never less than this share of the ceiling, however much is open. */
const MIN_PRUDENT = 0.6

/** A home as it stands is priced for its bad condition already. */
const MIN_OF_PRESENT = 0.5

/** null without an estimate: then nobody can say what is right. */
export function worthOf(appraisal: Appraisal, { parking, works, worksAtWorst, rentYear }: WorthGrounds): Worth | null {
  const { estimate, renovated, uncertainties, openEnds } = appraisal
  if (!estimate) return null
  const above = 1 + ABOVE_MIDDLE * Math.min(MAX_HALF_WIDTH, certainHalfWidth(estimate, uncertainties))
  const limits: (readonly [WorthLimit, Money])[] = [
    ['schaetzung', times(estimate.mid, above)],
    ...(renovated && works.cents > 0
      ? [['arbeiten', afterWorks(estimate.mid, times(renovated, above), works)] as const]
      : []),
    ...(rentYear ? [['ertrag', times(rentYear, maxYearsOfRent())] as const] : []),
  ]
  const [limitedBy, least] = limits.reduce((a, b) => (b[1].cents < a[1].cents ? b : a))
  const home = roundedDown(least)
  const atBest = openEnds ? times(openEnds.best, above) : least
  const best = largerOf(least, rentYear ? smallerOf(atBest, times(rentYear, maxYearsOfRent())) : atBest)
  const open = openValues(estimate, uncertainties)
  const unlucky = Math.hypot(...open.map(({ change }) => inEuro(change)))
  const likely = euro(Math.max(inEuro(home) * MIN_PRUDENT, inEuro(home) - unlucky))
  // Whoever leaves out a bad condition must not be judged milder than who states it.
  const unluckiest = openEnds
    ? [
        openEnds.worst,
        ...(worksAtWorst.cents > 0 ? [afterWorks(openEnds.worst, openEnds.worstRenovated, worksAtWorst)] : []),
      ]
    : []
  const prudent = unluckiest.reduce(smallerOf, likely)
  return {
    ceiling: add(home, parking),
    limitedBy,
    prudent: smallerOf(add(roundedDown(prudent), parking), add(home, parking)),
    best: add(roundedDown(best), parking),
    open,
  }
}

/** Works counted in full may exceed a cheap house; its land and shell are still bought: never less than half of it as it stands. */
function afterWorks(mid: Money, renovated: Money, works: Money): Money {
  return largerOf(subtract(renovated, works), times(mid, MIN_OF_PRESENT))
}

/** Nobody takes it for exact, and a limit is never rounded up. */
function roundedDown({ cents }: Money): Money {
  const step = STEP.cents
  return { cents: Math.max(0, Math.floor(cents / step) * step) }
}

/** Without what the exposé left out: not knowing must not make a price right. */
function certainHalfWidth({ halfWidth }: PriceEstimate, uncertainties: readonly Uncertainty[]): number {
  const known = uncertainties.filter(({ missing }) => !missing)
  return known.length === 0 ? halfWidth : Math.min(halfWidth, halfWidthOf(known))
}

function openValues({ mid }: PriceEstimate, uncertainties: readonly Uncertainty[]): OpenValue[] {
  return uncertainties
    .filter(({ missing, sigma }) => missing && sigma > 0)
    .map(({ id, label, sigma }) => ({ id, label, change: times(mid, UNLUCKY * sigma) }))
    .sort((a, b) => b.change.cents - a.change.cents)
}

/** Kaufpreisfaktor above which the Ampel calls a price too high for an investor. */
function maxYearsOfRent(): number {
  const row = AMPELGRENZEN.rows.find(({ key }) => key === 'kaufpreisfaktor')
  if (row?.red === undefined) throw new RangeError('no red limit of the Kaufpreisfaktor')
  return row.red
}
