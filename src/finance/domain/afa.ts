import { type CalendarDate } from '#kernel/calendarDate.ts'
import { euro, germanMoney, type Money, smallerOf, subtract, times } from '#kernel/money.ts'
import { germanPercent, type Share } from '#kernel/share.ts'
import {
  ERHOEHTE_AFA,
  type ErhoehteAfaRow,
  GEBAEUDEANTEIL,
  type GebaeudeanteilRow,
  LINEARE_AFA,
  type LineareAfaRow,
  STEUERGRENZEN,
} from '#reference/afa.ts'
import { findRow, rowAt, rowsAt } from '#reference/table.ts'
import type { Part } from './part.ts'

/** The part of price and Kaufnebenkosten that belongs to the building; land does not wear out. */
export function gebaeudewert(acquisition: Money, share: Share, source: string): Part {
  const formula = `${germanPercent(share)} × ${germanMoney(acquisition)}`
  return { label: 'Gebäudewert', amount: times(acquisition, share), formula, source, basis: 'law' }
}

/** The same where neither contract nor valuation splits the price. An assumption by the kind of property. */
export function assumedGebaeudewert(acquisition: Money, kind: GebaeudeanteilRow['key'], day: CalendarDate): Part {
  const { rate, source, basis } = rowAt(GEBAEUDEANTEIL, day, kind)
  return { ...gebaeudewert(acquisition, rate, source), basis }
}

/** The rate by the year of completion. */
export function linearerSatz(baujahr: number, day: CalendarDate): LineareAfaRow {
  const row = rowsAt(LINEARE_AFA, day).find(({ completedUntil = Infinity }) => baujahr <= completedUntil)
  if (!row) throw new RangeError(`no AfA for ${baujahr}`)
  return row
}

/** Yearly AfA by the year of completion: § 7 (4) EStG. A shorter life must be proven and is not assumed. */
export function lineareAfa(gebaeude: Part, baujahr: number, day: CalendarDate): Part {
  const row = linearerSatz(baujahr, day)
  const formula = `${germanPercent(row.rate)} × ${germanMoney(gebaeude.amount)}`
  const { source } = row
  return { label: 'AfA linear', amount: times(gebaeude.amount, row.rate), formula, source, basis: gebaeude.basis }
}

/** Raised AfA or deduction of modernisation cost, year by year (§§ 7i, 7h, 10f, 35c EStG). Empty where the law has ended. */
export function erhoehteAfa(cost: Money, key: ErhoehteAfaRow['key'], day: CalendarDate): Part[] {
  const row = findRow(ERHOEHTE_AFA, day, key)
  if (!row) return []
  const { steps, most, source, basis } = row
  const rates = steps.flatMap(({ years, rate }) => Array.from({ length: years }, () => rate))
  let left = most === undefined ? undefined : euro(most)
  return rates.map((rate, index) => {
    const plain = times(cost, rate)
    const amount = left ? smallerOf(plain, left) : plain
    if (left) left = subtract(left, amount)
    const formula = `${germanPercent(rate)} × ${germanMoney(cost)}${amount === plain ? '' : ', höchstens gefördert'}`
    return { label: `Jahr ${index + 1}`, amount, formula, source, basis }
  })
}

/** Modernisation net of VAT above this within three years belongs to the building and is no cost of the year. */
export function anschaffungsnaheGrenze(gebaeude: Part, day: CalendarDate): Part {
  const { rate, source } = rowAt(STEUERGRENZEN, day, 'anschaffungsnah')
  const formula = `${germanPercent(rate)} × ${germanMoney(gebaeude.amount)}`
  const amount = times(gebaeude.amount, rate)
  return { label: 'Grenze anschaffungsnaher Kosten', amount, formula, source, basis: gebaeude.basis }
}
