import type { Given } from '#extraction/domain/given/givable.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import type { Light } from '#questions/domain/answer.ts'
import type { Cards } from '#reports/domain/screen/cards.ts'
import type { Stage } from './stage.ts'

/** How much an analysis may take: of the processor, long scans take two to four minutes on each of two cores; on the clock, so much waits for nothing. */
export const ANALYSIS_LIMITS = { cpuMs: 10 * 60_000, limitMs: 30 * 60_000 }

/** What an analysis makes. The last two are what the interactive report shows beside the JSON, paid for and not. */
export const RESULT_KINDS = [
  'report.pdf',
  'report.html',
  'preview.pdf',
  'preview.html',
  'analysis.json',
  'screen.json',
  'preview.json',
] as const

/**
 * What a language model has replied, by the hash of what it was asked: kept with the analysis, so that it comes out the same when it is
 * made again. Nobody but the product reads it.
 */
export const REPLIES = 'replies.json'

export type ResultKind = (typeof RESULT_KINDS)[number]

export interface AnalysisOrder {
  /** The name of the file as the report shows it. */
  readonly file: string
  readonly bytes: Uint8Array
  /** null: by what the exposé says about letting. */
  readonly lens: BuyerGoal | null
  /** What the buyer states himself. */
  readonly given: Given
  /** What a language model has replied before, as `AnalysisResult` has it; null: nothing. */
  readonly replies: Uint8Array | null
  /** @param detail a German sentence about what is being done */
  readonly onStage: (stage: Stage, detail?: string) => void
}

export type AnalysisResult =
  | {
      readonly outcome: 'done'
      readonly score: number
      readonly light: Light
      /** Of the exposé. */
      readonly pages: number
      readonly ruleVersion: string
      readonly cards: Cards
      /** Of the exposé, as JPEG; null: none could be drawn. */
      readonly picture: Uint8Array | null
      /** Names of what contradicted itself in the report and was withdrawn, for the log. */
      readonly contradicted: readonly string[]
      /** What a language model has replied, for the next time; null: none was asked. */
      readonly replies: Uint8Array | null
      readonly files: Readonly<Record<ResultKind, Uint8Array>>
    }
  /** The file is no exposé that can be judged; the message says why and what to do, in German. */
  | { readonly outcome: 'refused'; readonly code: string; readonly message: string }

/** Makes a report of an exposé without holding up the process that asks. */
export interface Analyst {
  /** @throws Error for an internal fault, or when the signal aborts: worth another try */
  analyse(order: AnalysisOrder, signal: AbortSignal): Promise<AnalysisResult>
  close(): Promise<void>
}
