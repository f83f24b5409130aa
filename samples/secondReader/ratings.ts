import type { CalendarDate } from '../../src/kernel/calendarDate.ts'
import { type Understood, understand } from '../../src/analysis/domain/understand.ts'
import { assessed } from '../../src/analysis/judge.ts'
import { NO_OPERATOR_TABLES } from '../../src/valuation/domain/operatorTables.ts'
import { switchOff } from './rulesOff.ts'
import type { ToldSample } from './told.ts'

/**
 * Offers whose rating or verdict moves by hints alone, which must be none: a third of the wordings is unknown, and a truthful model
 * points at what is lost by it, but no second reading confirms that.
 */
export function ratingsMoved(samples: readonly ToldSample[], day: CalendarDate): { hints: number; moved: number } {
  let [hints, moved] = [0, 0]
  for (const third of [0, 1, 2] as const) {
    switchOff(third)
    for (const { pages, pointers } of samples) {
      const alone = understand(pages, day)
      const pointed = pointers
        .filter(({ key }) => !alone.facts?.[key])
        .map(pointer => ({ ...pointer, readings: 1 as const }))
      const both = understand(pages, day, {}, pointed)
      hints += both.second.hints.length
      if (judged(alone, day) !== judged(both, day)) moved += 1
    }
  }
  switchOff(null)
  return { hints, moved }
}

function judged(understood: Understood, day: CalendarDate): string {
  if (understood.refusal !== null) return understood.refusal
  const options = { day, tables: NO_OPERATOR_TABLES, lens: null, model: null }
  const { rating, verdict, money } = assessed(understood, { pages: [], lostPages: [] }, options)
  return JSON.stringify([rating, verdict, money])
}
