import type { AmpelLight } from '#design/Ampel.tsx'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'

/**
 * The Ampel at another price: from the highest prices at which it is green and at least yellow, which the report's engine has
 * found. null: the report names none, because the light does not hang on the price.
 */
export function lightAt(rating: AnalysisJson['rating'], price: number): AmpelLight | null {
  const limitOf = (light: AmpelLight) => rating?.tippingPoints.find(tip => tip.light === light)?.price ?? null
  const [green, yellow] = [limitOf('grün'), limitOf('gelb')]
  if (green !== null && price <= green) return 'grün'
  if (yellow !== null && price <= yellow) return 'gelb'
  return yellow === null ? null : 'rot'
}
