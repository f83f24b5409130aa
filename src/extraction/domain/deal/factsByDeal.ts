import type { Facts } from '../facts.ts'
import type { Deal } from './deal.ts'
import { lettingByCourt } from './lettingByCourt.ts'
import { withUnitsOfParts } from './unitsOfParts.ts'

/** Facts as the deal makes them plain: units that only its parts tell, and in an auction who lives there and what is no rent that is paid. */
export function factsByDeal(facts: Facts, deal: Deal): Facts {
  return withoutUsualRent(lettingByCourt(withUnitsOfParts(facts, deal), deal), deal)
}

/** What the appraiser takes for usual nobody pays. */
function withoutUsualRent(facts: Facts, { court }: Pick<Deal, 'court'>): Facts {
  const usual = court?.usualRent?.euro
  const isUsual = (value: unknown, months: number) => typeof value === 'number' && usual !== undefined && Math.abs(value / months - usual) < 1 // prettier-ignore
  return {
    ...facts,
    ...(isUsual(facts.kaltmieteMonat?.value, 1) && { kaltmieteMonat: null }),
    ...(isUsual(facts.jahresnettokaltmiete?.value, 12) && { jahresnettokaltmiete: null }),
  }
}
