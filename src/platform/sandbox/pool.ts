import { type Confinement, UNCONFINED } from './confinement.ts'
import type { Lease, Methods, Sandbox } from './sandboxPort.ts'
import { startSandboxedProcess, type ProcessLimits, type SandboxedProcess } from './sandboxedProcess.ts'

export interface PoolOptions {
  /** Path of the script that calls `serve`. */
  script: string
  parameters: readonly string[]
  limits: ProcessLimits
  /** For what reads files of strangers; it must be able to read the script. Left out: a process with limits, no more. */
  confinement?: Confinement
  /** How many processes may work at the same time. */
  size: number
  /** A process is replaced after so many leases, or once it holds more memory: WebAssembly memory never shrinks. */
  maxLeases: number
  maxRssBytes: number
  /** Processes are started when this is settled, the one that a lease calls at once. Left out: now. */
  startAfter?: Promise<unknown>
}

interface Slot {
  /** null: not yet started. */
  process: SandboxedProcess | null
  leases: number
}

/** Keeps started processes at hand: starting one costs far more than reading a document in it. */
export function createPool<M extends Methods>(options: PoolOptions): Sandbox<M> {
  const { script, parameters, limits, confinement = UNCONFINED } = options
  const start = () => startSandboxedProcess(script, parameters, limits, confinement)
  const slots = Array.from({ length: options.size }, (): Slot => ({ process: null, leases: 0 }))
  let isClosed = false
  const startAll = () => {
    if (!isClosed) for (const slot of slots) slot.process ??= start()
  }
  if (options.startAfter) void options.startAfter.then(startAll, startAll)
  else startAll()
  const free = [...slots]
  const waiting: ((slot: Slot) => void)[] = []

  const ready = (slot: Slot): SandboxedProcess => {
    if (slot.process?.alive) return slot.process
    slot.leases = 0
    return (slot.process = start())
  }
  const giveBack = (slot: Slot): void => {
    const { process: used, leases } = slot
    const worn = used !== null && (leases >= options.maxLeases || used.rssBytes > options.maxRssBytes)
    if (worn) void used.kill()
    if (worn || used?.alive === false) Object.assign(slot, { process: start(), leases: 0 })
    const next = waiting.shift()
    if (next) next(slot)
    else free.push(slot)
  }
  const lend = (slot: Slot): Lease<M> => {
    slot.leases++
    let released = false
    return {
      call: (method, input, callOptions) => ready(slot).call(method, input, callOptions) as never,
      release: () => {
        if (released) return
        released = true
        giveBack(slot)
      },
    }
  }
  return {
    // The process used last is the likeliest to be warm.
    lease: async () => lend(free.pop() ?? (await new Promise<Slot>(resolve => waiting.push(resolve)))),
    leaseFree: () => {
      const slot = free.pop()
      return slot && lend(slot)
    },
    get waiting() {
      return waiting.length
    },
    close: async () => {
      isClosed = true
      await Promise.all(slots.flatMap(slot => slot.process?.kill() ?? []))
    },
  }
}
