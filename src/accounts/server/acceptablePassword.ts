import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import { passwordFault } from '../domain/passwordFault.ts'

/** The password itself. @throws Refusal accounts.badPassword, whose field `password` says what is wrong */
export function acceptablePassword(password: string): string {
  const fault = passwordFault(password)
  if (fault !== null) throw new Refusal(ACCOUNT_REFUSALS.badPassword, {}, { password: fault })
  return password
}
