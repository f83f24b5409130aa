import { shareOf } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { heading } from '../blocks.ts'
import type { Block } from '../report.ts'
import { fixedDecimal, wholeNumber } from './germanAmounts.ts'

/** What the rent that is paid yields at each bid. Empty: no auction, or no rent of the whole is told. */
export function bidYield({ money, calculations: { bidding } }: Pick<Assessment, 'money' | 'calculations'>): Block[] {
  const { rent } = money.letting
  if (!bidding || !rent.ok || rent.value.origin !== 'stated' || rent.value.ofPart) return []
  const year = rent.value.rent.mid.amount
  if (year.cents <= 0) return []
  return [
    heading('Was die Miete zum Gebot bringt'),
    {
      kind: 'table',
      caption: 'Bruttomietrendite und Jahresmieten bei jedem Gebot, ohne und mit seinen Kosten',
      head: ['Gebot', 'Betrag in €', 'Brutto in %', 'Jahresmieten', 'Mit Kosten in %'],
      align: ['left', 'right', 'right', 'right', 'right'],
      rows: bidding.bids
        .filter(({ bid }) => bid.cents > 0)
        .map(({ name, bid, whole }) => [
          name,
          wholeNumber(bid.cents / 100),
          fixedDecimal(inPercent(shareOf(year, bid)), 2),
          fixedDecimal(inPercent(shareOf(bid, year)) / 100, 1),
          fixedDecimal(inPercent(shareOf(year, whole)), 2),
        ]),
      sources: [`Miete von ${wholeNumber(year.cents / 100)}\u00a0€ im Jahr. ${rent.value.rent.mid.source}.`],
    },
  ]
}
