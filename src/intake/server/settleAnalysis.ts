import { createHash, randomUUID } from 'node:crypto'
import { pageUrl, reportPath } from '#kernel/pagePath.ts'
import { findAccount } from '#accounts/server/index.ts'
import { giveBack } from '#credits/server/index.ts'
import type { RequestOf } from '#notifications/domain/mailRequest.ts'
import { announceDocument, sendMail } from '#notifications/server/index.ts'
import type { Database, Transaction } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { REPLIES, RESULT_KINDS } from '#analysis/domain/analyst.ts'
import type { AnalysisFile } from '#intake/domain/analysis.ts'
import type { RetentionRules } from '#intake/domain/retentionRules.ts'
import { ENDINGS } from '#intake/domain/stage.ts'
import { deleteFiles, insertFiles } from './analysisFileStore.ts'
import type { AnalysisResult } from '#analysis/domain/analyst.ts'
import { type Failure, type Final, type Finding, type Run, writeDone, writeFailed } from './progressStore.ts'
import { reserveKeys, dropKeys, expireKeys, claimKeys } from './removalStore.ts'

export interface SettleParts {
  readonly database: Database
  readonly files: Files
  readonly jobs: Jobs
  readonly retention: RetentionRules
  /** Public address, for links in mails. */
  readonly baseUrl: string
}

/** The end of an attempt that another attempt has superseded; nothing of it is kept. */
class SupersededError extends Error {}

type Done = Extract<AnalysisResult, { outcome: 'done' }>

/**
 * Stores the files, then writes everything that makes an analysis done in one transaction.
 * @param complete closes the job in the same transaction
 */
export async function settleDone(
  parts: SettleParts,
  run: Run,
  result: Done,
  complete: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const files = filesOfRun(run, result)
  const keys = files.map(({ key }) => key)
  await reserveKeys(parts.database, keys)
  try {
    await Promise.all(files.map(({ key, content }) => parts.files.put(key, content)))
    await parts.database.inTransaction(async tx => {
      await finish(tx, parts, run, result)
      if (!(await claimKeys(tx, keys))) throw new SupersededError('files of the analysis were removed before it ended')
      if (result.replies) await dropKeys(tx, await deleteFiles(tx, [run.id], 'replies'))
      await insertFiles(tx, run.id, files)
      await complete(tx)
    })
  } finally {
    // No effect on files that the transaction has taken.
    await expireKeys(parts.database, keys)
  }
}

/** Keys of this attempt alone: one that was superseded must not write over the files of another. */
function filesOfRun(
  { id }: Run,
  { files, picture, replies }: Done,
): (AnalysisFile & { readonly content: Uint8Array })[] {
  const folder = `reports/${id}/${randomUUID()}`
  const written = (kind: AnalysisFile['kind'], content: Uint8Array) => ({
    kind,
    content,
    key: `${folder}/${kind}`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  })
  return [
    ...RESULT_KINDS.map(kind => written(kind, files[kind])),
    ...(picture ? [written('picture.jpg', picture)] : []),
    ...(replies ? [written(REPLIES, replies)] : []),
  ]
}

async function finish(tx: Transaction, parts: SettleParts, run: Run, finding: Finding): Promise<void> {
  const final = await writeDone(tx, run, finding, parts.retention, ['Der Bericht ist fertig.'])
  if (!final) throw new SupersededError('another attempt has taken over the analysis')
  // Of a preview it stays true when it is paid for: the news are still there then.
  const message = final.unlocked
    ? 'Er liegt vollständig in Ihrem Archiv.'
    : 'Er liegt in Ihrem Archiv, bis zum Freischalten als Vorschau.'
  const { object, light, headline } = finding.cards[final.unlocked ? 'full' : 'preview']
  const { privateDocumentId } = final
  await tell(tx, run, final, { title: ENDINGS.done, message, report: { privateDocumentId, object, light } })
  await mail(tx, parts, final, {
    template: 'analysisReady',
    unlocked: final.unlocked,
    found: { object, light, headline },
    reportLink: pageUrl(parts.baseUrl, reportPath(privateDocumentId)),
  })
}

const CREDITED = 'Die Analyse wurde Ihnen gutgeschrieben.'

/** Ends an analysis that cannot succeed: credit back, reason, news and mail in one transaction. */
export async function settleFailed(
  parts: SettleParts,
  run: Run,
  failure: Failure,
  complete: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await parts.database.inTransaction(async tx => {
    // The balance first, then the analysis: a purchase locks them in this order, too.
    const creditBack = (await giveBack(tx, run.id)) !== null
    // Whoever reads why it failed wants to know what it cost him.
    const told = creditBack ? `${failure.message} ${CREDITED}` : failure.message
    const final = await writeFailed(tx, run, { ...failure, message: told }, parts.retention)
    if (!final) throw new SupersededError('another attempt has taken over the analysis')
    await tell(tx, run, final, { title: ENDINGS.failed, message: told, report: null })
    await mail(tx, parts, final, { template: 'analysisFailed', reason: failure.message, creditBack })
    await complete(tx)
  })
}

type End = Pick<Parameters<typeof announceDocument>[1], 'title' | 'message' | 'report'>

async function tell(tx: Transaction, { id }: Run, { accountId, originalFilename }: Final, end: End): Promise<void> {
  await announceDocument(tx, { accountId, jobId: id, originalFilename, ...end })
}

type News =
  | Pick<RequestOf<'analysisReady'>, 'template' | 'unlocked' | 'found' | 'reportLink'>
  | { readonly template: 'analysisFailed'; readonly reason: string; readonly creditBack: boolean }

async function mail(tx: Transaction, { jobs, baseUrl }: SettleParts, final: Final, news: News): Promise<void> {
  // Who has just sent his values waits for the version; he need not be called back.
  if (final.version > 1) return
  const { accountId, originalFilename: filename } = final
  const account = await findAccount(tx, accountId)
  if (!account?.mailWhenReady) return
  const { email: to, name } = account
  await sendMail(tx, jobs, { ...news, to, accountId, name, filename, archiveLink: pageUrl(baseUrl, '/archiv') })
}
