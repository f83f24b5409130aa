import { subtract } from '#kernel/money.ts'
import type { PartLetting } from '#finance/domain/plan/partLetting.ts'
import { paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeEuro } from './germanAmounts.ts'
import { totalTable } from './moneyTable.ts'

/** What comes in today, what could, and what lies between. Empty: all is let, or nothing. */
export function partLettingBlocks(partly: PartLetting | null): Block[] {
  if (!partly) return []
  const { units, let: isLet, present, potential } = partly
  const could = potential
    ? `; wären alle Wohnungen zur Marktmiete vermietet, wären es ${wholeEuro(potential.amount)} (geschätzt). Dazwischen liegen ${wholeEuro(subtract(potential.amount, present.amount))}`
    : ''
  return [
    paragraph(
      `Heute zahlen ${isLet} von ${units} Einheiten zusammen ${wholeEuro(present.amount)} im Jahr${could}. „Ungünstig“ und „mittel“ rechnen mit der Miete von heute, „günstig“ mit allen Wohnungen vermietet.`,
    ),
    totalTable(potential ?? present, { caption: 'Miete im Jahr, Einheit für Einheit', unit: '€ im Jahr' }),
  ]
}
