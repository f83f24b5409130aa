import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { type HeatingTechnique, heatingTechniqueOf } from '#extraction/domain/heatingTechnique.ts'
import { HEIZTECHNIKEN } from '#reference/sanierung.ts'
import { RECHENWERTE } from '#reference/rechenannahmen.ts'
import { rowAt } from '#reference/table.ts'
import { type Trade, TRADES } from '../renovation.ts'
import { carrierOf } from './carrier.ts'
import { datedWorks } from './datedWorks.ts'
import type { Home } from './home.ts'

export type Renewed = Partial<Record<Trade, number>>

/** Which trades were renewed when, and whether the exposé says anything of its condition at all. */
export interface Renewals {
  readonly renewed: Renewed
  /** Years before which a trade cannot be from, by what it is. */
  readonly notBefore: Renewed
  /** What the home does not have, so that it is never due: a boiler where the heat comes from outside, a façade that may be clad. */
  readonly absent: readonly Trade[]
  /** Said of the home as a whole, without naming these trades: that each was done is not proven. */
  readonly inGeneral: readonly Trade[]
  /** false: silence; the age of the house alone speaks, which is no judgement on the home. */
  readonly stated: boolean
  readonly notes: readonly string[]
}

/** What a renovation without further words touches. */
const SAID_SANIERT: readonly Trade[] = ['bad', 'boeden', 'elektrik']
const SAID_RENOVIERT: readonly Trade[] = ['bad', 'boeden']

/**
 * Years that the text or a fact gives to a trade go before what the words on the condition suggest.
 * @param kept what stays as it is, whatever is said of the whole: "Bestandsfenster"
 */
export function renewalsOf(
  home: Home,
  told: Renewed,
  day: CalendarDate,
  kept: readonly Trade[] = [],
  exposedFacade = false,
): Renewals {
  if (home.neubau)
    return {
      renewed: every(TRADES, Math.max(yearOf(day), home.baujahr ?? 0)),
      notBefore: {},
      absent: [],
      inGeneral: [],
      stated: true,
      notes: ['Neubau: kein Gewerk ist fällig.'],
    }
  const known = withoutAbsent(
    isRefurbished(home) ? refurbished(told, kept, day) : asTold(home, told, day, kept),
    home,
    day,
  )
  return exposedFacade || home.offer.flags.denkmalschutz === true ? withoutCladding(known) : known
}

/** What the exposé says was done, and when. */
function asTold(
  home: Home,
  told: Renewed,
  day: CalendarDate,
  kept: readonly Trade[],
): Omit<Renewals, 'absent' | 'notBefore'> {
  const stated = home.offer.works.lists.length > 0 || Object.keys(told).length > 0
  const boiler = heatingYear(home, day)
  // "1972 Zentralheizung eingebaut, 1995 neuer Kessel": the later one heats.
  const heizung = Math.max(boiler.heizung ?? 0, told.heizung ?? 0)
  const named: Renewed = { ...told, ...(heizung > 0 && { heizung }) }
  const { renewed, notes, inGeneral } = fromWords(home, named, day)
  const open = Object.entries(renewed).filter(([trade]) => !kept.some(one => one === trade))
  const general = inGeneral.filter(trade => named[trade] === undefined && !kept.includes(trade))
  return { renewed: { ...Object.fromEntries(open), ...named }, inGeneral: general, stated, notes }
}

/** Who refurbishes and sells answers for the whole as new; only what he keeps is as old as it was. */
function isRefurbished({ offer }: Home): boolean {
  return offer.deal?.type.value === 'sanierung-bautraeger'
}

function refurbished(told: Renewed, kept: readonly Trade[], day: CalendarDate): Omit<Renewals, 'absent' | 'notBefore'> {
  const anew = TRADES.filter(trade => !kept.includes(trade))
  return { renewed: { ...every(anew, yearOf(day)), ...told }, inGeneral: [], stated: true, notes: [REFURBISHED] }
}

const REFURBISHED =
  'Sanierung durch den Verkäufer: Alle Gewerke gelten als neu, außer denen, die laut Exposé bleiben. Was er wirklich erneuert, sagt die Baubeschreibung.'

/** A monument, half-timber and brickwork on show are not clad from outside: what their walls need, only an expert can price. */
function withoutCladding({ absent, notes, ...rest }: Renewals): Renewals {
  return { ...rest, absent: [...absent, 'fassade'], notes: [...notes, NO_CLADDING] }
}

const NO_CLADDING =
  'Denkmal, Fachwerk oder Sichtmauerwerk: Eine Dämmung von außen ist nicht gerechnet. Was Wände und Fassade kosten, sagt ein Sachverständiger für solche Häuser.'

