/** Fits level and Baujahr to notarised means without the Kreis that is looked at, and says how far that Kreis then lies off. */
import { calendarDate } from '#kernel/calendarDate.ts'
import { marketLevel } from '#valuation/domain/marketLevel.ts'
import { type NotarisedMean, objectOf } from './notarisedMeans.ts'
import { rounded } from './rounds.ts'

const DAY = calendarDate('2024-07-01')
/** Level at which the effects are centred, €/m² asked. */
const CENTRE = 2700
const CLASSES = [1905, 1935, 1962, 2002, 2014]
/** Variance of a place's mean and of single sales of one class, ln: how much a mean counts. */
const VARIANCE = { place: 0.0117, sale: 0.1225, mostSales: 60 }

interface Cell {
  readonly kreis: string
  readonly place: string
  readonly sales: number
  readonly x: readonly number[]
  /** ln(notarised / asked level of the place). */
  readonly y: number
  readonly weight: number
}

/** Errors of places as ln, each valued without its own Kreis. */
export function leftOut(means: readonly NotarisedMean[], art: NotarisedMean['art'], minSales: number) {
  const cells = means.filter(one => one.art === art).map(cellOf)
  const kreise = [...new Set(cells.map(({ kreis }) => kreis))]
  const errors = kreise.flatMap(kreis => {
    const fitted = fit(cells.filter(one => one.kreis !== kreis))
    const places = Map.groupBy(
      cells.filter(one => one.kreis === kreis),
      ({ place }) => place,
    )
    return [...places.values()].flatMap(ofPlace => {
      const sales = sum(ofPlace.map(one => one.sales))
      if (sales < minSales) return []
      return [sum(ofPlace.map(one => (one.sales / sales) * (dot(fitted, one.x) - one.y)))]
    })
  })
  const mean = sum(errors) / errors.length
  const sorted = errors.map(Math.abs).toSorted((a, b) => a - b)
  return {
    places: errors.length,
    bias: rounded(mean),
    medianError: rounded(sorted[Math.round(0.5 * (sorted.length - 1))] ?? NaN),
    nineOfTenWithin: rounded(sorted[Math.round(0.9 * (sorted.length - 1))] ?? NaN),
    standardDeviation: rounded(Math.sqrt(sum(errors.map(one => (one - mean) ** 2)) / errors.length)),
    coefficients: fit(cells).map(rounded),
  }
}

function cellOf(one: NotarisedMean): Cell {
  const kreis = one.location.kreis
  const level = marketLevel(one.location, objectOf(one), DAY).reference
  const high = Math.log(level / CENTRE)
  const old = one.baujahr < 1950 ? high : 0
  const ofHouses = one.art === 'efh' ? [high, ((kreis?.eigentuemerquote ?? 45) - 45) / 10] : []
  return {
    kreis: kreis?.ags ?? '',
    place: one.place,
    sales: one.sales,
    x: [1, ...CLASSES.map(year => (year === one.baujahr ? 1 : 0)), old, ...ofHouses],
    y: Math.log(one.price / level),
    weight: 1 / (VARIANCE.place + VARIANCE.sale / Math.min(one.sales, VARIANCE.mostSales)),
  }
}

/** Weighted least squares by the normal equations. */
function fit(cells: readonly Cell[]): number[] {
  const size = cells[0]?.x.length ?? 0
  const indices = Array.from({ length: size }, (_, index) => index)
  const rows = indices.map(row => [
    ...indices.map(column => sum(cells.map(({ x, weight }) => weight * (x[row] ?? 0) * (x[column] ?? 0)))),
    sum(cells.map(({ x, y, weight }) => weight * (x[row] ?? 0) * y)),
  ])
  return solved(rows)
}

/** Gauss-Jordan on a small matrix that has its right side as last column. */
function solved(matrix: number[][]): number[] {
  for (const [index, pivot] of matrix.entries()) {
    const lead = pivot[index] ?? NaN
    for (const [other, row] of matrix.entries()) {
      if (other === index) continue
      const factor = (row[index] ?? 0) / lead
      matrix[other] = row.map((value, column) => value - factor * (pivot[column] ?? 0))
    }
  }
  return matrix.map((row, index) => (row.at(-1) ?? NaN) / (row[index] ?? NaN))
}

function dot(a: readonly number[], b: readonly number[]): number {
  return sum(a.map((value, index) => value * (b[index] ?? 0)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
