import type { Transaction } from '#platform/database/databasePort.ts'
import type { Given } from '#extraction/domain/given/givable.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import type { RetentionRules } from '#intake/domain/retentionRules.ts'
import type { Stage } from '#analysis/domain/stage.ts'
import type { Light } from '#questions/domain/answer.ts'
import type { Cards } from '#reports/domain/screen/cards.ts'

/** One attempt of an analysis. */
export interface Run {
  /** Of the analysis. */
  readonly id: string
  /** Of the attempt; what an attempt writes that has been superseded by another is not taken. */
  readonly run: string
}

export interface Started {
  readonly accountId: string
  readonly originalFilename: string
  readonly lens: BuyerGoal | null
  readonly version: number
  readonly given: Given
}

/** The rows that an attempt may still change. */
const MINE = `id = $1 and run = $2 and state not in ('done', 'failed')`
/** Adds German lines, all of now. */
const logged = (parameter: string) =>
  `process_log || (select coalesce(jsonb_agg(jsonb_build_object('at', now(), 'msg', msg) order by position), '[]')
    from unnest(${parameter}::text[]) with ordinality as line (msg, position))`

/** Begins an attempt. @returns null when there is nothing to do any more */
export function startRun(tx: Transaction, { id, run }: Run, lines: readonly string[]): Promise<Started | null> {
  return tx.first<Started>(
    `update analysis set state = 'reading', run = $2, started_at = coalesce(started_at, now()),
       process_log = ${logged('$3')}
     where id = $1 and state not in ('done', 'failed')
     returning account_id as "accountId", original_filename as "originalFilename", lens, version, given`,
    [id, run, lines],
  )
}

/** @returns false when the attempt has been superseded */
export async function writeStage(
  tx: Transaction,
  { id, run }: Run,
  stage: Stage,
  lines: readonly string[],
): Promise<boolean> {
  const changed = await tx.execute(`update analysis set state = $3, process_log = ${logged('$4')} where ${MINE}`, [
    id,
    run,
    stage,
    lines,
  ])
  return changed === 1
}

/** Of the analysis that this is a version of: nothing of a version is kept for longer, and what unlocks it unlocks them all. null: this is the original. */
const ofOriginal = (column: string) =>
  `(select original.${column} from analysis as original where original.id = analysis.version_of)`

export interface Finding {
  readonly score: number
  readonly light: Light
  readonly pages: number
  readonly ruleVersion: string
  readonly cards: Cards
}

/** What has become final, for those who have to be told. */
export interface Final {
  readonly accountId: string
  readonly privateDocumentId: string
  readonly originalFilename: string
  readonly unlocked: boolean
  readonly version: number
}

const FINAL = `returning account_id as "accountId", private_document_id as "privateDocumentId",
  original_filename as "originalFilename", unlocked, version`

/** @returns null when the attempt has been superseded */
export function writeDone(
  tx: Transaction,
  { id, run }: Run,
  { score, light, pages, ruleVersion, cards }: Finding,
  { previewDays, reportDays, uploadDays }: RetentionRules,
  lines: readonly string[],
): Promise<Final | null> {
  return tx.first<Final>(
    `update analysis set state = 'done', score = $3, light = $4, pages = $5, rule_version = $6,
       process_log = ${logged('$7')}, finished_at = now(), cards = $11::jsonb,
       unlocked = unlocked or coalesce(${ofOriginal('unlocked')}, false),
       unlocked_by = coalesce(${ofOriginal('unlocked_by')}, unlocked_by),
       preview_until = least(now() + make_interval(days => $8), ${ofOriginal('preview_until')}),
       report_until = least(now() + make_interval(days => $9), ${ofOriginal('report_until')}),
       upload_until = least(now() + make_interval(days => $10), ${ofOriginal('upload_until')})
     where ${MINE} ${FINAL}`,
    [id, run, score, light, pages, ruleVersion, lines, previewDays, reportDays, uploadDays, JSON.stringify(cards)],
  )
}

export interface Failure {
  readonly code: string
  /** German; becomes the last line of the log. */
  readonly message: string
}

/** @returns null when the attempt has been superseded */
export function writeFailed(
  tx: Transaction,
  { id, run }: Run,
  { code, message }: Failure,
  { uploadDays }: RetentionRules,
): Promise<Final | null> {
  return tx.first<Final>(
    `update analysis set state = 'failed', failure_code = $3, failure_message = $4, process_log = ${logged('$5')},
       finished_at = now(), upload_until = least(now() + make_interval(days => $6), ${ofOriginal('upload_until')})
     where ${MINE} ${FINAL}`,
    [id, run, code, message, [message], uploadDays],
  )
}

/** Takes everything back that the end of an analysis has written. @returns null when it has not ended, or lost its upload */
export function queueAgain(
  tx: Transaction,
  privateDocumentId: string,
  lines: readonly string[],
): Promise<(Pick<Final, 'accountId' | 'originalFilename'> & { readonly id: string }) | null> {
  return tx.first<Pick<Final, 'accountId' | 'originalFilename'> & { readonly id: string }>(
    `update analysis set state = 'queued', run = null, score = null, light = null, pages = null, rule_version = null, cards = null,
       failure_code = null, failure_message = null, finished_at = null, preview_until = null, report_until = null,
       upload_until = null, files_removed_at = null, process_log = ${logged('$2')}
     where private_document_id = $1 and state in ('done', 'failed') and upload_removed_at is null and deleted_at is null
     returning id, account_id as "accountId", original_filename as "originalFilename"`,
    [privateDocumentId, lines],
  )
}
