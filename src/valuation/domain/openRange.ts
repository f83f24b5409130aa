import { yearOf } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { ARTEN, UEBLICHE_KLASSE, type Zustand } from '#reference/market/bewertungsmodell.ts'
import { GRUNDSTUECKSWIRKUNG } from '#reference/market/niveaumodell.ts'
import { PUNKTE_ERHALTEN, RENOVIERUNG_AB, SANIERUNG_AB } from '#reference/market/verfahrensannahmen.ts'
import { KNICKJAHRE } from './baujahrsfaktor.ts'
import { usualPlot } from './bodenanteil.ts'
import { groundsOf, type Surroundings } from './grounds.ts'
import { lifted, liftOf } from './lift.ts'
import type { MarketObject } from './marketObject.ts'
import { pointsOfWorks } from './restnutzung.ts'
import type { Uncertainty } from './spread.ts'
import { type Valued, valued } from './valued.ts'
import { bestZustand } from './wear.ts'

/** Statements without which the range reaches from the worst to the best usual answer. */
export const OPEN_FACTS = ['zustand', 'baujahr', 'energieklasse', 'grundstueck'] as const
export type OpenFact = (typeof OPEN_FACTS)[number]

/** €, notarised price today. */
export interface OpenRange {
  readonly low: number
  readonly high: number
  /** What the exposé leaves open; empty: the range is that of equal homes. */
  readonly open: readonly OpenFact[]
  /** The middle at the worst usual answer to all that is open; with nothing open the middle itself. */
  readonly worst: number
  /** The same once it is modernisiert. */
  readonly worstRenovated: number
  /** The middle at the best usual answer, and the same once it is modernisiert. */
  readonly best: number
  readonly bestRenovated: number
}

/**
 * The range over every usual answer to what the exposé leaves open, valued by all methods: whoever leaves a statement out
 * never raises its lower end nor lowers its upper one. The first sale of a new home leaves nothing open.
 */
export function openRangeOf(offer: Offer, object: MarketObject, around: Surroundings, found: Valued): OpenRange {
  const { low, mid, high } = found.estimate.range
  const open = openFactsOf(object)
  const answers = answersTo(open, object, around)
  const answered = (answers.length > 0 ? answers : [{}]).flatMap(answer => {
    const known = { ...object, ...answer }
    const [now, then] = [known, { ...known, ...afterWorks(known) }].map(one => groundsOf(offer, one, around))
    const range = (now && valued(now))?.estimate.range
    return now && then && range ? [{ range, after: lifted(range.mid, liftOf(now, then)) }] : []
  })
  const ranges = answered.map(({ range }) => range)
  const renovated = answered.map(({ after }) => after)
  return {
    low: Math.min(low, ...ranges.map(one => one.low)),
    high: Math.max(high, ...ranges.map(one => one.high)),
    open,
    worst: Math.min(mid, ...ranges.map(one => one.mid)),
    best: Math.max(mid, ...ranges.map(one => one.mid)),
    worstRenovated: Math.min(...renovated),
    bestRenovated: Math.max(...renovated),
  }
}

/** What the works make of a home: it is modernisiert, and its heat and roof let it need no more than class D. */
export function afterWorks({ energieklasse }: MarketObject): Partial<MarketObject> {
  const isWorse = energieklasse && ['E', 'F', 'G', 'H'].includes(energieklasse)
  return { zustand: 'modernisiert', ...(isWorse && { energieklasse: 'D' as const }) }
}

/** Half the width of the range, were this statement made and usual, as a share of the middle; null: it is no such statement. */
export function halfWidthWith(id: string, offer: Offer, object: MarketObject, around: Surroundings): number | null {
  const fact = OPEN_FACTS.find(one => one === id)
  if (!fact) return null
  const usual = { ...object, ...usualAnswer(fact, object, around) }
  const grounds = groundsOf(offer, usual, around)
  const found = grounds && valued(grounds)
  return found ? halfWidthOfRange(openRangeOf(offer, usual, around, found), found.estimate.range.mid) : null
}

/** One side of nine answers in ten (normal distribution). */
const LUCKY = 1.28

/** What it would be notarised at, were all that is left open at its worst or at its best usual answer. */
export interface OpenEnds {
  readonly worst: Money
  /** The worst once it is modernisiert. */
  readonly worstRenovated: Money
  readonly best: Money
  /** The best once it is modernisiert. */
  readonly bestRenovated: Money
}

