const CODE = /^[A-Z0-9_-]{3,40}$/

/**
 * A promo code in the one form in which it is stored and compared: upper case, without blanks. Full-width letters and
 * the like are the letters they stand for; letters of other scripts that only look alike are not ours.
 * @returns null when it cannot be a code
 */
export function promoCodeOf(typed: string): string | null {
  const code = typed.normalize('NFKC').replaceAll(/\s+/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}
