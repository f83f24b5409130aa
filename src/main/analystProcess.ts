import { serveAnalyst } from '#analysis/serveAnalyst.ts'
import { judgeOptions } from './judgeOptions.ts'

// The script of one analyst. It starts with nothing handed to it, so it says itself what its judgements rest on.
await serveAnalyst(judgeOptions, process.argv.slice(2))
