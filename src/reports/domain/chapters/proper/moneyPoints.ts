import { listed } from '#kernel/germanList.ts'
import { germanDay, yearsUntil } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { DueTrade } from '#finance/domain/renovation.ts'
import type { WorthLimit } from '#valuation/domain/limitSteps.ts'
import type { DecisivePoint } from '../../report.ts'
import { wholeEuro } from '../germanAmounts.ts'

/** What hangs on money in this offer, though no question asks it. */
export interface MoneyPoint extends DecisivePoint {
  readonly id: 'verkauf-nebenan' | 'alter-der-bauteile' | 'mietvertrag-laeuft-aus'
  /** What it is weighed by: the difference, the works, a year's rent. */
  readonly money: Money
}

export function moneyPointsOf(assessment: Assessment): MoneyPoint[] {
  return [...sale(assessment), ...aged(assessment), ...lease(assessment)]
}

const OF_SALES: readonly WorthLimit[] = ['nebenan', 'zwilling', 'verkauf', 'saniert']

/** The nearest thing to a market price that an exposé prints, unless the limit rests on it and says so. */
function sale({ sums, money: { price }, worth }: Assessment): MoneyPoint[] {
  if (price === null || OF_SALES.some(limit => limit === worth?.limitedBy)) return []
  const isLike = ({ per, isNextDoor, isSameHouse }: Comparison) => per === 'object' && (isNextDoor || isSameHouse)
  const found = sums.comparisons.find(isLike)
  if (!found) return []
  const sold = euro(found.high)
  const off = { cents: Math.abs(sold.cents - price.cents) }
  const isLess = sold.cents < price.cents
  const beside = off.cents === 0 ? 'so viel wie gefordert' : `${wholeEuro(off)} ${isLess ? 'weniger' : 'mehr'} als gefordert` // prettier-ignore
  return [
    {
      id: 'verkauf-nebenan',
      light: 'gelb',
      title: `Verkauf nebenan laut Exposé: ${wholeEuro(sold)}, ${beside}`,
      text: isLess
        ? 'Fragen Sie, was dieses Objekt teurer macht: Ein besseres Argument als den Preis nebenan haben Sie nicht.'
        : 'Lassen Sie sich zeigen, was dort mehr dabei war (Fläche, Grund, Ausbau, Zustand), und ziehen Sie es ab: Was bleibt, ist der beste Vergleich, den das Exposé nennt.',
      evidence: found.evidence,
      money: off,
    },
  ]
}

/** The open statement of the estimate on the condition, which tells the same with two prices. */
const CONDITION = 'zustand'

/** Trades of which nobody tells when they were renewed, and whose time is over if they are as old as the house. */
function aged({ money: { renovation, home }, offer, worth }: Assessment): MoneyPoint[] {
  const { backlog } = renovation
  if (!backlog.ok || worth?.open.some(({ id }) => id === CONDITION)) return []
  const byAge = backlog.value.trades.filter(({ occasion }) => occasion === 'age')
  // Of what the text calls old and in order the age is told: nobody has to be asked for it.
  const due = byAge.filter(({ sound }) => !sound)
  const amount = partOf(backlog.value.by.age.mid.amount, due, byAge)
  if (due.length === 0 || amount.cents <= 0) return []
  const names = listed(due.map(({ trade }) => WORK_NAMES[trade]))
  return [
    {
      id: 'alter-der-bauteile',
      light: 'gelb',
      title: `Wann erneuert, haben wir nicht gefunden: ${names}. Nach Alter bis zu ${wholeEuro(amount)}`,
      text: home.auction
        ? 'Im höchsten Gebot ist das nicht abgezogen. Lesen Sie im Gutachten des Gerichts, was davon in seinem Wert schon steckt.'
        : 'Im Gesamtbetrag ist das nicht enthalten. Lassen Sie sich Rechnungen zeigen; ohne sie gehört es in Ihr Gebot.',
      evidence: offer.facts.baujahr?.evidence[0] ?? null,
      money: amount,
    },
  ]
}

/** What some of the trades make of an amount for all, which holds planning and buffer. */
function partOf(amount: Money, some: readonly DueTrade[], all: readonly DueTrade[]): Money {
  if (some.length === all.length) return amount
  const costOf = (trades: readonly DueTrade[]) => trades.reduce((cents, { cost }) => cents + cost.mid.amount.cents, 0)
  return { cents: Math.round((amount.cents * costOf(some)) / Math.max(1, costOf(all))) }
}

/** Years: a lease that runs longer decides nothing today. */
const SOON = 6

/** Of the one tenant of trade premises: what he pays carries the price no longer than he must stay. */
function lease({ terms, offer, day }: Assessment): MoneyPoint[] {
  const [end] = terms.tradeLease.filter(({ until }) => until !== undefined && until > day)
  const { jahresnettokaltmiete, kaltmieteMonat } = offer.numbers
  const year = jahresnettokaltmiete ?? (kaltmieteMonat === null ? null : kaltmieteMonat * 12)
  if (!end?.until || year === null || yearsUntil(end.until, day) > SOON) return []
  const rent = euro(year)
  return [
    {
      id: 'mietvertrag-laeuft-aus',
      light: 'gelb',
      title: `Der Mietvertrag läuft nur bis ${germanDay(end.until)}`,
      text: `So lange tragen ${wholeEuro(rent)} Miete im Jahr den Preis; danach zahlt ein Mieter, was der Markt hergibt, und bis er gefunden ist, niemand. Vergleichen Sie die Miete je m² mit dem, was nebenan verlangt wird.`,
      evidence: end.evidence,
      money: rent,
    },
  ]
}
