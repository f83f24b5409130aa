import type { NewPromo } from './promoCommands.ts'

export const PROMO: NewPromo = {
  code: 'SOMMER',
  discountType: 'percentage',
  amount: 10,
  validFrom: null,
  validUntil: null,
  mostUses: null,
  mostUsesPerAccount: null,
  packages: null,
  refCode: null,
}
