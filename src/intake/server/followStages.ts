import { announceStep } from '#notifications/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { Stage } from '#analysis/domain/stage.ts'
import { stepOf } from '#intake/domain/stage.ts'
import { type Run, type Started, writeStage } from './progressStore.ts'

export interface StageFollower {
  tell(stage: Stage, detail?: string): void
  /** Resolves when nothing is being written any more; later stages are not heard. */
  end(): Promise<void>
}

/**
 * Writes down and announces what is being done, each time in a short transaction. An analysis does not wait for it:
 * stages that pass while one is being written are written together.
 */
export function followStages(
  { database, log }: { readonly database: Database; readonly log: Log },
  run: Run,
  { accountId, originalFilename }: Started,
): StageFollower {
  let current: { stage: Stage; detail: string | undefined } = { stage: 'reading', detail: undefined }
  let lines: string[] = []
  let isNew = false
  let writing: Promise<void> | undefined
  let ended = false

  const write = async (): Promise<void> => {
    while (isNew) {
      const { stage, detail } = current
      const passed = lines
      lines = []
      isNew = false
      const { title, message } = stepOf(stage, detail)
      await database.inTransaction(async tx => {
        if (!(await writeStage(tx, run, stage, passed))) return
        await announceStep(tx, { accountId, jobId: run.id, originalFilename, title, message })
      })
    }
  }
  return {
    tell: (stage, detail) => {
      if (ended) return
      if (stage !== current.stage) lines.push(stepOf(stage).title)
      current = { stage, detail }
      isNew = true
      // Who waits sees a step less; the analysis goes on.
      writing ??= write()
        .catch((error: unknown) => log.warn({ analysisId: run.id, error }, 'a stage was not written'))
        .finally(() => (writing = undefined))
    },
    end: async () => {
      ended = true
      await writing
    },
  }
}
