import type { AllIn } from '#finance/domain/bauen.ts'
import { emphasised, heading } from '../blocks.ts'
import type { Block } from '../report.ts'
import { euroSpan, wholeEuro } from './germanAmounts.ts'
import { rangeTable } from './moneyTable.ts'

/** What the house of the contract costs in all, and what tax hangs on. Empty: no building contract. */
export function buildingBlocks(building: AllIn | null): Block[] {
  if (!building) return []
  const { total, taxOnPlot, taxOnBoth, missingPlot } = building
  const span = euroSpan({ low: total.low.amount, high: total.high.amount })
  const tax =
    taxOnPlot && taxOnBoth
      ? ` Grunderwerbsteuer fällt auf das Grundstück an (${wholeEuro(taxOnPlot.amount)}), auf Grundstück und Haus zusammen (${wholeEuro(taxOnBoth.amount)}), wenn beide Verträge zusammenhängen: dieselbe Seite, abgestimmt, oder Sie können das Grundstück nur mit diesem Haus haben (BFH II R 17/99).`
      : ''
  const plot = missingPlot ? ' Das Grundstück ist nicht dabei und kommt mit seinen Kaufnebenkosten hinzu.' : ''
  return [
    heading('Was das Bauen im Ganzen kostet'),
    emphasised(`Mit allem, was der Hausvertrag nicht nennt: ${span} (geschätzt).${plot}${tax}`),
    rangeTable(total, { caption: 'Bauen im Ganzen, Posten für Posten' }),
  ]
}
