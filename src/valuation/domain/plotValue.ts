import { germanPercent, percent } from '#kernel/share.ts'
import { germanCount } from '#finance/domain/germanCount.ts'
import { GRUNDSTUECKSSPANNE } from '#reference/market/verfahrensannahmen.ts'
import type { LandPrice } from './grounds.ts'
import { type Estimate, reconcile } from './reconcile.ts'
import type { CalculatedMethod, MissingMethod } from './verfahren.ts'
import type { SpecialValue } from './specialValue.ts'

const LAW = '§ 40 ImmoWertV'

/** Value of a plot: its area times the Bodenrichtwert. null: one of the two is not known, or comes to less than is counted. @param areaSource who states the area */
export function plotValue(land: LandPrice | null, area: number | null, areaSource: string): SpecialValue | null {
  if (!land || !area || area <= 0) return null
  const value = Math.round(land.value * area)
  const method: CalculatedMethod = {
    method: 'Vergleichswert',
    value,
    halfWidth: GRUNDSTUECKSSPANNE,
    reliability: 1,
    steps: [
      { label: 'Bodenrichtwert', value: land.value, unit: '€/m²', formula: '', source: land.source },
      {
        label: 'Vergleichswert',
        value,
        unit: '€',
        formula: `${germanCount(land.value)}\u00a0€/m² × ${germanCount(area)}\u00a0m²`,
        source: `${LAW}; ${areaSource}`,
      },
    ],
    sources: [],
  }
  const estimate: Estimate | null = reconcile([{ ...method, weight: 1 }])
  if (!estimate || estimate.range.low <= 0) return null
  const methods = [{ ...method, part: 1, counted: value }, ...NOT_OF_A_PLOT]
  return { valued: { estimate, methods }, meaning: MEANING, uncertainties: [] }
}

const MEANING = `Fläche × Bodenrichtwert (§ 40 ImmoWertV), ±${germanPercent(percent(GRUNDSTUECKSSPANNE * 100))} als Modellannahme. Der Bodenrichtwert gilt für ein übliches Grundstück der Zone: Zuschnitt, Größe, Erschließung, Wald und Baurecht dieses Grundstücks sind nicht darin. Das ist kein Verkehrswertgutachten (§ 194 BauGB).`

const NOT_OF_A_PLOT: readonly MissingMethod[] = [
  { method: 'Ertragswert', reason: 'Ein unbebautes Grundstück bringt keine Miete.', document: null },
  { method: 'Sachwert', reason: 'Auf dem Grundstück steht kein Haus, das zählt.', document: null },
]
