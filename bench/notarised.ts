/**
 * How far our estimate lies from what was really notarised: official means of North Rhine-Westphalia by place and class of
 * Baujahr (bench/notarised.json), sales of 2024, valued on a day of 2024. Besides, the same with refitted parameters
 * without the Kreis that is looked at (leave one Kreis out), so that no place helps to value itself.
 */
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Location } from '#valuation/domain/locate.ts'
import { marketLevel } from '#valuation/domain/marketLevel.ts'
import type { MarketObject } from '#valuation/domain/marketObject.ts'
import { leftOut } from './leaveOneOut.ts'
import { type Art, MEANS_NOTE, type NotarisedMean, notarisedMeans, objectOf } from './notarisedMeans.ts'
import { rounded } from './rounds.ts'

const DAY = calendarDate('2024-07-01')
/** Below so many sales a mean says more about the sales than about the place. */
const MIN_SALES = 20
/** What one who knows nothing but the place would value; the class of most sales is 1950 to 1974. */
const ORDINARY = { baujahr: 1985, zustand: 'gepflegt', energieklasse: 'E' } as const
const STANDARD = {
  etw: { ...ORDINARY, art: 'Eigentumswohnung', wohnflaeche: 75 },
  efh: { ...ORDINARY, art: 'Einfamilienhaus', wohnflaeche: 140 },
} as const satisfies Record<Art, MarketObject>

/** Before anything was changed, 22 November 2026, engine of commit 6501505: relative error of the middle, share held. */
const FIRST_SIGHT = {
  flats: {
    places: 37,
    standardObject: { bias: 0.0501, medianError: 0.0608, held: 36 },
    byClass: { bias: 0.0254, medianError: 0.0489, held: 36 },
  },
  houses: {
    places: 39,
    standardObject: { bias: -0.00498, medianError: 0.0644, held: 36 },
    byClass: { bias: -0.094, medianError: 0.115, held: 28 },
    byClassInKreisfreieStaedte: { places: 18, bias: -0.186, medianError: 0.196, held: 8 },
  },
}

export function bench(): Promise<Record<string, unknown>> {
  const means = notarisedMeans()
  return Promise.resolve({
    ...MEANS_NOTE,
    firstSight: FIRST_SIGHT,
    flats: ofKind(means, 'etw'),
    houses: ofKind(means, 'efh'),
    leaveOneKreisOut: { flats: leftOut(means, 'etw', MIN_SALES), houses: leftOut(means, 'efh', MIN_SALES) },
  })
}

function ofKind(all: readonly NotarisedMean[], art: Art): Record<string, unknown> {
  const places = [
    ...Map.groupBy(
      all.filter(one => one.art === art),
      one => one.place,
    ).values(),
  ].filter(means => salesOf(means) >= MIN_SALES)
  const cities = places.filter(([first]) => first?.location.kreis?.kreisfrei)
  const others = places.filter(([first]) => !first?.location.kreis?.kreisfrei)
  return {
    /** One ordinary object of 1985, whatever was sold. */
    standardObject: errors(places, standardOff),
    /** Each class of years with its own area and plot, then their mean. */
    byClass: errors(places, byClassOff),
    byClassInKreisfreieStaedte: errors(cities, byClassOff),
    byClassElsewhere: errors(others, byClassOff),
  }
}

interface Off {
  /** Estimate over truth, less 1. */
  readonly off: number
  readonly halfWidth: number
  readonly held: boolean
}

function standardOff(means: readonly NotarisedMean[]): Off[] {
  const [first] = means
  return first
    ? [
        compared(
          valued(first.location, STANDARD[first.art]),
          meanOf(means, one => one.price),
        ),
      ]
    : []
}

function byClassOff(means: readonly NotarisedMean[]): Off[] {
  const found = means.map(one => valued(one.location, objectOf(one)))
  const middle = meanOf(means, (_, index) => found[index]?.mid ?? NaN)
  const halfWidth = meanOf(means, (_, index) => found[index]?.halfWidth ?? NaN)
  return [
    compared(
      { mid: middle, halfWidth },
      meanOf(means, one => one.price),
    ),
  ]
}

function valued(location: Location, object: MarketObject): { mid: number; halfWidth: number } {
  const { notarised, halfWidth } = marketLevel(location, object, DAY)
  return { mid: notarised.mid, halfWidth }
}

function compared({ mid, halfWidth }: { mid: number; halfWidth: number }, truth: number): Off {
  return { off: mid / truth - 1, halfWidth, held: Math.abs(truth / mid - 1) <= halfWidth }
}

function errors(places: readonly (readonly NotarisedMean[])[], measure: (means: readonly NotarisedMean[]) => Off[]) {
  const found = places.flatMap(measure)
  const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
  const middle = (values: readonly number[]) => rounded(sorted(values)[Math.round((values.length - 1) / 2)] ?? NaN)
  return {
    places: found.length,
    bias: middle(found.map(({ off }) => off)),
    medianError: middle(found.map(({ off }) => Math.abs(off))),
    held: found.filter(({ held }) => held).length,
    medianHalfWidth: middle(found.map(({ halfWidth }) => halfWidth)),
  }
}

function salesOf(means: readonly NotarisedMean[]): number {
  return means.reduce((sum, { sales }) => sum + sales, 0)
}

function meanOf(means: readonly NotarisedMean[], of: (one: NotarisedMean, index: number) => number): number {
  return means.reduce((sum, one, index) => sum + one.sales * of(one, index), 0) / salesOf(means)
}
