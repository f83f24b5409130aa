import { isMainThread, Worker } from 'node:worker_threads'

// Loaded before the sandboxed script itself (`--import`): loading that takes seconds of the processor, and orphans that went on
// loading took them from the program that had been started anew (`npm run faults -- -t F1`).

// A thread reserves as much memory for code as the whole process (512 MiB) unless it is told; that counts as data.
const SMALL_THREAD = { codeRangeSizeMb: 8, maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }

// Threads load it, too, with the flags of their process.
if (isMainThread) {
  const end = () => process.kill(-process.pid, 'SIGKILL')
  process.on('disconnect', end)
  const watch = new Worker(new URL('./orphanWatch.ts', import.meta.url), {
    workerData: process.ppid,
    resourceLimits: SMALL_THREAD,
  })
  // Nobody would end what it watched over.
  watch.on('error', end).unref()
}
