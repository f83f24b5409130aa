import { euro, germanMoney } from '#kernel/money.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { VerdictPoint } from './verdict.ts'

/** What by its words comes on top of the price or is the buyer's, and which we could not count: the largest goes before any price. */
export function unplacedPoints({ unplaced }: Pick<StatedSums, 'unplaced'>): VerdictPoint[] {
  const [first, ...more] = unplaced.filter(({ isBuyers }) => isBuyers)
  if (!first) return []
  const others = more.length === 0 ? '' : `, dazu ${more.map(({ amount }) => germanMoney(euro(amount))).join(' und ')}`
  return [
    {
      id: 'gesamtinvestition',
      sentence: `Nach dem Wortlaut des Exposés kommen ${germanMoney(euro(first.amount))} auf Sie zu${others}, und unsere Summen enthalten das nicht: Fragen Sie, wofür das ist und ob Sie es zahlen.`,
      change: euro(first.amount),
      evidence: [first.evidence],
    },
  ]
}
