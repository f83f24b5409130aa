import { availableParallelism } from 'node:os'
import { serve } from '#platform/sandbox/serve.ts'
import type { AnalystMethods } from './analystMethods.ts'
import { warmUp } from './analystWarmUp.ts'
import { judgeOptions } from './judgeOptions.ts'
import { makeResult } from './makeResult.ts'
import { startReader } from './reader.ts'
import { startTypesetter } from './typesetter.ts'

// The script of one analyst: all the work of an analysis happens here and in the processes it starts.

// A scan is recognised on two cores; more of them wait for other analyses anyway.
const READERS = Math.min(2, availableParallelism())

const reader = await startReader({ processes: READERS, hidden: process.argv.slice(2) })
const typesetter = startTypesetter()

const methods: AnalystMethods = {
  async analyse({ file, bytes, lens, given, environment }, progress) {
    const options = await judgeOptions(environment, { lens: lens ?? undefined, given })
    try {
      return await makeResult({ reader, typesetter }, { file, bytes }, options, (stage, detail) =>
        progress({ stage, detail }),
      )
    } catch (error) {
      throw withoutContents(error)
    }
  },
}
serve(methods)
// Nothing depends on it: a process that could not warm up is slow once.
await warmUp(typesetter, await judgeOptions({})).catch(() => {})

/** Messages may hold words of the exposé, which no log may have; where it happened tells enough. */
function withoutContents(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('a value was thrown')
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return Object.assign(new Error(frames.slice(0, 6).join('\n')), { name: error.name })
}
