import { germanNumber } from '#kernel/germanNumber.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { euro, germanMoney, largerOf, type Money, subtract, times } from '#kernel/money.ts'
import { germanPercent, ratio } from '#kernel/share.ts'
import type { PartKind } from '#extraction/domain/deal/deal.ts'
import { KOSTENANSAETZE, MIETANTEILE } from '#reference/bewirtschaftungskosten.ts'
import { RECHENWERTE } from '#reference/rechenannahmen.ts'
import { rowAt } from '#reference/table.ts'
import { bewirtschaftungskosten, type TradeLet, instandhaltungNachAlter } from '../bewirtschaftungskosten.ts'
import { leastNichtUmlagefaehig, nichtUmlagefaehig } from '../hausgeld.ts'
import { type Part, type Total, totalOf, weakest } from '../part.ts'
import type { Range } from '../range.ts'
import { loanPart } from './communityLoan.ts'
import { type Home, splitSource } from './home.ts'

/** Where the landlord's cost come from. */
export interface LettingCosts {
  /** stated: the exposé splits the Hausgeld. split: the usual share of it. model: ImmoWertV. */
  readonly origin: 'stated' | 'split' | 'model'
  /** For a year's rent, at one end of what is uncertain: high are the dearest. */
  readonly at: (yearlyRent: Money, end: keyof Range<Money>) => Total
  /**
   * What of a year's Hausgeld goes into the Erhaltungsrücklage: no tax is saved by it until the community spends it (BFH,
   * 14.01.2025, IX R 19/24). null: nothing of a Hausgeld is known; the model's upkeep is what is spent on the average.
   */
  readonly reserve: (costs: Total) => Part | null
  readonly notes: readonly string[]
}

/** null: neither Hausgeld nor Wohnfläche is known. */
export function lettingCosts(home: Home, day: CalendarDate): LettingCosts | null {
  const costs = withoutErbbauzins(home, day)
  const { erbbauzins, communityLoan } = home
  const more = [...(erbbauzins ? [erbbauzins] : []), ...(communityLoan ? [loanPart(communityLoan, 12)] : [])]
  if (!costs || more.length === 0) return costs
  const at: LettingCosts['at'] = (yearlyRent, end) => {
    const { label, parts } = costs.at(yearlyRent, end)
    return totalOf(label, [...parts, ...more])
  }
  return { ...costs, at }
}

function withoutErbbauzins(home: Home, day: CalendarDate): LettingCosts | null {
  const { hausgeld, nichtUmlagefaehig: stated, isFlat, wohnflaeche } = home
  if (isFlat && (stated ?? hausgeld)) return hausgeldCosts(home, wohnflaeche, day)
  return wohnflaeche === null ? null : modelCosts(home, wohnflaeche, day)
}

function hausgeldCosts(home: Home, wohnflaeche: number | null, day: CalendarDate): LettingCosts {
  const { hausgeld, nichtUmlagefaehig: stated, ruecklage } = home
  const split = nichtUmlagefaehig(hausgeld ?? { cents: 0 }, stated, day, ruecklage, splitSource(home))
  const least = wohnflaeche === null ? null : leastNichtUmlagefaehig(wohnflaeche, day)
  const low = least !== null && split.mid.amount.cents < least.cents
  const reserve: LettingCosts['reserve'] = ({ parts: [owners] }) => (owners ? reserveOf(owners, ruecklage, day) : null)
  const note = `Das nicht umlagefähige Hausgeld von ${germanMoney(split.mid.amount)} im Jahr wirkt niedrig: Verwaltung und Rücklage kosten meist mindestens ${germanMoney(least ?? split.mid.amount)}.`
  const at: LettingCosts['at'] = (yearlyRent, end) => {
    const part = split[end]
    const raised = least && !stated && end !== 'low' ? raisedTo(part, least) : part
    return totalOf('Bewirtschaftungskosten', [raised, mietausfall(yearlyRent, day)])
  }
  return { origin: stated ? 'stated' : 'split', at, reserve, notes: low ? [note] : [] }
}

const RESERVE = 'Zuführung zur Erhaltungsrücklage, noch nicht absetzbar'

/** As the exposé tells it; else what administration leaves of the owner's part, for it is mostly saved. @param saved a month */
function reserveOf({ amount, basis }: Part, saved: Money | null, day: CalendarDate): Part | null {
  if (saved) {
    const year = times(saved, 12)
    const isWithin = year.cents <= amount.cents
    return {
      label: RESERVE,
      amount: isWithin ? year : amount,
      formula: isWithin ? `12 × ${germanMoney(saved)}` : germanMoney(amount),
      source: `Rücklage laut Exposé; ${ONLY_WHEN_SPENT}`,
      basis,
    }
  }
  const { amount: verwaltung, source } = rowAt(KOSTENANSAETZE, day, 'verwaltungEigentumswohnung')
  if (verwaltung.cents >= amount.cents) return null
  return {
    label: RESERVE,
    amount: subtract(amount, verwaltung),
    formula: `${germanMoney(amount)} − ${germanMoney(verwaltung)}`,
    source: `Annahme: Was nach der Verwaltung bleibt, wird angespart (${source}); ${ONLY_WHEN_SPENT}`,
    basis: 'assumption',
  }
}

