import {
  add,
  euro,
  germanMoney,
  inEuro,
  largerOf,
  type Money,
  smallerOf,
  subtract,
  sum,
  times,
  ZERO,
} from '#kernel/money.ts'
import type { StatedValuation } from '#extraction/domain/statements/valuations.ts'
import { MINDESTENS_WIE_ES_STEHT } from '#reference/market/verfahrensannahmen.ts'
import {
  type AfterWorks,
  afterWorksOf,
  type Floor,
  lessWorks,
  partlyRenovated,
  type WorksFigure,
} from './afterWorks.ts'
import type { Appraisal, PriceEstimate } from './appraisal.ts'
import { landOfLargePlot } from './largePlot.ts'
import {
  type LimitCandidate,
  type LimitStep,
  limitStep,
  type LimitSteps,
  printed,
  printedShare,
  type WorthLimit,
} from './limitSteps.ts'
import { marginOf, MAX_ABOVE, stepOf } from './margin.ts'
import { clearedLand } from './clearedLand.ts'
import type { OpenEnds } from './openRange.ts'
import { shareAsItStands } from './shareAsItStands.ts'
import type { Uncertainty } from './spread.ts'
import { PLOT, STAND, STAND_AT_MOST, type Unnamed, unnamedFor } from './unnamed.ts'
import { type Repairs, repairsOf } from './repairs.ts'
import { rentStepsOf, yearsOfRent } from './yearsOfRent.ts'

/** What an offer is worth to its buyer, with the parking that the asked price includes. It never depends on the asked price. */
export interface Worth {
  /** The highest price that is still right: the least of its limits. */
  readonly ceiling: Money
  readonly limitedBy: WorthLimit
  /** How the ceiling comes about. */
  readonly steps: LimitSteps
  /** How the works make the limit; null: they do not. */
  readonly afterWorks: AfterWorks | null
  /**
   * The condition is not told and the limit supposes a usual one: what is right if nothing was renewed since the home was built.
   * null: it is told, or nothing is old.
   */
  readonly untouched: AfterWorks | null
  /** Year since when that supposes nothing renewed, where the home was made of other rooms; missing: since it was built. */
  readonly untouchedSince?: number
  /**
   * The statement without which no price may be named, because most of the value hangs on it; null: it may be. The limits then only
   * keep an absurd price from being called open.
   */
  readonly unnamed: Unnamed | null
  /** The same if all that the exposé leaves open came out against the buyer. */
  readonly prudent: Money
  /** The same if it came out best; the ceiling where nothing is open. */
  readonly best: Money
  /** The upper end of our own range, at the asked price; missing: it is none of this bargain, as where a court sells. */
  readonly top?: Money
  /** What the buyer pays beside the price: taken off all of them. Missing: nothing. */
  readonly beside?: Money
  /** The ceiling without what is added to the middle of the estimate; missing: nothing is paid beside the price. */
  readonly plain?: Money
  /** What damages and letting again take, which make nothing better than usual: taken off all of them. Missing: nothing. */
  readonly repairs?: Repairs
  /** What somebody found by the exposé's words and the limit follows, within bounds or short of it. Missing: nobody. */
  readonly valuation?: { readonly told: StatedValuation; readonly isBounded: boolean }
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
  readonly works: readonly LimitStep[]
  readonly worksAre: WorksFigure
  /** What of the way to a modernised home they are, 0 to 1; missing: all of it. A new roof alone makes no home modernised. */
  readonly made?: number
  /** The same if the condition that is not told is the worst usual one. */
  readonly worksAtWorst: Money
  /** All works that are due in the middle case if nothing was renewed since the home was built; none where its condition is told. */
  readonly worksUntouched: readonly LimitStep[]
  /** Those that are due all lie inside a let home, and wait until the tenant leaves. */
  readonly worksOnVacancy: boolean
  /** The exposé says what condition it is in, so the works are no guess by its age. */
  readonly isConditionTold: boolean
  /** Damages, flats that cannot be let as they are, and tenants to be found again: they come off whole, and lift no value above the usual one. */
  readonly repairs: readonly LimitStep[]
  /** What the buyer pays beside the price for sure: his share of a decided Sonderumlage, what a new home still needs. */
  readonly burden: Money
  /** € a year, of the whole object, as stated; null: not let, or not to be bought for its rent. */
  readonly rentYear: LimitStep | null
  /** How far above the middle a price may lie at most, as a share of it. Missing: as far as of a home. */
  readonly mostAbove?: number
  /** A flat in it, where somebody lives, has no permit that anybody found: no such home is among the best of its kind. */
  readonly isPartOpen?: boolean
}

