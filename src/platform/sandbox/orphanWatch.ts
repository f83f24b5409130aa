import { workerData } from 'node:worker_threads'

// Runs on a thread of its own inside the sandboxed process: the main thread may hang in WebAssembly code and would
// then never hear that its parent is gone. An orphan is adopted by another process, so its parent's id changes.
const CHECK_EVERY_MS = 500

setInterval(() => {
  // The sandboxed process leads its group; the negative id reaches the programs it started as well.
  if (process.ppid !== workerData) process.kill(-process.pid, 'SIGKILL')
}, CHECK_EVERY_MS)
