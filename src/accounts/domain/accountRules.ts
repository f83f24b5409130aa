import { z } from 'zod'

/** The section `accounts` of the configuration. */
export const AccountRules = z.strictObject({
  /** A session without and with „angemeldet bleiben“. */
  sessionHours: z.int().positive(),
  rememberedSessionDays: z.int().positive(),
  /** How long links in mails are valid. */
  confirmHours: z.int().positive(),
  emailChangeHours: z.int().positive(),
  resetMinutes: z.int().positive(),
  deletionMinutes: z.int().positive(),
  /** How long a refused login may ask for the confirmation mail again. */
  resendMinutes: z.int().positive(),
  /** Wrong passwords for one e-mail address within 15 minutes; one more from a known place is still heard. */
  failedSignIns: z.int().positive(),
  /** Mails that strangers can cause to one e-mail address within an hour. */
  mailsPerHour: z.int().positive(),
  /** After so many days an account whose address was never confirmed is deleted. */
  unconfirmedDays: z.int().positive(),
})

export type AccountRules = z.output<typeof AccountRules>