/** Heat from outside leaves no boiler of one's own to date or to renew; another is no older than its kind. */
function withoutAbsent(
  { renewed, notes, ...rest }: Omit<Renewals, 'absent' | 'notBefore'>,
  home: Home,
  day: CalendarDate,
): Renewals {
  if (carrierOf(home.offer)?.key === 'fernwaerme') {
    const { heizung: _, ...others } = renewed
    return { ...rest, notes, renewed: others, notBefore: {}, absent: ['heizung'] }
  }
  const technique = renewed.heizung === undefined ? heatingTechniqueOf(home.offer.texts.heizung) : null
  const { since } = technique ? rowAt(HEIZTECHNIKEN, day, technique) : { since: 0 }
  if (technique === null || since <= (home.baujahr ?? 0)) return { ...rest, notes, renewed, notBefore: {}, absent: [] }
  const note = `${NAME_OF[technique]} gibt es in Wohnhäusern erst seit etwa ${since}: Die Heizung zählt als höchstens so alt.`
  return { ...rest, renewed, notBefore: { heizung: since }, absent: [], notes: [...notes, note] }
}

const NAME_OF: Readonly<Record<HeatingTechnique, string>> = {
  brennwert: 'Brennwertheizungen',
  waermepumpe: 'Wärmepumpen',
  pellets: 'Pelletheizungen',
}

interface FromWords {
  readonly renewed: Renewed
  readonly notes: string[]
  readonly inGeneral: readonly Trade[]
}

/** What the facts on the condition tell, beside the trades that are dated by themselves already. */
function fromWords(home: Home, named: Renewed, day: CalendarDate): FromWords {
  const { lists, isSaniert, isFirstUse } = home.offer.works
  const future = Math.max(0, ...lists.flat().flatMap(({ years, whole: all }) => (all ? years : [])))
  if (future > yearOf(day)) return stillToCome(future)
  const isPossible = (year: number) => year > (home.baujahr ?? 1900) && year <= yearOf(day)
  const { trades, general, whole } = datedWorks(lists, isPossible)
  if (whole) {
    const { renewed, notes } = wholeHouse(whole.year, isFirstUse, day)
    return { renewed: { ...renewed, ...trades }, notes, inGeneral: TRADES.filter(trade => trades[trade] === undefined) }
  }
  // A year without a trade that a dated trade explains says nothing of any other: "2021 erneuert" beside "Heizung 2021".
  const dated = isSaniert ? [] : Object.values({ ...named, ...trades })
  const open = general.filter(year => !dated.includes(year))
  if (open.length === 0) return { renewed: trades, notes: [], inGeneral: [] }
  const year = Math.max(...open)
  const assumed = isSaniert ? SAID_SANIERT : SAID_RENOVIERT
  const what = isSaniert ? 'Bad, Böden und Elektrik' : 'Bad und Böden'
  return {
    renewed: { ...every(assumed, year), ...trades },
    inGeneral: assumed.filter(trade => trades[trade] === undefined),
    notes: [`Annahme: Die Modernisierung ${year} betraf vor allem ${what}.`],
  }
}

/** Sold as it will be: what the seller is still to renew is new to the buyer. */
function stillToCome(year: number): FromWords {
  const note = `Die Sanierung ist bis ${year} angekündigt und gilt hier als gemacht; was sie erneuert, sagt die Baubeschreibung.`
  return { renewed: every(TRADES, year), notes: [note], inGeneral: TRADES }
}

function wholeHouse(year: number | null, justNow: boolean, day: CalendarDate): { renewed: Renewed; notes: string[] } {
  if (year !== null) {
    const note = `Saniert ${year}: Gewerke ohne eigenes Jahr zählen ab diesem Jahr.`
    return { renewed: every(TRADES, year), notes: [note] }
  }
  if (justNow)
    return { renewed: every(TRADES, yearOf(day)), notes: ['Erstbezug nach Sanierung: Alle Gewerke gelten als neu.'] }
  const { value, source } = rowAt(RECHENWERTE, day, 'alterKernsanierung')
  return { renewed: every(TRADES, yearOf(day) - value), notes: [`${source}.`] }
}

/** A heating of its own year. */
function heatingYear({ offer }: Home, day: CalendarDate): Renewed {
  const year = offer.numbers.heizungBaujahr
  return year !== null && year > 1900 && year <= yearOf(day) + 5 ? { heizung: year } : {}
}

function every(trades: readonly Trade[], year: number): Renewed {
  return Object.fromEntries(trades.map(trade => [trade, year]))
}
