import { archiveRefusals } from '#contract/archive.ts'
import { Refusal } from '#contract/refusal.ts'
import { makeVersion, MAX_VALUES, versionRefusals } from '#contract/versions.ts'
import type { Given } from '#extraction/domain/given/givable.ts'
import { type Pair, readGiven } from '#extraction/domain/given/readGiven.ts'
import { beginVersion } from '#intake/server/index.ts'
import type { Router } from '#platform/http/routerPort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { type ArchiveParts, checkKept, tokenAnalysis } from './ownAnalysis.ts'

export interface VersionRouteParts extends ArchiveParts {
  readonly jobs: Jobs
}

/** The buyer confirms: a new version of an analysis with what he states himself. */
export function versionRoutes(router: Router, parts: VersionRouteParts): void {
  router.serve(makeVersion, async ({ caller, params, body }) => {
    const { analysis, now } = await tokenAnalysis(parts, caller.accountId, params.downloadToken)
    if (analysis.state === 'failed') throw new Refusal(archiveRefusals.notFound)
    if (analysis.state !== 'done') throw new Refusal(versionRefusals.notDone)
    checkKept(analysis, now)
    const { id, privateDocumentId, version } = await beginVersion(parts, analysis, givenOf(body.values))
    return { jobId: id, privateDocumentId, version }
  })
}

function givenOf(values: readonly Pair[]): Given {
  if (values.length === 0) throw new Refusal(versionRefusals.noValues)
  if (values.length > MAX_VALUES) throw new Refusal(versionRefusals.tooManyValues, { most: MAX_VALUES })
  const given = readGiven(values)
  if (given.ok) return given.value
  const { code, message: reason } = given.failure
  throw new Refusal(code === 'unknownKey' ? versionRefusals.unknownKey : versionRefusals.badValue, { reason })
}
