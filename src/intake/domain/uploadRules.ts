import { z } from 'zod'

/** How much one account may send in. */
const RoleLimits = z.strictObject({
  /** Files of one upload. */
  maxFiles: z.int().positive(),
  /** All files of one upload together; never more than `maxSizeByte` of all. */
  maxSizeByte: z.int().positive(),
  maxPages: z.int().positive(),
  /** Analyses begun within 24 hours. */
  maxPerDay: z.int().positive(),
  /** Analyses that are not finished. */
  maxOpen: z.int().positive(),
})

export type RoleLimits = z.output<typeof RoleLimits>

/** The section `upload` of the configuration. */
export const UploadRules = z.strictObject({
  maxSizeByte: z.int().positive(),
  allowedExtensions: z.array(z.string().regex(/^\.[a-z0-9]+$/)).min(1),
  /** Who has no role that is listed has the limits of ROLE_USER. */
  limitsByRole: z.object({ ROLE_USER: RoleLimits }).catchall(RoleLimits),
})

export type UploadRules = z.output<typeof UploadRules>

/** Of several roles, the most generous limit counts, each for itself. */
export function limitsOfRoles({ limitsByRole, maxSizeByte }: UploadRules, roles: readonly string[]): RoleLimits {
  const named = roles.flatMap(role => (Object.hasOwn(limitsByRole, role) ? (limitsByRole[role] ?? []) : []))
  const all = named.length > 0 ? named : [limitsByRole.ROLE_USER]
  const most = (limit: keyof RoleLimits) => Math.max(...all.map(limits => limits[limit]))
  return {
    maxFiles: most('maxFiles'),
    maxSizeByte: Math.min(maxSizeByte, most('maxSizeByte')),
    maxPages: most('maxPages'),
    maxPerDay: most('maxPerDay'),
    maxOpen: most('maxOpen'),
  }
}
