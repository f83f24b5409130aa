import { add, euro, inEuro, largerOf, type Money, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
import { AMPELGRENZEN } from '#reference/ampelgrenzen.ts'
import { type AfterWorks, afterWorksOf, lessWorks } from './afterWorks.ts'
import type { Appraisal, PriceEstimate } from './appraisal.ts'
import type { ErbbauTerms } from './erbbauTerms.ts'
import { ertragsfaktor } from './ertragsfaktor.ts'
import { landOfLargePlot } from './largePlot.ts'
import type { OpenEnds } from './openRange.ts'
import { halfWidthOf, type Uncertainty } from './spread.ts'

/**
 * What limits the price that is still right; `gutachten`, `verkauf`: an expert's value, or sales of the same house, that the exposé names;
 * `gericht`: the middle between our estimate and what the court's expert found inside, far above it; `boden`: his value of the land alone;
 * `umgebung`: the middle between our estimate and what a portal prints of the prices asked around.
 */
export type WorthLimit =
  'schaetzung' | 'arbeiten' | 'ertrag' | 'gutachten' | 'verkauf' | 'gericht' | 'boden' | 'umgebung'

/** What an offer is worth to its buyer, with the parking that the asked price includes. It never depends on the asked price. */
export interface Worth {
  /** The highest price that is still right: the least of its limits. */
  readonly ceiling: Money
  readonly limitedBy: WorthLimit
  /** How the works make the limit; null: they do not. */
  readonly afterWorks: AfterWorks | null
  /**
   * The condition is not told and the limit supposes a usual one: what is right if nothing was renewed since the home was built.
   * null: it is told, or nothing is old.
   */
  readonly untouched: AfterWorks | null
  /**
   * The statement without which no price may be named, because most of the value hangs on it; null: it may be. The limits then only
   * keep an absurd price from being called open.
   */
  readonly unnamed: Unnamed | null
  /** The same if all that the exposé leaves open came out against the buyer. */
  readonly prudent: Money
  /** The same if it came out best; the ceiling where nothing is open. */
  readonly best: Money
  /** What the open statements may change either way, the most first. */
  readonly open: readonly OpenValue[]
}

export interface Unnamed {
  /** Of the open statement. */
  readonly id: string
  /** German: what is missing, and what to do. */
  readonly sentence: string
  /** German: how long the limits are the most that may be right, whatever the answer: "solange der Mieter bleibt"; null: they are not. */
  readonly mostWhile: string | null
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
  /** All works that are due in the middle case if nothing was renewed since the home was built; 0 where its condition is told. */
  readonly worksUntouched: Money
  /** Those that are due all lie inside a let home, and wait until the tenant leaves. */
  readonly worksOnVacancy: boolean
  /** The exposé says what condition it is in, so the works are no guess by its age. */
  readonly isConditionTold: boolean
  /** What the buyer pays beside the price for sure: his share of a decided Sonderumlage, what a new home still needs. */
  readonly burden: Money
  /** € a year, of the whole object, as stated; null: not let, or not to be bought for its rent. */
  readonly rentYear: Money | null
  /** How far above the middle a price may lie at most, as a share of it. Missing: as far as of a home. */
  readonly mostAbove?: number
}

/**
 * Which part of the half-width a price may lie above the middle, and how much at most. Notarised prices of equal homes differ as
 * much among each other, so the middle itself is no limit; beyond a tenth only the best of them bring it, and a wide range is
 * ignorance, not a market.
 */
const ABOVE_MIDDLE = 1 / 2
const MAX_ABOVE = 0.1
/** Standard deviation of ln by which an unknown plot moves a house of which two thirds are land: no figure is honest then. */
const PLOT_DECIDES = 0.15
/** How far an open statement may turn out: nine of ten answers lie within (normal distribution, one side). */
const UNLUCKY = 1.28
const STEP = euro(1000)
/** Never less than this share of the ceiling, however much is open. */
const MIN_PRUDENT = 0.6

/** A home as it stands is priced for its bad condition already: never less than this share of it. */
const MIN_OF_PRESENT = 0.5

/** null without an estimate: then nobody can say what is right. */
export function worthOf(
  appraisal: Appraisal,
  {
    parking,
    works,
    worksAtWorst,
    worksUntouched,
    worksOnVacancy,
    isConditionTold,
    burden,
    rentYear,
    mostAbove = MAX_ABOVE,
  }: WorthGrounds,
): Worth | null {
  const { estimate, renovated, uncertainties, openEnds } = appraisal
  if (!estimate) return null
  const above = 1 + aboveMiddle(appraisal, estimate, mostAbove)
  // Not to be told the condition is no worse than to be told the worst; and a sound home is worth what it is, done up or not.
  const told = isPoor(appraisal) ? times(estimate.mid, MIN_OF_PRESENT) : estimate.low
  const floor = isConditionTold ? told : (openEnds?.worst ?? estimate.mid)
  const most = yearsOfRent(appraisal)
  const limits: (readonly [WorthLimit, Money])[] = [
    ['schaetzung', times(estimate.mid, above)],
    ...(renovated && works.cents > 0 ? [['arbeiten', lessWorks(times(renovated, above), works, floor)] as const] : []),
    ...(rentYear ? [['ertrag', times(rentYear, most)] as const] : []),
  ]
  const [limitedBy, least] = limits.reduce((a, b) => (b[1].cents < a[1].cents ? b : a))
  const home = roundedDown(subtract(least, burden))
  const atBest = openEnds ? bestOf(openEnds, above, isConditionTold ? works : ZERO, floor) : least
  const unnamed = unnamedFor(uncertainties, appraisal)
  // Land that nobody has told the size of may carry a price that no rent does.
  const best =
    unnamed?.id === PLOT
      ? add(largerOf(least, atBest), landOfLargePlot(appraisal))
      : largerOf(least, rentYear ? smallerOf(atBest, times(rentYear, most)) : atBest)
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
  const ceiling = add(home, parking)
  const priced = (value: Money) => add(roundedDown(subtract(value, burden)), parking)
  const less = (all: Money): AfterWorks | null =>
    renovated && all.cents > 0 ? afterWorksOf(times(renovated, above), all, floor, worksOnVacancy, priced) : null
  const untouched = less(worksUntouched)
  return {
    ceiling,
    limitedBy,
    afterWorks: limitedBy === 'arbeiten' ? less(works) : null,
    untouched: untouched && untouched.right.cents < ceiling.cents ? untouched : null,
    unnamed,
    prudent: smallerOf(add(roundedDown(subtract(prudent, burden)), parking), ceiling),
    best: add(roundedDown(subtract(best, burden)), parking),
    open,
  }
}

/** An Erbbaurecht is worth less each year, few banks lend on it and its next buyer is harder to find: nobody pays above its middle. */
function aboveMiddle({ object, uncertainties }: Appraisal, estimate: PriceEstimate, most: number): number {
  if (object?.erbbaurecht === true) return 0
  return Math.min(most, ABOVE_MIDDLE * certainHalfWidth(estimate, uncertainties))
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

/** The open statement of the estimate on the plot. */
export const PLOT = 'grundstueck'

function unnamedFor(uncertainties: readonly Uncertainty[], { object }: Appraisal): Unnamed | null {
  const decides = ({ id, sigma, missing }: Uncertainty) =>
    missing && ((id === PLOT && sigma >= PLOT_DECIDES) || id === 'erbbaurecht')
  const id = uncertainties.find(decides)?.id
  return id
    ? { id, sentence: id === 'erbbaurecht' ? missingTerms(object?.erbbau ?? null) : NO_PLOT, mostWhile: null }
    : null
}

const NO_PLOT =
  'Hier ist der größte Teil des Werts Boden, und die Grundstücksfläche fehlt: Fragen Sie danach, bevor Sie über einen Preis reden.'
/** German: exactly what is not told. */
function missingTerms(terms: ErbbauTerms | null): string {
  const names = [(terms?.jahre ?? null) === null ? 'die Restlaufzeit' : '', (terms?.zins ?? null) === null ? 'der Erbbauzins' : ''].filter(Boolean) // prettier-ignore
  const told = names.length === 2 ? 'fehlen Restlaufzeit und Erbbauzins' : `fehlt ${names[0] ?? 'der Vertrag'}`
  return `Vom Erbbaurecht ${told}, und daran hängt der Wert: Lassen Sie sich den Erbbauvertrag geben, auch wegen Anpassung und Heimfall, bevor Sie über einen Preis reden.`
}

/** Nobody takes it for exact, and a limit is never rounded up. */
export function roundedDown({ cents }: Money): Money {
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

/**
 * Years of rent beyond which a price rests on no rent: for a let flat what is usually paid at the place, for nothing more than the
 * Kaufpreisfaktor from which the Ampel calls a price too high for an investor.
 */
function yearsOfRent({ object, location }: Appraisal): number {
  const row = AMPELGRENZEN.rows.find(({ key }) => key === 'kaufpreisfaktor')
  if (row?.red === undefined) throw new RangeError('no red limit of the Kaufpreisfaktor')
  if (object?.art !== 'Eigentumswohnung' || !location) return row.red
  return Math.min(row.red, ertragsfaktor('etwVermietet', location).value)
}
