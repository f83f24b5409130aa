import type { FullReport } from '../report/reportData.ts'

/** One report in the comparison. */
export interface ComparedObject {
  /** privateDocumentId */
  readonly id: string
  readonly name: string
  readonly hasPicture: boolean
  readonly report: FullReport
  readonly downloadToken: string
}
