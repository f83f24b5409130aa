import { BAUJAHR_SKALA } from '#reference/market/bewertungsmodell.ts'
import { BAUJAHRSKLASSEN, type Vergleichsart } from '#reference/market/preisfaktoren.ts'
import { within } from './adjustment.ts'

interface Point {
  readonly jahr: number
  readonly faktor: number
}

/** Homes before 1920 are lumped together; where a class has no start, it is taken to lie so many years before its end. */
const OLDEST_CLASS_YEARS = 10

/**
 * Price by Baujahr against 1975–1994, which is also about the mean of all used homes sold. Between the middles of the
 * classes it runs straight, so that no single year makes a jump.
 * @param scale the level at which the factors were measured over the level here; see BAUJAHR_SKALA
 */
export function baujahrsfaktor(art: Vergleichsart, baujahr: number, scale: number): number {
  return scaled(between(CURVES[art], baujahr), scale)
}

/** First sale of a new home. */
export function neubaufaktor(art: Vergleichsart, scale: number): number {
  return scaled(NEUBAU[art], scale)
}

function scaled(factor: number, scale: number): number {
  return 1 + (factor - 1) * within(scale, BAUJAHR_SKALA.von, BAUJAHR_SKALA.bis)
}

const CURVES: Readonly<Record<Vergleichsart, readonly Point[]>> = { etw: curveOf('etw'), efh: curveOf('efh') }
const NEUBAU: Readonly<Record<Vergleichsart, number>> = { etw: neubauOf('etw'), efh: neubauOf('efh') }

function curveOf(art: Vergleichsart): readonly Point[] {
  return BAUJAHRSKLASSEN.flatMap(({ art: of, bis, von, neubau, faktor }) => {
    if (of !== art || neubau || bis === null) return []
    return [{ jahr: von === null ? bis - OLDEST_CLASS_YEARS : (von + bis) / 2, faktor }]
  })
}

/** Measured for flats only; a new house is taken to gain as much over the youngest class. */
function neubauOf(art: Vergleichsart): number {
  const flats = BAUJAHRSKLASSEN.find(({ art: of, neubau }) => neubau && of === 'etw')?.faktor ?? 1
  return (flats * youngest(art)) / youngest('etw')
}

function youngest(art: Vergleichsart): number {
  return CURVES[art].at(-1)?.faktor ?? 1
}

function between(points: readonly Point[], jahr: number): number {
  const above = points.findIndex(point => point.jahr >= jahr)
  const [left, right] = [points[above - 1], points[above]]
  if (!right) return points.at(-1)?.faktor ?? 1
  if (!left) return right.faktor
  const share = (jahr - left.jahr) / (right.jahr - left.jahr)
  return left.faktor + share * (right.faktor - left.faktor)
}
