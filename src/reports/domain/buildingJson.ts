import { z } from 'zod'
import type { AllIn } from '#finance/domain/bauen.ts'
import { across } from '#finance/domain/range.ts'
import { PartJson, TotalJson, partJson, totalJson } from './partJson.ts'

/** What a building contract comes to with plot, tax and all that it leaves out. */
export const BuildingJson = z.strictObject({
  total: z
    .strictObject({ low: TotalJson, mid: TotalJson, high: TotalJson })
    .describe('low and mid tax the plot alone, high plot and house'),
  taxOnPlot: PartJson.nullable().describe(
    'Grunderwerbsteuer where the builder is free to choose; null: no price of the plot',
  ),
  taxOnBoth: PartJson.nullable().describe('where plot and contract hang together (einheitlicher Erwerbsgegenstand)'),
  missingPlot: z.boolean().describe('the plot is neither in the price nor priced: it comes on top'),
})
export type BuildingJson = z.infer<typeof BuildingJson>

export function buildingJson({ total, taxOnPlot, taxOnBoth, missingPlot }: AllIn): BuildingJson {
  return {
    total: across(total, totalJson),
    taxOnPlot: taxOnPlot && partJson(taxOnPlot),
    taxOnBoth: taxOnBoth && partJson(taxOnBoth),
    missingPlot,
  }
}
