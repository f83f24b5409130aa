import { euro } from '#kernel/money.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import { heading, paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeEuro } from './germanAmounts.ts'
import { spokenQuote } from './wording.ts'

const MAX_QUOTE_LENGTH = 160

/** What the exposé names in euro and no line of this report counts, so that the reader sees what was not understood. */
export function unplacedBlocks({ unplaced }: Pick<StatedSums, 'unplaced'>): Block[] {
  if (unplaced.length === 0) return []
  return [
    heading('Beträge, die wir nicht zugeordnet haben'),
    paragraph(
      'Diese Beträge nennt das Exposé, und in keiner Rechnung dieses Berichts kommen sie vor. Lesen Sie nach, ob sie für Sie Kosten sind.',
    ),
    {
      kind: 'table',
      caption: 'Nicht zugeordnete Beträge mit ihrer Stelle',
      head: ['Betrag', 'Steht im Exposé'],
      align: ['right', 'left'],
      rows: unplaced.map(({ amount, evidence }) => [wholeEuro(euro(amount)), spokenQuote(evidence, MAX_QUOTE_LENGTH)]),
    },
  ]
}
