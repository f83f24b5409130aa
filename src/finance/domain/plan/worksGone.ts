import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, type Money } from '#kernel/money.ts'
import { LEBENSDAUERN } from '#reference/sanierung.ts'
import { rowAt } from '#reference/table.ts'
import type { Part, Total } from '../part.ts'
import type { DueTrade, Trade } from '../renovation.ts'
import { lineOf } from './section.ts'
import { pricedTrades, type StatedWork } from './statedWorks.ts'

/**
 * What of works that keep the home's value is used up while interest is fixed: a roof of forty years loses a quarter in ten. The rest
 * is still in the home.
 */
export function worksGone(works: Total, trades: readonly DueTrade[], years: number, day: CalendarDate): Part[] {
  const told = trades.filter(({ occasion }) => occasion === 'told')
  if (works.amount.cents === 0 || told.length === 0) return []
  const used = told.map(({ trade, cost }) => ({ cost: cost.mid.amount, life: meanLifeOf([trade], day) }))
  const base = used.reduce((total, { cost }) => total + cost.cents, 0)
  const gone = used.reduce((total, { cost, life }) => total + cost.cents * shareGone(years, life), 0)
  const terms = used.map(({ cost, life }) => `${germanMoney(cost)} × ${Math.min(years, life)} ÷ ${life}`).join(' + ')
  return [
    {
      ...lineOf(works),
      label: `${works.label}: Abnutzung in ${years} Jahren`,
      amount: { cents: Math.round((gone * works.amount.cents) / base) },
      formula: `(${terms}) × ${germanMoney(works.amount)} ÷ ${germanMoney({ cents: base })}`,
      source: `${lineOf(works).source}; ${rowAt(LEBENSDAUERN, day, 'dach').source}`,
    },
  ]
}

/**
 * What the exposé itself prices. A trade is used up over its life; a damage that is made good, or a thing of its own, is counted as
 * spent: nobody pays for it again.
 * @param parts the lines of the works, in their order
 */
export function statedWorksGone(
  works: readonly StatedWork[],
  parts: readonly Part[],
  years: number,
  day: CalendarDate,
): Part[] {
  return parts.map((part, at) => {
    const work = works[at]
    const trades = work ? pricedTrades([work]) : []
    return trades.length === 0 ? part : usedUp(part, meanLifeOf(trades, day), years)
  })
}

function usedUp(part: Part, life: number, years: number): Part {
  const amount: Money = { cents: Math.round(part.amount.cents * shareGone(years, life)) }
  const formula = `${germanMoney(part.amount)} × ${Math.min(years, life)} ÷ ${life}`
  return { ...part, label: `${part.label}: Abnutzung in ${years} Jahren`, amount, formula, basis: 'assumption' }
}

function shareGone(years: number, life: number): number {
  return Math.min(1, years / life)
}

/** Years: half way between due and overdue; of several trades their mean. */
function meanLifeOf(trades: readonly Trade[], day: CalendarDate): number {
  const lives = trades.map(trade => {
    const { dueAfter, overdueAfter } = rowAt(LEBENSDAUERN, day, trade)
    return (dueAfter + overdueAfter) / 2
  })
  return Math.round(lives.reduce((total, one) => total + one, 0) / Math.max(1, lives.length))
}
