import type { Unit } from '#extraction/domain/facts.ts'

/** € per m² of Wohnfläche, whole euros: price by area as the list states both; null: it does not. */
export function unitPrice({ facts }: Pick<Unit, 'facts'>): number | null {
  const [price, area] = [facts.kaufpreis?.value, facts.wohnflaeche?.value]
  if (typeof price !== 'number' || typeof area !== 'number' || price <= 0 || area <= 0) return null
  return Math.round(price / area)
}
