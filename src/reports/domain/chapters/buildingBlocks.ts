import type { AllIn } from '#finance/domain/bauen.ts'
import type { BuiltLevel } from '#rating/domain/builtLevel.ts'
import { emphasised, heading, paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { euroSpan, wholeEuro, wholeNumber } from './germanAmounts.ts'
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

/** All of it against a house that stands already: whoever builds may pay more than he could sell it for. */
export function builtLevelBlocks(level: BuiltLevel | null): Block[] {
  if (!level) return []
  const { cost, usual, isAbove } = level
  const both = `Je m² Wohnfläche sind das ${wholeNumber(cost.low)} bis ${wholeNumber(cost.high)}\u00a0€ mit Grundstück. Fertige neue Häuser dieser Art kosten am Ort nach unseren Marktdaten ${wholeNumber(usual.low)} bis ${wholeNumber(usual.high)}\u00a0€/m².`
  const above = isAbove ? ' Im mittleren Fall zahlen Sie also mehr, als es fertig wert ist: Lassen Sie sich den Preis Posten für Posten belegen, und vergleichen Sie mit fertigen Häusern.' : '' // prettier-ignore
  return [paragraph(`${both}${above}`)]
}
