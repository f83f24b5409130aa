/** How good the market estimates are, from committed tables: against figures that were not used to make them. */
import { calendarDate } from '#kernel/calendarDate.ts'
import { ANTEIL, STANDARDABWEICHUNGEN } from '#reference/market/bewertungsmodell.ts'
import { alleKreise, type Kreis } from '#reference/market/kreise.ts'
import { beurkundungsfaktor } from '#reference/market/preisfaktoren.ts'
import { STAEDTE } from '#reference/market/staedte.ts'
import { allePlz } from '#reference/plz/plz.ts'
import { appraise } from '#valuation/domain/appraisal.ts'
import { type Location, locate } from '#valuation/domain/locate.ts'
import { marketLevel } from '#valuation/domain/marketLevel.ts'
import { HOUSE as HOUSE_VALUES, offerWith } from '#valuation/domain/offer.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { NO_REMARK_FLAGS } from '#valuation/domain/remarkFlags.ts'
import { rentLevel } from '#valuation/domain/rentLevel.ts'
import { medianTimes, rounded } from './rounds.ts'

const DAY = calendarDate('2026-11-20')
const ORDINARY = { baujahr: 1985, zustand: 'gepflegt', energieklasse: 'E' } as const
const FLAT = { ...ORDINARY, art: 'Eigentumswohnung', wohnflaeche: 75 } as const
const HOUSE = { ...ORDINARY, art: 'Einfamilienhaus', wohnflaeche: 140 } as const

/** Notarised means, €/m²: AK OGA, press release of 24 June 2026 (year 2025, Germany); GREIX Q2/2026 (its cities). */
const NATIONWIDE = { flat: 2390, house: 2420 }
const GREIX = { flat: 4400, house: 4000 }

export async function bench(): Promise<Record<string, unknown>> {
  const places = alleKreise().map(kreis => ({ kreis, location: found({ kreis: kreis.ags }) }))
  const cities = STAEDTE.filter(({ angebotsmieten }) => angebotsmieten).map(one => found({ ort: one.name }))
  return {
    note: 'Shares and ratios; 1 = the estimate hits. Quartile figures assume a normal distribution of places. An ordinary object of 1985, which lies some 3 % above the mix that was sold. What was really notarised, place by place, is measured by bench notarised; placesHeldByRange is only what quartiles promise.',
    rangeIsMeantToHold: ANTEIL,
    placesHeldByRange: {
      flatsNw: heldNw('etw'),
      housesNw: heldNw('efh'),
      flatsCities: heldCities('etw'),
      housesCities: heldCities('efh'),
    },
    // How AK OGA weighs its Kreise is not known to us; both ends are shown.
    estimateOverAkOga: {
      flatEachKreisAlike: meanOver(places, FLAT, NATIONWIDE.flat, () => 1),
      flatByTenants: meanOver(places, FLAT, NATIONWIDE.flat, one => one.einwohner * (100 - one.eigentuemerquote)),
      houseEachKreisAlike: meanOver(places, HOUSE, NATIONWIDE.house, () => 1),
      houseByOwners: meanOver(places, HOUSE, NATIONWIDE.house, one => one.einwohner * one.eigentuemerquote),
    },
    estimateOverGreix: {
      flat: meanOver(citiesWithKreis(cities), FLAT, GREIX.flat, ({ einwohner }) => einwohner),
      house: meanOver(citiesWithKreis(cities), HOUSE, GREIX.house, ({ einwohner }) => einwohner),
    },
    rentOverGreixMedian: rents(),
    halfWidth: { flat: halfWidths(FLAT), house: halfWidths(HOUSE) },
    milliseconds: await medianTimes(
      [
        { name: 'levelAndRent', run: oneObject },
        { name: 'appraise', run: oneOffer },
      ],
      50,
    ),
  }
}

/** Share of places whose notarised mean lies in the range, and how far the middle is off in the median place. */
function heldNw(art: 'etw' | 'efh'): Record<string, number> {
  const kreise = alleKreise().filter(({ land }) => land === 'NW')
  return held(
    art,
    'NW',
    kreise.map(({ ags }) => found({ kreis: ags })),
  )
}

function heldCities(art: 'etw' | 'efh'): Record<string, number> {
  return held(
    art,
    'Städte',
    STAEDTE.filter(({ angebotsmieten }) => angebotsmieten).map(({ name }) => found({ ort: name })),
  )
}

