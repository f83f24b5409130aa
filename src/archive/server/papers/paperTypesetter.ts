import type { TypesetDocument } from '#platform/typesetting/typesettingPort.ts'
import type { Sandbox } from '#platform/sandbox/sandboxPort.ts'
import type { PaperJob, PaperMethods } from './paperMethods.ts'

/** A paper takes a tenth of a second; a process that needs so much longer of the processor does not end. */
const MAX_CPU_MS = 30_000

/** Draws what is handed over on paper as PDF. */
export interface PaperTypesetter {
  /**
   * Same job, same bytes.
   * @throws Error when it cannot be drawn: a fault of the template or of the machine
   */
  draw(job: PaperJob): Promise<TypesetDocument>
  close(): Promise<void>
}

/** @param open starts processes that run `PAPER_PROCESS`, with the first paper: few ask for one */
export function createPaperTypesetter(open: () => Sandbox<PaperMethods>): PaperTypesetter {
  let sandbox: Sandbox<PaperMethods> | null = null
  return {
    async draw(job) {
      sandbox ??= open()
      const lease = await sandbox.lease()
      try {
        const outcome = await lease.call('draw', job, { cpuMs: MAX_CPU_MS })
        if (outcome.ok) return outcome.value
        throw new Error(`the paper cannot be drawn: ${outcome.failure}`)
      } finally {
        lease.release()
      }
    },
    close: async () => sandbox?.close(),
  }
}

/** The script for the sandbox; it has no parameters. */
export const PAPER_PROCESS = new URL('./paperProcess.ts', import.meta.url)
