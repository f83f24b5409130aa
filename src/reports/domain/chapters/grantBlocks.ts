import type { Grants } from '#finance/domain/plan/grants.ts'
import { heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeNumber } from './germanAmounts.ts'
import { sourceLineOf } from './sourceLine.ts'
import { sentence } from './wording.ts'

/** Money of the state for works that are due or for the purchase. Empty where there is none. */
export function grantBlocks({ amounts, programmes }: Grants): Block[] {
  if (amounts.length === 0 && programmes.length === 0) return []
  return [
    heading('Fördergeld'),
    paragraph(
      'Zuschüsse und Kredite sind vor dem Auftrag zu beantragen, sonst verfallen sie. Fördertöpfe ändern sich; prüfen Sie den Stand bei KfW und BAFA.',
    ),
    ...(amounts.length > 0
      ? [
          table(
            'Mögliche Zuschüsse, auch zu Arbeiten, die nur nach Alter fällig sind',
            ['Zuschuss', 'Rechenweg', ...numeric('Betrag in €')],
            amounts.map(({ label, formula, amount }) => [label, formula, wholeNumber(amount.cents / 100)]),
            { source: sourceLineOf(amounts.map(({ source }) => source)) },
          ),
        ]
      : []),
    ...(programmes.length > 0
      ? [
          table(
            'Förderprogramme, die in Frage kommen',
            ['Programm', 'Was es bietet', 'Quelle'],
            programmes.map(({ name, terms, source }) => [name, sentence(terms), source]),
          ),
        ]
      : []),
  ]
}
