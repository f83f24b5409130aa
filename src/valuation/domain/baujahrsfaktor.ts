import { BAUJAHR_JE_NIVEAU, MITTLERES_NIVEAU, NIVEAU_GRENZEN } from '#reference/market/niveaumodell.ts'
import { BAUJAHRSKLASSEN, type Vergleichsart } from '#reference/market/preisfaktoren.ts'
import { within } from './adjustment.ts'

interface Point {
  readonly jahr: number
  readonly faktor: number
  /** Change of ln of the factor per ln of the asked level. */
  readonly jeNiveau: number
}

/** Homes before 1920 are lumped together; where a class has no start, it is taken to lie so many years before its end. */
const OLDEST_CLASS_YEARS = 10

/**
 * Price by Baujahr against 1975–1994. Between the middles of the classes it runs straight, so that no single year makes a
 * jump. Where homes are dear the old house of a good street is no bargain, and a young one gains less in percent.
 * @param level asked price of the Kreis or Land, €/m²
 */
export function baujahrsfaktor(art: Vergleichsart, baujahr: number, level: number): number {
  const { faktor, jeNiveau } = between(CURVES[art], baujahr)
  return atLevel(faktor, jeNiveau, level)
}

/** First sale of a new home. */
export function neubaufaktor(art: Vergleichsart, level: number): number {
  return atLevel(NEUBAU[art], BAUJAHR_JE_NIVEAU[art].neu, level)
}

/** Years at which the curve bends: between them it is straight, so its ends over any years are among them. */
export const KNICKJAHRE: readonly number[] = [1909, 1935, 1962, 1985, 2002, 2014]

function atLevel(factor: number, jeNiveau: number, level: number): number {
  const { von, steigend, fallend } = NIVEAU_GRENZEN
  const high = within(Math.log(level / MITTLERES_NIVEAU), von, jeNiveau > 0 ? steigend : fallend)
  return factor * Math.exp(jeNiveau * high)
}

const CURVES: Readonly<Record<Vergleichsart, readonly Point[]>> = { etw: curveOf('etw'), efh: curveOf('efh') }
const NEUBAU: Readonly<Record<Vergleichsart, number>> = { etw: neubauOf('etw'), efh: neubauOf('efh') }

function curveOf(art: Vergleichsart): readonly Point[] {
  const used = BAUJAHRSKLASSEN.filter(({ art: of, neubau, bis }) => of === art && !neubau && bis !== null)
  return used.map(({ bis, von, faktor }, index) => {
    const end = bis ?? NaN
    const jahr = von === null ? end - OLDEST_CLASS_YEARS : (von + end) / 2
    return { jahr, faktor, jeNiveau: BAUJAHR_JE_NIVEAU[art].klassen[index] ?? 0 }
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

const NO_EFFECT = { faktor: 1, jeNiveau: 0 }

function between(points: readonly Point[], jahr: number): Omit<Point, 'jahr'> {
  const above = points.findIndex(point => point.jahr >= jahr)
  const [left, right] = [points[above - 1], points[above]]
  if (!right) return points.at(-1) ?? NO_EFFECT
  if (!left) return right
  const share = (jahr - left.jahr) / (right.jahr - left.jahr)
  const mixed = (of: (point: Point) => number) => of(left) + share * (of(right) - of(left))
  return { faktor: mixed(one => one.faktor), jeNiveau: mixed(one => one.jeNiveau) }
}