const ONLY_WHEN_SPENT = 'absetzbar erst, wenn die Gemeinschaft sie ausgibt (BFH, 14.01.2025, IX R 19/24)'

/** A usual split of a small Hausgeld would leave less than administration and savings cost. */
function raisedTo(part: Part, least: Money): Part {
  const amount = largerOf(part.amount, least)
  return amount === part.amount
    ? part
    : { ...part, amount, formula: `${part.formula}, mindestens ${germanMoney(least)}` }
}

function mietausfall(yearlyRent: Money, day: CalendarDate): Part {
  const { rate, source, basis } = rowAt(MIETANTEILE, day, 'mietausfallWohnen')
  const formula = `${germanPercent(rate)} × ${germanMoney(yearlyRent)}`
  return { label: 'Mietausfallwagnis', amount: times(yearlyRent, rate), formula, source, basis }
}

/** The dear end takes the upkeep of § 28 II. BV for the age where that is more. */
function modelCosts(home: Home, wohnflaeche: number, day: CalendarDate): LettingCosts {
  const { isFlat, parkingSpaces, baujahr } = home
  const { units, assumed } = unitsOf(home, wohnflaeche, day)
  const kind = isFlat ? 'eigentumswohnung' : 'wohnung'
  const age = baujahr === null ? null : Math.max(0, yearOf(day) - baujahr)
  const byAge = age === null ? null : instandhaltungNachAlter(wohnflaeche, age, day)
  const at: LettingCosts['at'] = (yearlyRent, end) => {
    const trade = tradeOf(home, yearlyRent)
    const let_ = { kind, units, wohnflaeche, parkingSpaces, yearlyRent, ...(trade && { trade }) } as const
    const model = bewirtschaftungskosten(let_, day)
    const parts = model.parts.map(part => dearer(assumed ? weaker(part) : part, end === 'high' ? byAge : null))
    return totalOf(model.label, isFlat ? parts : withOwners(parts, home.ownersCosts))
  }
  const note = `Die Zahl der Wohnungen ist nicht bekannt: gerechnet mit ${germanNumber(units)} (${rowAt(RECHENWERTE, day, 'wohnungsgroesse').source}).`
  return {
    origin: 'model',
    at,
    reserve: () => null,
    notes: assumed ? [note] : [],
  }
}

const UPKEEP = 'Instandhaltung'

const OWNERS = {
  verwaltung: 'Verwaltung',
  betriebskosten: 'Nicht umlegbare Betriebskosten',
  bewirtschaftung: 'Nicht umgelegte Kosten',
  instandhaltung: UPKEEP,
} as const

/** What the owner paid goes before the model's rate for the same; his running upkeep only where it is more, for one year is no average. */
function withOwners(parts: readonly Part[], owners: Home['ownersCosts']): Part[] {
  const administers = owners.some(({ kind }) => kind === 'verwaltung' || kind === 'bewirtschaftung')
  const paid = owners.map(({ kind, amount }): Part => {
    const money = euro(amount)
    return { label: OWNERS[kind], amount: money, formula: germanMoney(money), source: 'Angabe im Exposé', basis: 'law' }
  })
  const model = parts.filter(({ label }) => !(administers && label.startsWith('Verwaltung')))
  const upkeep = paid.find(({ label }) => label === UPKEEP)
  const isMore = upkeep && model.some(({ label, amount }) => label === UPKEEP && amount.cents < upkeep.amount.cents)
  return [...paid, ...model].filter(part => part.label !== UPKEEP || (part === upkeep) === (isMore === true))
}

/** By the rents that are told, else by the share of their area. null: there are no shops, or only shops. */
function tradeOf({ lettable, wohnflaeche, offer: { deal } }: Home, yearlyRent: Money): TradeLet | null {
  if (!lettable || lettable.trade <= 0 || wohnflaeche === null || lettable.total <= wohnflaeche) return null
  const paid = (kinds: readonly PartKind[]) =>
    (deal?.parts ?? []).reduce((all, { kind, rentMonthEuro }) => all + (kinds.includes(kind) ? (rentMonthEuro ?? 0) : 0), 0) // prettier-ignore
  const [shops, all] = [paid(['gewerbe']), paid(['gewerbe', 'wohnung', 'haus'])]
  const share = all > 0 ? shops / all : lettable.trade / lettable.total
  return { area: lettable.trade, rent: times(yearlyRent, ratio(Math.round(share * 1000), 1000)) }
}

function dearer(part: Part, byAge: Part | null): Part {
  return part.label === UPKEEP && byAge && byAge.amount.cents > part.amount.cents
    ? { ...byAge, label: part.label }
    : part
}

function weaker(part: Part): Part {
  return { ...part, basis: weakest(part.basis, 'assumption') }
}

function unitsOf({ kind, units }: Home, wohnflaeche: number, day: CalendarDate): { units: number; assumed: boolean } {
  if (kind === 'Haus') return { units: units !== null && units <= 3 ? units : 1, assumed: false }
  if (kind !== 'Mehrfamilienhaus') return { units: 1, assumed: false }
  if (units !== null) return { units, assumed: false }
  const size = rowAt(RECHENWERTE, day, 'wohnungsgroesse').value
  return { units: Math.max(1, Math.round(wohnflaeche / size)), assumed: true }
}