/** The raw notarised prices are not kept, only the quartiles of their ratio to asked prices: they stand for the places. */
function held(art: 'etw' | 'efh', raum: 'NW' | 'Städte', places: readonly Location[]): Record<string, number> {
  const { p25, median, p75 } = beurkundungsfaktor(art, raum)
  const sigma = (p75 - p25) / 1.349
  const object = art === 'etw' ? FLAT : HOUSE
  const shares = places.map(location => {
    const { reference, notarised, uncertainties } = marketLevel(location, object, DAY)
    // As for an object with its PLZ: a place's mean needs no allowance for an unknown one.
    const half = STANDARDABWEICHUNGEN * Math.hypot(...uncertainties.map(one => (one.id === 'lage' ? 0.06 : one.sigma)))
    const ratio = notarised.mid / reference
    return {
      off: ratio / median - 1,
      held: normal((ratio * (1 + half) - median) / sigma) - normal((ratio * (1 - half) - median) / sigma),
    }
  })
  return {
    places: places.length,
    held: rounded(mean(shares.map(one => one.held))),
    middleOff: rounded(
      quantile(
        shares.map(one => Math.abs(one.off)),
        0.5,
      ),
    ),
    medianErrorOfPlaces: rounded(mean(shares.map(one => medianError(one.off, sigma / median)))),
  }
}

/** Median of |offset + noise| for normal noise. */
function medianError(offset: number, sigma: number): number {
  let [low, high] = [0, 1]
  while (high - low > 1e-6) {
    const middle = (low + high) / 2
    if (normal((middle + offset) / sigma) - normal((offset - middle) / sigma) < 0.5) low = middle
    else high = middle
  }
  return low
}

interface KreisPlace {
  readonly kreis: Kreis
  readonly location: Location
}

function meanOver(
  places: readonly KreisPlace[],
  object: typeof FLAT | typeof HOUSE,
  truth: number,
  weight: (kreis: Kreis) => number,
): number {
  const total = places.reduce((sum, { kreis }) => sum + weight(kreis), 0)
  const value = places.reduce((sum, { kreis, location }) => sum + weight(kreis) * level(location, object), 0)
  return rounded(value / total / truth)
}

function citiesWithKreis(cities: readonly Location[]): KreisPlace[] {
  return cities.flatMap(location => (location.kreis ? [{ kreis: location.kreis, location }] : []))
}

function level(location: Location, object: typeof FLAT | typeof HOUSE): number {
  return marketLevel(location, object, DAY).notarised.mid
}

/** GREIX asks in 34 cities in Q1/2026; our level comes from BBSR 2025. */
function rents(): Record<string, number> {
  const ratios = STAEDTE.flatMap(({ name, angebotsmieten }) => {
    if (!angebotsmieten) return []
    const { rent } = rentLevel(
      found({ ort: name }),
      { art: 'Eigentumswohnung', wohnflaeche: 70 },
      calendarDate('2026-02-15'),
    )
    return [
      {
        ratio: rent.mid / angebotsmieten.median,
        held: rent.low <= angebotsmieten.median && angebotsmieten.median <= rent.high,
      },
    ]
  })
  const errors = ratios.map(({ ratio }) => Math.abs(ratio - 1))
  return {
    cities: ratios.length,
    median: rounded(
      quantile(
        ratios.map(({ ratio }) => ratio),
        0.5,
      ),
    ),
    medianError: rounded(quantile(errors, 0.5)),
    worstError: rounded(Math.max(...errors)),
    held: rounded(ratios.filter(one => one.held).length / ratios.length),
  }
}

/** Over all PLZ, for an ordinary object with full data. */
function halfWidths(object: typeof FLAT | typeof HOUSE): Record<string, number> {
  const widths = allePlz().map(plz => marketLevel(found({ plz }), object, DAY).halfWidth)
  const atMost25 = widths.filter(width => width <= 0.25).length / widths.length
  return {
    p10: rounded(quantile(widths, 0.1)),
    median: rounded(quantile(widths, 0.5)),
    p90: rounded(quantile(widths, 0.9)),
    atMost25: rounded(atMost25),
  }
}

/** What an analysis asks of this room. */
function oneObject(): Promise<void> {
  const location = found({ plz: '50733', ort: 'Köln' })
  marketLevel(location, FLAT, DAY)
  rentLevel(location, FLAT, DAY)
  return Promise.resolve()
}

/** The dearest case: a house with all three methods, and a ceiling. */
function oneOffer(): Promise<void> {
  const bodenrichtwert = { value: 300, evidence: [] }
  const remarkFlags = { ...NO_REMARK_FLAGS, bodenrichtwert }
  appraise({ offer: offerWith({ ...HOUSE_VALUES, vermietet: true }), tables: NO_OPERATOR_TABLES, remarkFlags }, DAY)
  return Promise.resolve()
}

function found(place: Parameters<typeof locate>[0]): Location {
  const location = locate(place)
  if (!location) throw new Error(`no place: ${JSON.stringify(place)}`)
  return location
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.round(share * (values.length - 1))] ?? NaN
}

/** Distribution function of the standard normal distribution (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail = ((((1.330274429 * t - 1.821255978) * t + 1.781477937) * t - 0.356563782) * t + 0.31938153) * t
  const above = (tail * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
  return z > 0 ? 1 - above : above
}
