import { GENERAL } from '#contract/general.ts'
import { readLimits, upload, UPLOAD_REFUSALS, type UploadItem } from '#contract/intake.ts'
import { Refusal } from '#contract/refusal.ts'
import { DatabaseFull, type Queryable } from '#platform/database/databasePort.ts'
import type { Router } from '#platform/http/routerPort.ts'
import type { Log } from '#platform/log/logPort.ts'
import { limitsOfRoles, type UploadRules } from '#intake/domain/uploadRules.ts'
import { admitFile, type AdmitParts, type Admission } from './admitFile.ts'
import { incomingKeys } from './incomingKeys.ts'
import { limitsOf } from './limitsOf.ts'
import { refusalBefore } from './refusalBefore.ts'
import { receiveUpload, type ReceivedUpload } from './receiveUpload.ts'

export interface IntakeParts extends AdmitParts {
  readonly rules: UploadRules
  readonly log: Log
  /** Credits of a running subscription's period; null: none. */
  readonly monthlyLimitOf: (db: Queryable, accountId: string) => Promise<number | null>
}

export function intakeRoutes(router: Router, parts: IntakeParts): void {
  const { database, files, rules } = parts
  router.serve(readLimits, async ({ caller: { accountId } }) =>
    limitsOf(database, accountId, await parts.monthlyLimitOf(database, accountId)),
  )

  router.serve(upload, async ({ caller, request }) => {
    const limits = limitsOfRoles(rules, caller.roles)
    const keys = incomingKeys(database)
    try {
      const { allowedExtensions } = rules
      const refusal =
        parts.counter.refusalOf(caller.accountId) ?? (await refusalBefore(database, caller.accountId, limits))
      const received = await receiveUpload(request, { files, keys, limits, allowedExtensions, refusal })
      const { lens, again, consentVersion } = received
      const admission = { accountId: caller.accountId, limits, lens, again, consentVersion }
      const items: UploadItem[] = []
      for (const file of received.files) {
        const item = await itemOf(parts, request.id, file, admission)
        // Not by the next sweep: until then refused files would fill the disk.
        if (item.error !== undefined && 'key' in file) await keys.drop(file.key, files)
        items.push(item)
      }
      return items
    } finally {
      await keys.end()
    }
  })
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return new Refusal(error instanceof DatabaseFull ? UPLOAD_REFUSALS.storageFull : GENERAL.fault)
}

/** What is wrong with one file does not stop the others. */
async function itemOf(
  parts: IntakeParts,
  requestId: string,
  file: ReceivedUpload['files'][number],
  admission: Admission,
): Promise<UploadItem> {
  const { filename } = file
  try {
    if ('refusal' in file) throw file.refusal
    return { filename, ...(await admitFile(parts, file, admission)) }
  } catch (error) {
    const refusal = refusalOf(error)
    if (error !== refusal) parts.log.error({ requestId, error }, 'fault in one file of an upload')
    return { filename, error: refusal.message, code: refusal.rule.code }
  }
}
