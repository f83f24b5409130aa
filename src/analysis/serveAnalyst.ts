import { availableParallelism } from 'node:os'
import type { Given } from '#extraction/domain/given/givable.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import { serve } from '#platform/sandbox/serve.ts'
import type { AnalystEnvironment, AnalystMethods } from './analystMethods.ts'
import type { JudgeOptions } from './judge.ts'
import { makeResult } from './makeResult.ts'
import { startReader } from './reader.ts'
import { startTypesetter } from './typesetter.ts'
import { warmUp } from './warmUp.ts'

// A scan is recognised on two cores; more of them wait for other analyses anyway.
const READERS = Math.min(2, availableParallelism())

/** What a judgement rests on, from the environment of the call and from what the buyer set; undefined: as usual. */
type ChooseOptions = (
  environment: AnalystEnvironment,
  set?: { readonly lens: BuyerGoal | undefined; readonly given: Given; readonly replies: Uint8Array | null },
) => Promise<JudgeOptions>

/**
 * Turns this process into an analyst: all the work of an analysis happens here and in the processes it starts.
 * @param hidden what the processes that read files must not see
 */
export async function serveAnalyst(optionsFor: ChooseOptions, hidden: readonly string[]): Promise<void> {
  const reader = await startReader({ processes: READERS, hidden })
  const typesetter = startTypesetter()
  const methods: AnalystMethods = {
    async analyse({ file, bytes, lens, given, replies, environment }, progress) {
      const options = await optionsFor(environment, { lens: lens ?? undefined, given, replies })
      try {
        return await makeResult({ reader, typesetter }, { file, bytes }, options, (stage, detail) =>
          progress({ stage, detail }),
        )
      } catch (error) {
        throw redacted(error)
      }
    },
  }
  serve(methods)
  // Nothing depends on it: a process that could not warm up is slow once.
  await warmUp(typesetter, await optionsFor({})).catch(() => {})
}

/** Messages may hold words of the exposé, which no log may have; where it happened tells enough. */
function redacted(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('a value was thrown')
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return Object.assign(new Error(frames.slice(0, 6).join('\n')), { name: error.name })
}
