const REF_CODE = /^[a-z0-9._-]{3,64}$/

/** A partner's code in the one form in which it is stored and compared; null when it cannot be one. */
export function refCodeOf(typed: string): string | null {
  const code = typed.normalize('NFKC').trim().toLowerCase()
  return REF_CODE.test(code) ? code : null
}
