import type { RatedOffer } from './rate.ts'

/** Nothing of this offer takes an advantage its worth, and the price is right. */
export const ORDINARY: RatedOffer = {
  year: 2026,
  isStillBuilt: false,
  usesLittle: true,
  isRenewed: true,
  savesMuch: true,
  isLeaseOpen: false,
  isPlot: false,
  isAboveLimit: false,
  isBelowRange: false,
  priceOff: -8,
  timesOfRent: 0.95,
}
