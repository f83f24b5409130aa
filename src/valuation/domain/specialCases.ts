import { saidBy } from '#extraction/domain/given/withGiven.ts'
import { isFarmland } from '#extraction/domain/objectType.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { fieldValue } from './fieldValue.ts'
import { farmlandValue } from './farmlandValue.ts'
import type { LandPrice, Surroundings } from './grounds.ts'
import { incomeUseOf, incomeValue } from './incomeValue.ts'
import { isUnvalued } from './noEstimate.ts'
import { isPackageOfFlats, packageValue } from './packageValue.ts'
import type { RemarkFlags } from './remarkFlags.ts'
import { plotValue, type StillToPay } from './plotValue.ts'
import type { SpecialValue } from './specialValue.ts'

/** true: no market of single homes explains it, whether it can be valued otherwise or not. */
export function isSpecial(offer: Offer): boolean {
  return (
    isFarmland(offer.objectType) ||
    offer.kind === 'Grundstück' ||
    isUnvalued(offer) ||
    incomeUseOf(offer) !== null ||
    isPackageOfFlats(offer)
  )
}

/** null: it cannot be valued. */
export function specialOf(
  offer: Offer,
  around: Surroundings | null,
  land: LandPrice | null,
  flags: StillToPay & Pick<RemarkFlags, 'kahl' | 'stand' | 'mitAufwuchs' | 'pieces' | 'planting'>,
): SpecialValue | null {
  if (isFarmland(offer.objectType)) return farmlandValue(offer, around?.location ?? null, land, flags)
  if (isUnvalued(offer)) return null
  if (offer.kind === 'Grundstück') {
    const { facts, numbers } = offer
    const field = flags.plot?.field ? fieldValue(offer, around?.location ?? null, land, flags.plot.field) : null
    if (field) return field
    return plotValue(
      land,
      numbers.grundstuecksflaeche,
      saidBy(facts, 'grundstuecksflaeche', 'Grundstücksfläche'),
      flags,
    )
  }
  if (!around) return null
  return isPackageOfFlats(offer) ? packageValue(offer, around) : incomeValue(offer, around)
}
