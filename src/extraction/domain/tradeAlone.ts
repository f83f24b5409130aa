import type { Offer } from './offer.ts'

/** A shop, office or hall in which nobody lives: a workshop with a flat above it is looked at as any home, too. */
export function isTradeAlone({ kind, numbers, deal }: Pick<Offer, 'kind' | 'numbers' | 'deal'>): boolean {
  const hasHome = numbers.wohnflaeche !== null || (deal?.parts ?? []).some(part => part.kind === 'wohnung')
  return kind === 'Gewerbe' && !hasHome
}

/** A shop or office of its own in a house that others own with it (§ 1 (3) WEG): only there a Hausgeld falls due. */
export function isTradeUnit({ kind, numbers, deal }: Pick<Offer, 'kind' | 'numbers' | 'deal'>): boolean {
  return kind === 'Gewerbe' && (numbers.hausgeldMonat !== null || deal?.overlays.includes('teileigentum') === true)
}
