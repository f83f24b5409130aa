import type { Contradiction, Unit } from '#extraction/domain/facts.ts'
import type { UnseenText } from '#extraction/domain/unseenText.ts'
import type { Judgement } from './analysisJson.ts'
import type { Brand } from './report.ts'

/** Everything a report is made of. */
export interface ReportInput {
  readonly document: {
    /** File name without folders. */
    readonly file: string
    readonly sha256: string
    readonly pages: number
    readonly scannedPages: number
    /** Pages that could not be read: they prove nothing. */
    readonly unreadPages: readonly number[]
    /** Words of the file that its pages do not show; missing: none. */
    readonly unseenText?: UnseenText[] | undefined
  }
  readonly contradictions: readonly Contradiction[]
  /** Flats of a project's price list; else empty. */
  readonly units: readonly Unit[]
  readonly judgement: Judgement
  readonly brand: Brand
}
