import { z } from 'zod'

/** How many analyses an account has left; names as in the specification (point 3). Answered by the login too. */
export const UserLimits = z.object({
  /** Credits of a subscription's period; null without a subscription. */
  monthlyLimit: z.int().nullable(),
  freeAnalysesTotal: z.int(),
  freeAnalysesUsed: z.int(),
  freeAnalysesRemaining: z.int(),
  /** Finished previews that a purchase would unlock. */
  lockedReports: z.int(),
  /** Free analyses left. */
  firstUploads: z.int(),
  /** Paid analyses left. */
  unlockedUploads: z.int(),
  totalUploads: z.int(),
})

export type UserLimits = z.output<typeof UserLimits>
