import { resolve } from 'node:path'
import { type CalendarDate, germanDay } from '#kernel/calendarDate.ts'
import type { JudgeOptions } from '#analysis/judge.ts'
import type { Given } from '#extraction/domain/given/givable.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import { loadOperatorTables } from '#operations/server/index.ts'
import { keepingReplies, keptRepliesIn } from '#platform/llm/keeping.ts'
import { earliestDay } from '#reports/domain/provenance.ts'
import { openLanguageModel } from '#platform/llm/openLanguageModel.ts'
import { today } from './today.ts'

/** What the caller may set himself; undefined: as usual. */
interface Wishes {
  readonly day?: CalendarDate | undefined
  readonly lens?: BuyerGoal | undefined
  readonly given?: Given | undefined
  /** What a model has replied before, as it was kept. */
  readonly replies?: Uint8Array | null
}

/** Today's tables, the operator's own below DATA_DIR, and the language model where one is configured. @throws Error with a German sentence */
export async function judgeOptions(
  environment: Readonly<Record<string, string | undefined>>,
  { day, lens, given, replies }: Wishes = {},
): Promise<JudgeOptions> {
  const earliest = earliestDay()
  if (day && day < earliest) {
    throw new Error(`Für den ${germanDay(day)} fehlen Tabellen: Gerechnet werden kann ab dem ${germanDay(earliest)}.`)
  }
  // Not ??: an empty variable would name the program's own folder.
  const dataDir = resolve(environment['DATA_DIR'] || './data')
  const model = openLanguageModel(environment)
  return {
    day: day ?? today(),
    tables: await loadOperatorTables(dataDir),
    lens: lens ?? null,
    ...(given && { given }),
    model: model && keepingReplies(model, replies ? keptRepliesIn(Buffer.from(replies).toString('utf8')) : {}),
  }
}
