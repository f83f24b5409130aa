/** Where a new customer came from, as a registration sends it. */
export interface Origin {
  readonly refCode?: string
  readonly landingUrl?: string
}

/** A referral code counts from three characters on (point 5); without one nothing is told of the page. */
export function originOf(refCode: string | null, landingUrl: string): Origin {
  return refCode !== null && refCode.length > 2 ? { refCode, landingUrl } : {}
}