/** Without the postal code the estimate is that of a whole town, and the quarter may be a dear one. null: nothing is open. */
export function openEndsOf(range: OpenRange | null, uncertainties: readonly Uncertainty[]): OpenEnds | null {
  const place = uncertainties.find(({ id, missing }) => id === 'lage' && missing)?.sigma ?? 0
  if (!range || (range.open.length === 0 && place === 0)) return null
  const money = (value: number) => euro(Math.round(value))
  const lucky = Math.exp(LUCKY * place)
  return {
    worst: money(range.worst),
    worstRenovated: money(range.worstRenovated),
    best: money(range.best * lucky),
    bestRenovated: money(range.bestRenovated * lucky),
  }
}

export function halfWidthOfRange({ low, high }: Pick<OpenRange, 'low' | 'high'>, mid: number): number {
  return (high - low) / 2 / mid
}

function openFactsOf({
  art,
  neubau,
  zustand,
  zustandConcluded,
  baujahr,
  energieklasse,
  denkmal,
  grundstuecksflaeche,
}: MarketObject): OpenFact[] {
  const old = neubau !== true
  const isOpen: Readonly<Record<OpenFact, boolean>> = {
    zustand: old && (!zustand || zustandConcluded === true),
    baujahr: old && !baujahr,
    energieklasse: old && !energieklasse && denkmal !== true,
    grundstueck: ARTEN[art].wie === 'efh' && !grundstuecksflaeche,
  }
  return OPEN_FACTS.filter(fact => isOpen[fact])
}

/**
 * The value rises with Zustand, class and plot, so all at their worst and all at their best hold every other answer; with the
 * Baujahr it turns where the curve bends.
 */
function answersTo(open: readonly OpenFact[], object: MarketObject, around: Surroundings): Partial<MarketObject>[] {
  if (open.length === 0) return []
  // Without a year some method may be missing, which may lead further than any year.
  const years = open.includes('baujahr') ? [{}, ...KNICKJAHRE.map(baujahr => ({ baujahr }))] : [{}]
  const ends = open.flatMap(fact => (fact === 'baujahr' ? [] : [endsOf(fact, object, around)]))
  const worst = ends.reduce<Partial<MarketObject>>((all, [low]) => ({ ...all, ...low }), {})
  const best = ends.reduce<Partial<MarketObject>>((all, [, high]) => ({ ...all, ...high }), {})
  return years.flatMap(year => [
    { ...worst, ...year },
    { ...best, ...year },
  ])
}

function endsOf(
  fact: Exclude<OpenFact, 'baujahr'>,
  object: MarketObject,
  around: Surroundings,
): readonly [worst: Partial<MarketObject>, best: Partial<MarketObject>] {
  if (fact === 'zustand') return [{ zustand: worstZustand(object, around) }, { zustand: bestZustand(object.worn ?? 0) }]
  if (fact === 'energieklasse') return [{ energieklasse: 'H' }, { energieklasse: 'A+' }]
  const usual = usualPlot(object.art, around.location.siedlungstyp)
  const plot = (share: number) => ({ grundstuecksflaeche: Math.round(share * usual) })
  return [plot(GRUNDSTUECKSWIRKUNG.von), plot(GRUNDSTUECKSWIRKUNG.bis)]
}

/** Dated works and no worn part say that somebody keeps it up: one step less bad than its age alone lets fear. */
function worstZustand({ baujahr, converted, renewed = {}, worn = 0 }: MarketObject, { day }: Surroundings): Zustand {
  const built = converted?.year ?? baujahr
  const age = built ? yearOf(day) - built : SANIERUNG_AB
  const isKept = worn === 0 && pointsOfWorks(renewed, day) >= PUNKTE_ERHALTEN
  if (age < RENOVIERUNG_AB || (isKept && age < SANIERUNG_AB)) return 'gepflegt'
  return isKept || age < SANIERUNG_AB ? 'renovierungsbedürftig' : 'sanierungsbedürftig'
}

function usualAnswer(fact: OpenFact, object: MarketObject, around: Surroundings): Partial<MarketObject> {
  const usual: Readonly<Record<OpenFact, Partial<MarketObject>>> = {
    zustand: { zustand: 'gepflegt' },
    baujahr: { baujahr: USUAL_YEAR },
    energieklasse: {
      energieklasse: UEBLICHE_KLASSE.find(({ bis }) => (object.baujahr ?? USUAL_YEAR) <= bis)?.klasse ?? 'E',
    },
    grundstueck: { grundstuecksflaeche: usualPlot(object.art, around.location.siedlungstyp) },
  }
  return usual[fact]
}

const USUAL_YEAR = 1985
