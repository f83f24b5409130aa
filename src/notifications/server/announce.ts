import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import { plainLine } from '../domain/plainLine.ts'
import { type FoundReport, removeStep, writeBroadcast, writeDocument, writeStep } from './notificationStore.ts'

/** Something new about one analysis. */
export interface Announcement {
  readonly accountId: string
  /** The analysis. */
  readonly jobId: string
  readonly originalFilename: string
  readonly title: string
  readonly message: string
}

/** The end of one: where its report is, and what it found, as far as its owner may see it; null: it failed. */
interface Ending extends Announcement {
  readonly report: FoundReport | null
}

/** An analysis that waits in a long queue keeps its last step; one whose end was never told disappears. */
const STEP_MINUTES = 60
/** Whoever comes back the next day still sees that something has arrived; the archive itself keeps it. */
const DOCUMENT_MINUTES = 24 * 60

/** Where an analysis is now: takes the place of what was said before. */
export async function announceStep(tx: Transaction, announcement: Announcement): Promise<void> {
  await writeStep(tx, { ...newsOf(announcement), lifeMinutes: STEP_MINUTES })
}

/** A new entry of the archive, finished or failed. Nothing is running any more. */
export async function announceDocument(tx: Transaction, { report, ...announcement }: Ending): Promise<void> {
  await removeStep(tx, announcement.jobId)
  const { data, ...news } = newsOf(announcement)
  const found = report && { ...report, object: plainLine(report.object) }
  await writeDocument(tx, { ...news, data: { ...data, ...found }, lifeMinutes: DOCUMENT_MINUTES })
}

/** Tells everybody who is logged in, until the given time. */
export async function broadcast(
  db: Queryable,
  { title, message, until }: { readonly title: string; readonly message: string; readonly until: Date },
): Promise<void> {
  await writeBroadcast(db, { originalFilename: null, title: plainLine(title), message: plainLine(message) }, until)
}

function newsOf({ accountId, jobId, originalFilename, title, message }: Announcement) {
  const data = {
    originalFilename: plainLine(originalFilename),
    title: plainLine(title),
    message: plainLine(message),
  }
  return { accountId, jobId, data }
}
