import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { TypesetDocument } from '#platform/typesetting/typesettingPort.ts'
import type { Report } from '#reports/domain/report.ts'

/** What the typesetting process answers. */
export type TypesettingMethods = {
  /** The failure is the compiler's message, for the log only: it may hold words of the report. */
  render(input: RenderInput): Outcome<TypesetDocument, string>
}

export interface RenderInput {
  readonly report: Report
  /** Crops by `cropKey`. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
  readonly day: CalendarDate
}