/** How far an open statement may turn out: nine of ten answers lie within (normal distribution, one side). */
const UNLUCKY = 1.28
const STEP = euro(1000)
/** Never less than this share of the ceiling, however much is open. */
const MIN_PRUDENT = 0.6

/** A home as it stands is priced for its bad condition already: never less than this share of it. */
const MIN_OF_PRESENT = MINDESTENS_WIE_ES_STEHT.anteil

/** null without an estimate: then nobody can say what is right. */
export function worthOf(
  appraisal: Appraisal,
  {
    parking,
    works,
    worksAre,
    made = 1,
    worksAtWorst,
    worksUntouched,
    worksOnVacancy,
    isConditionTold,
    repairs,
    burden,
    rentYear,
    mostAbove = MAX_ABOVE,
    isPartOpen = false,
  }: WorthGrounds,
): Worth | null {
  const { estimate, renovated, uncertainties, openEnds } = appraisal
  if (!estimate) return null
  const margin = marginOf(appraisal, estimate, mostAbove, isPartOpen)
  const { above } = margin
  // Not to be told the condition is no worse than to be told the worst; and a sound home is worth what it is, done up or not.
  const floor = floorOf(appraisal, estimate, isConditionTold)
  const most = yearsOfRent(appraisal)
  const onVacancy = worksOnVacancy
  const cost = sum(works.map(({ amount }) => amount))
  const damage = sum(repairs.map(({ amount }) => amount))
  const mended = (value: Money) => lessWorks(value, damage, smallerOf(value, times(estimate.mid, MIN_OF_PRESENT)))
  const ceilingOf = (value: Money) => add(roundedDown(subtract(mended(value), burden)), parking)
  const less = (lines: readonly LimitStep[], are: WorksFigure, share = 1) =>
    renovated && lines.some(({ amount }) => amount.cents > 0)
      ? afterWorksOf(
          { renovated: partlyRenovated(renovated, estimate.mid, share), above, works: lines, are, floor, onVacancy },
          ceilingOf,
        )
      : null
  const afterWorks = less(works, worksAre, made)
  const byRent = rentYear && rentStepsOf(rentYear, most)
  const mostByRent = byRent?.at(-1)?.amount ?? null
  const candidates = [
    { limit: 'schaetzung' as const, steps: [stepOf(margin, estimate)] },
    ...(afterWorks ? [{ limit: 'arbeiten' as const, steps: afterWorks.steps }] : []),
    ...(byRent ? [{ limit: 'ertrag' as const, steps: byRent }] : []),
  ]
  const [limitedBy, least] = leastOf(candidates)
  const atBest = openEnds ? bestOf(openEnds, 1 + above, isConditionTold ? cost : ZERO, floor.value) : least
  const unnamed = unnamedFor(uncertainties, appraisal)
  // Land that nobody has told the size of may carry a price that no rent does.
  const best =
    unnamed?.id === PLOT
      ? add(largerOf(least, atBest), landOfLargePlot(appraisal))
      : unnamed?.id === STAND
        ? times(least, STAND_AT_MOST)
        : largerOf(least, mostByRent ? smallerOf(atBest, mostByRent) : atBest)
  const open = openValues(estimate, uncertainties)
  const unlucky = Math.hypot(...open.map(({ change }) => inEuro(change)))
  const likely = euro(Math.max(inEuro(least) * MIN_PRUDENT, inEuro(least) - unlucky))
  // Whoever leaves out a bad condition must not be judged milder than who states it.
  const unluckiest = openEnds
    ? [
        openEnds.worst,
        ...(worksAtWorst.cents > 0
          ? [lessWorks(openEnds.worstRenovated, worksAtWorst, times(openEnds.worst, MIN_OF_PRESENT))]
          : []),
      ]
    : []
  const prudent = unluckiest.reduce(smallerOf, likely)
  const ceiling = ceilingOf(least)
  const untouched = less(worksUntouched, worksAre === 'partlyByAge' || worksAre === 'named' ? 'partlyByAge' : 'byAge')
  return {
    ceiling,
    limitedBy,
    steps: {
      candidates,
      further: furtherSteps(least, mended(least), repairs, burden, parking, ceiling),
      ...(best.cents > least.cents && {
        best: bestStep(mended(best), best.cents === mostByRent?.cents, burden, parking, ceilingOf(best)),
      }),
    },
    afterWorks: limitedBy === 'arbeiten' ? afterWorks : null,
    untouched: untouched && untouched.right.cents < ceiling.cents ? untouched : null,
    ...(appraisal.object?.converted && { untouchedSince: appraisal.object.converted.year }),
    unnamed,
    prudent: smallerOf(ceilingOf(prudent), ceiling),
    best: ceilingOf(best),
    ...(burden.cents > 0 && { beside: burden, plain: ceilingOf(smallerOf(least, estimate.mid)) }),
    ...(repairs.length > 0 && { repairs: repairsOf(subtract(least, mended(least)), repairs) }),
    open,
  }
}

