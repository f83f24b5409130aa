import type { Given } from '#extraction/domain/given/givable.ts'
import type { Lens } from '#finance/domain/plan/assumptions.ts'
import type { ResultKind } from '#intake/domain/analysis.ts'
import type { Stage } from '#intake/domain/stage.ts'
import type { Light } from '#questions/domain/answer.ts'
import type { Cards } from '#reports/domain/screen/cards.ts'

export interface AnalysisOrder {
  /** The name of the file as the report shows it. */
  readonly file: string
  readonly bytes: Uint8Array
  /** null: by what the exposé says about letting. */
  readonly lens: Lens | null
  /** What the buyer states himself. */
  readonly given: Given
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
      readonly files: Readonly<Record<ResultKind, Uint8Array>>
    }
  /** The file is no exposé that can be judged; the message says why and what to do, in German. */
  | { readonly outcome: 'refused'; readonly code: string; readonly message: string }

/** Makes a report of an exposé without holding up the process that asks. */
export interface Analyst {
  /** @throws Error for a fault of ours, or when the signal aborts: worth another try */
  analyse(order: AnalysisOrder, signal: AbortSignal): Promise<AnalysisResult>
  close(): Promise<void>
}
