import type { REPLIES, ResultKind } from '#analysis/domain/analyst.ts'
import type { Given } from '#extraction/domain/given/givable.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import type { Light } from '#questions/domain/answer.ts'
import type { Cards } from '#reports/domain/screen/cards.ts'
import type { AnalysisState } from './stage.ts'

/** One uploaded exposé and what became of it. */
export interface Analysis {
  readonly id: string
  /** Shown to the owner as ID. */
  readonly privateDocumentId: string
  readonly accountId: string
  /** Cleaned; only ever text: no path, no key. */
  readonly originalFilename: string
  readonly sha256: string
  readonly bytes: number
  /** null: by what the exposé says about letting. */
  readonly lens: BuyerGoal | null
  readonly creditKind: 'free' | 'paid'
  readonly state: AnalysisState
  /** Paid, or a preview that a purchase has unlocked since; else nothing but the preview may leave the server. */
  readonly unlocked: boolean
  /** Points 0 to 100 and Ampel; null unless done. */
  readonly score: number | null
  readonly light: Light | null
  readonly pages: number | null
  /** null unless failed. The message is German and tells what to do. */
  readonly failureCode: string | null
  readonly failureMessage: string | null
  /** The oldest first; the last entry of a failed one is its message. */
  readonly processLog: readonly LogEntry[]
  readonly ruleVersion: string | null
  readonly createdAt: Date
  readonly finishedAt: Date | null
  /** When the files are deleted; null unless done. */
  readonly expiresAt: Date | null
  readonly filesRemovedAt: Date | null
  /** When the exposé itself is deleted; null unless done or failed. */
  readonly uploadUntil: Date | null
  /** 1: the original. */
  readonly version: number
  /** The private ID of the original; null: this is it. */
  readonly versionOf: string | null
  /** What the buyer has stated himself; empty: nothing. */
  readonly given: Given
  /** What it is shown by; null unless done, and of those of before there were any. */
  readonly cards: Cards | null
  /** As its owner calls it; null: as the exposé does. */
  readonly title: string | null
  /** What its owner notes for himself. */
  readonly note: string
  /** Next steps that he has done, by their words. */
  readonly ticked: readonly string[]
  /** Whether the store has the exposé's picture. */
  readonly hasPicture: boolean
}

export interface LogEntry {
  /** ISO 8601. */
  readonly at: string
  readonly msg: string
}

export interface AnalysisFile {
  /** The picture is missing where none could be drawn, the replies of a language model where none was asked. */
  readonly kind: 'upload' | ResultKind | 'picture.jpg' | typeof REPLIES
  /** In the store of files. */
  readonly key: string
  readonly bytes: number
  readonly sha256: string
}