function leastOf(candidates: readonly LimitCandidate[]): readonly [WorthLimit, Money] {
  const priced = candidates.flatMap(({ limit, steps }) => steps.slice(-1).map(one => [limit, one.amount] as const))
  return priced.reduce((a, b) => (b[1].cents < a[1].cents ? b : a))
}

/** From the least of the limits to what is right at the asked price. */
function furtherSteps(
  least: Money,
  mended: Money,
  repairs: readonly LimitStep[],
  burden: Money,
  parking: Money,
  ceiling: Money,
): LimitStep[] {
  const off = limitStep('ab: was neben dem Preis zu zahlen ist', 'laut Exposé: Umlage, Ablösung oder was am Neubau fehlt', subtract(ZERO, burden)) // prettier-ignore
  const left = subtract(mended, burden)
  const rounded = roundedDown(left)
  const cost = sum(repairs.map(({ amount }) => amount))
  const isWhole = subtract(least, cost).cents === mended.cents
  return [
    ...repairs.map(({ label, formula, amount }) => limitStep(`ab: ${label}`, formula, subtract(ZERO, amount))),
    ...(isWhole
      ? []
      : [limitStep('Nicht weniger als', `${printedShare(MIN_OF_PRESENT)} der Mitte der Schätzung`, mended)]),
    ...(burden.cents > 0 ? [off] : []),
    limitStep('abgerundet', `${printed(left)}, auf volle ${germanMoney(STEP)} abgerundet`, rounded),
    ...(parking.cents > 0
      ? [limitStep('mit dem Stellplatz, der im Preis steckt', `${printed(rounded)} + ${printed(parking)}`, ceiling)]
      : []),
  ]
}

/** The same way for what is right at best. */
function bestStep(best: Money, isByRent: boolean, burden: Money, parking: Money, right: Money): LimitStep {
  const what = isByRent ? 'mehr trägt die Miete nicht' : 'alles Offene im günstigsten üblichen Fall'
  const less = burden.cents > 0 ? ` − ${printed(burden)}` : ''
  const more = parking.cents > 0 ? `, + ${printed(parking)} Stellplatz` : ''
  return limitStep('Im günstigsten Fall', `${printed(best)}${less}, auf volle ${germanMoney(STEP)} abgerundet${more} (${what})`, right) // prettier-ignore
}

/** The home as it stands: what the works take off leaves no less. */
function floorOf(appraisal: Appraisal, { mid, low }: PriceEstimate, isConditionTold: boolean): Floor {
  if (!isConditionTold) return { value: appraisal.openEnds?.worst ?? mid, name: 'der ungünstigste übliche Zustand' }
  if (!isPoor(appraisal)) return { value: low, name: 'das untere Ende der Spanne' }
  const land = clearedLand(appraisal)
  const share = shareAsItStands(appraisal)
  const part = times(mid, share)
  return land && land.cents > part.cents
    ? { value: smallerOf(land, mid), name: 'der Boden ohne das Haus: Bodenrichtwert, ab Freilegung' }
    : { value: part, name: `${printedShare(share)} der Mitte von ${germanMoney(mid)}` }
}

function isPoor({ object }: Appraisal): boolean {
  return object?.zustand === 'renovierungsbedürftig' || object?.zustand === 'sanierungsbedürftig'
}

/** Works that are due by the exposé's own words stay due, however well the rest turns out. */
function bestOf({ best, bestRenovated }: OpenEnds, above: number, works: Money, floor: Money): Money {
  const asItStands = times(best, above)
  return works.cents > 0 ? smallerOf(asItStands, lessWorks(times(bestRenovated, above), works, floor)) : asItStands
}

/** null: no price may be told, be it that nothing is known or that one statement decides it all. */
export function namedWorth(worth: Worth | null): Worth | null {
  return worth?.unnamed === null ? worth : null
}

/** Nobody takes it for exact, and a limit is never rounded up. */
export function roundedDown({ cents }: Money): Money {
  const step = STEP.cents
  return { cents: Math.max(0, Math.floor(cents / step) * step) }
}

function openValues({ mid }: PriceEstimate, uncertainties: readonly Uncertainty[]): OpenValue[] {
  return uncertainties
    .filter(({ missing, sigma }) => missing && sigma > 0)
    .map(({ id, label, sigma }) => ({ id, label, change: times(mid, UNLUCKY * sigma) }))
    .sort((a, b) => b.change.cents - a.change.cents)
}
