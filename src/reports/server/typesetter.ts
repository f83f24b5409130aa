import type { CalendarDate } from '#kernel/calendarDate.ts'
import { failed, success, type Outcome } from '#kernel/outcome.ts'
import type { TypesetDocument } from '#platform/typesetting/typesettingPort.ts'
import { SandboxFailure, type Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { Report } from '#reports/domain/report.ts'
import type { TypesettingMethods } from './typesettingMethods.ts'

/** Long reports take half a second; a process that needs so much longer of the processor does not end. */
const MAX_CPU_MS = 30_000

export interface TypesettingFailure {
  readonly reason: 'time' | 'memory' | 'crash' | 'template'
  /** For the buyer. */
  readonly message: string
  /** For the log; may hold words of the report. */
  readonly cause: string
}

/** Draws reports as PDF; whatever goes wrong with one of them is a value, and the next one is drawn all the same. */
export interface Typesetter {
  /**
   * Same report, same pictures, same day: same bytes.
   * @param pictures crops (PNG or JPEG, drawn at `CROP_DPI`) by `cropKey`; a missing one is replaced by its quote
   * @param day of the analysis, the document's date
   */
  renderPdf(
    report: Report,
    pictures: ReadonlyMap<string, Uint8Array>,
    day: CalendarDate,
  ): Promise<Outcome<TypesetDocument, TypesettingFailure>>
  close(): Promise<void>
}

/** @param sandbox processes that run `TYPESETTING_PROCESS` */
export function createTypesetter(sandbox: Sandbox<TypesettingMethods>): Typesetter {
  return {
    async renderPdf(report, pictures, day) {
      const lease = await sandbox.lease()
      try {
        const outcome = await lease.call('render', { report, pictures, day }, { cpuMs: MAX_CPU_MS })
        return outcome.ok ? success(outcome.value) : failed(failure('template', outcome.failure))
      } catch (error) {
        if (error instanceof SandboxFailure) return failed(failure(error.reason, error.message))
        throw error
      } finally {
        lease.release()
      }
    },
    close: () => sandbox.close(),
  }
}

function failure(reason: TypesettingFailure['reason'], cause: string): TypesettingFailure {
  const message = 'Der Bericht konnte nicht gezeichnet werden. Die Ergebnisse sind gesichert; wir versuchen es erneut.'
  return { reason, message, cause }
}

/** The script for the sandbox; it has no parameters. */
export const TYPESETTING_PROCESS = new URL('./typesettingProcess.ts', import.meta.url)
