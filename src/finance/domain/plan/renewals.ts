import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { RECHENWERTE } from '#reference/rechenannahmen.ts'
import { rowAt } from '#reference/table.ts'
import type { Trade } from '../renovation.ts'
import { carrierOf } from './carrier.ts'
import { type Home, wordsOf } from './home.ts'

export type Renewed = Partial<Record<Trade, number>>

/** Which trades were renewed when, and whether the exposé says anything of its condition at all. */
export interface Renewals {
  readonly renewed: Renewed
  /** false: silence; the age of the house alone speaks, which is no judgement on the home. */
  readonly stated: boolean
  readonly notes: readonly string[]
}

const ALL: readonly Trade[] = ['dach', 'fassade', 'fenster', 'heizung', 'elektrik', 'bad', 'leitungen', 'boeden']
/** What a renovation without further words touches. */
const SAID_SANIERT: readonly Trade[] = ['bad', 'boeden', 'elektrik']
const SAID_RENOVIERT: readonly Trade[] = ['bad', 'boeden']

const WHOLE =
  /(?<!\p{L})(?:kern|voll|grund|general|komplett)\s?-?sanier|(?:vollständig|komplett|umfassend|umfangreich)\p{L}*\s+(?:\p{L}+\s+)?(?:kern)?(?:sanier|modernisier)|erstbezug nach sanierung/iu
const PARTLY = /teil\s?-?(?:sanier|modernisier|renovier)/iu
const NAMED: readonly (readonly [RegExp, Trade])[] = [
  [/(?<!\p{L})(?:bad|bäder|badezimmer)(?!\p{L})/iu, 'bad'],
  [/fenster/iu, 'fenster'],
  [/heizung|therme(?!nm)|wärmepumpe/iu, 'heizung'],
  [/dach(?!geschoss|boden|terrasse)/iu, 'dach'],
  [/fassade/iu, 'fassade'],
  [/elektr/iu, 'elektrik'],
  [/leitungen|steigleitung/iu, 'leitungen'],
  [/(?:fuß)?böden|bodenbel|parkett/iu, 'boeden'],
]

/** Years told by the remarks of the text go before what the facts suggest. */
export function renewalsOf(home: Home, told: Renewed, day: CalendarDate): Renewals {
  const words = wordsOf(home.offer, 'zustand', 'letzteModernisierung')
  const stated = words.trim() !== '' || Object.keys(told).length > 0
  if (home.neubau)
    return {
      renewed: every(ALL, Math.max(yearOf(day), home.baujahr ?? 0)),
      stated: true,
      notes: ['Neubau: kein Gewerk ist fällig.'],
    }
  const { renewed, notes } = fromWords(words, home, day)
  return { renewed: { ...renewed, ...heatingYear(home, day), ...told }, stated, notes }
}

function fromWords(words: string, home: Home, day: CalendarDate): { renewed: Renewed; notes: string[] } {
  const year = yearIn(words, home.baujahr, day)
  if (WHOLE.test(words)) return wholeHouse(year, /erstbezug/iu.test(words), day)
  if (year === null) return { renewed: {}, notes: [] }
  const named = NAMED.filter(([pattern]) => pattern.test(home.offer.texts.letzteModernisierung ?? '')).map(
    ([, trade]) => trade,
  )
  if (named.length > 0) return { renewed: every(named, year), notes: [] }
  const trades =
    /(?<!\p{L})saniert|(?<!\p{L})sanierung(?!s)/iu.test(words) && !PARTLY.test(words) ? SAID_SANIERT : SAID_RENOVIERT
  return {
    renewed: every(trades, year),
    notes: [
      `Annahme: Die Modernisierung ${year} betraf vor allem ${trades.length === 3 ? 'Bad, Böden und Elektrik' : 'Bad und Böden'}.`,
    ],
  }
}

function wholeHouse(year: number | null, justNow: boolean, day: CalendarDate): { renewed: Renewed; notes: string[] } {
  if (year !== null)
    return { renewed: every(ALL, year), notes: [`Saniert ${year}: Alle Gewerke zählen ab diesem Jahr.`] }
  if (justNow)
    return { renewed: every(ALL, yearOf(day)), notes: ['Erstbezug nach Sanierung: Alle Gewerke gelten als neu.'] }
  const { value, source } = rowAt(RECHENWERTE, day, 'alterKernsanierung')
  return { renewed: every(ALL, yearOf(day) - value), notes: [`${source}.`] }
}

/** A heating of its own year; heat from outside leaves no boiler to renew. */
function heatingYear({ offer }: Home, day: CalendarDate): Renewed {
  const year = offer.numbers.heizungBaujahr
  if (year !== null && year > 1900 && year <= yearOf(day) + 5) return { heizung: year }
  return carrierOf(offer)?.key === 'fernwaerme' ? { heizung: yearOf(day) } : {}
}

/** The latest year after the house was built. */
function yearIn(words: string, baujahr: number | null, day: CalendarDate): number | null {
  const years = [...words.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/gu)].map(([year]) => Number(year))
  const possible = years.filter(year => year > (baujahr ?? 1900) && year <= yearOf(day))
  return possible.length > 0 ? Math.max(...possible) : null
}

function every(trades: readonly Trade[], year: number): Renewed {
  return Object.fromEntries(trades.map(trade => [trade, year]))
}
