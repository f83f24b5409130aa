import { FILE_REFUSALS } from '#contract/intake.ts'
import { Refusal } from '#contract/refusal.ts'
import { balanceOf } from '#credits/server/index.ts'
import type { Queryable } from '#platform/database/databasePort.ts'
import type { RoleLimits } from '#intake/domain/uploadRules.ts'
import { countRecent } from './analysisStore.ts'

/**
 * Why no file of an account can be taken now, told before any is stored or looked at: what is refused costs no disk and no
 * time. What changes meanwhile is decided again with each file.
 */
export async function refusalBefore(db: Queryable, accountId: string, limits: RoleLimits): Promise<Refusal | null> {
  const { free, paid } = await balanceOf(db, accountId)
  if (free + paid === 0) return new Refusal(FILE_REFUSALS.noneLeft)
  return limitRefusal(await countRecent(db, accountId), limits)
}

export function limitRefusal(
  { day, open }: { readonly day: number; readonly open: number },
  { maxOpen, maxPerDay }: RoleLimits,
): Refusal | null {
  if (open >= maxOpen) return new Refusal(FILE_REFUSALS.tooManyOpen, { most: maxOpen })
  if (day >= maxPerDay) return new Refusal(FILE_REFUSALS.tooManyToday, { most: maxPerDay })
  return null
}
