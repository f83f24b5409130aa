import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Confinement } from './confinement.ts'
import { type Answer, type Call, SANDBOX_USER } from './messages.ts'
import { processorMs } from './processorTime.ts'
import { SandboxFailure, type CallOptions } from './sandboxPort.ts'
import { setSessionBehind } from './sessionGroup.ts'

export interface ProcessLimits {
  /**
   * Data memory (RLIMIT_DATA: heap and private mappings, so WebAssembly memory too) in KiB, for the process and for
   * each program it starts. Node itself takes 590,000 of it: V8 reserves 512 MiB for code. Node's heap flags and worker
   * resourceLimits do not cap WebAssembly memory. Linux enforces it; macOS does not.
   */
  dataKiB: number
  /** JavaScript heap in MiB. */
  heapMiB: number
  /** How far it yields to its parent, 0 to 19: whoever serves users goes first. What it starts yields at least as much. */
  nice: number
}

/** One script in a process of its own with limits. Serves one call at a time; after any failure it is dead. */
export interface SandboxedProcess {
  readonly alive: boolean
  /** Resident memory after the last call, in bytes. */
  readonly rssBytes: number
  /** @throws SandboxFailure, or an ordinary error when the script itself did not start */
  call(method: string, input: unknown, options: CallOptions): Promise<unknown>
  /** Ends the process and everything it started; resolves when it is gone. */
  kill(): Promise<void>
}

// The limit may already be lower and hard; then setting it fails and the lower one stays.
const WITH_LIMITS = 'ulimit -d "$1" 2>/dev/null; shift; exec nice -n "$@"'
// What node and its child programs need; no settings or secrets of the parent reach code that reads strangers' files.
const PASSED_ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH']
// Compiled modules halve the work of starting. They are beside the packages: whoever could plant code there could
// change the packages as well, which the system's folder for temporary files does not promise. Read-only: none.
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))
/** It takes 350 ms of the processor. */
const START = { cpuMs: 15_000 }
/**
 * What no busy machine takes on the clock. At a load of 26 on two cores a process behind all others was silent for more than a minute
 * while it started.
 */
const FAR_MS = 15 * 60_000
// V8 first interprets a pattern and compiles it when it is used again. An analysis runs a thousand patterns once each over
// whole documents: compiled at once, the first analysis of a process takes two thirds of the time (`npm run bench analysis`).
// Only as a flag of the start: set in a running process (v8.setFlagsFromString) it made V8 24 crash in every second analysis.
const COMPILE_PATTERNS_AT_ONCE = '--no-regexp-tier-up'
const WATCH_PARENT = `--import=${new URL('./parentWatch.ts', import.meta.url).href}`
/** Processor time is counted in steps of 10 ms. */
const MIN_WAIT_MS = 20

export function startSandboxedProcess(
  script: string,
  parameters: readonly string[],
  limits: ProcessLimits,
  confinement: Confinement,
): SandboxedProcess {
  const flags = [`--max-old-space-size=${limits.heapMiB}`, COMPILE_PATTERNS_AT_ONCE, WATCH_PARENT]
  const node = [...confinement.command, process.execPath, ...flags, script, ...parameters]
  const child = spawn('sh', ['-c', WITH_LIMITS, 'sh', String(limits.dataKiB), String(limits.nice), ...node], {
    // A group of its own, so that one signal reaches the programs it starts as well.
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...Object.fromEntries(PASSED_ENVIRONMENT.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : []))),
      NODE_COMPILE_CACHE: COMPILED,
      ...(confinement.user !== null && { [SANDBOX_USER]: String(confinement.user) }),
    },
  })
  if (child.pid !== undefined) void setSessionBehind(child.pid, limits.nice)
  let alive = true
  let rssBytes = 0
  const gone = new Promise<void>(resolve => {
    const end = () => {
      alive = false
      resolve()
    }
    child.once('exit', end).once('error', end)
  })
  const kill = async () => {
    keepParentAlive(child, true)
    killGroup(child)
    await gone
  }
  const ready = untilReady(child)
  // Whoever calls hears of it; a process that nobody calls must not end the parent.
  ready.catch(() => {})
  keepParentAlive(child, false)

  return {
    get alive() {
      return alive
    },
    get rssBytes() {
      return rssBytes
    },
    kill,
    async call(method, input, options) {
      keepParentAlive(child, true)
      try {
        await ready
        const result = await exchange(child, { method, input }, options)
        rssBytes = result.rssBytes
        return result.value
      } catch (error) {
        await kill()
        throw error
      } finally {
        keepParentAlive(child, false)
      }
    },
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause: string) => {
      stopWatching()
      reject(new Error(`the sandboxed process did not start: ${cause}`))
    }
    const stopWatching = watchTime(child, START, after => fail(`silent for ${after}`))
    child.once('message', () => {
      stopWatching()
      resolve()
    })
    child.once('exit', (code, signal) => fail(`ended with ${signal ?? code}`))
    child.once('error', error => fail(error.message))
  })
}

type Result = Extract<Answer, { kind: 'result' }>

function exchange(child: ChildProcess, call: Call, options: CallOptions): Promise<Result> {
  const { onProgress, signal } = options
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      stopWatching()
      signal?.removeEventListener('abort', onAbort)
      child.off('message', onMessage).off('exit', onExit)
      act()
    }
    const onAbort = () => settle(() => reject(asError(signal?.reason)))
    const fail = (failure: SandboxFailure) => settle(() => reject(failure))
    const onMessage = (answer: Answer) => {
      if (answer.kind === 'progress') onProgress?.(answer.value)
      if (answer.kind === 'result') settle(() => resolve(answer))
      if (answer.kind === 'error') fail(failureOf(answer.name, answer.message))
    }
    // Node aborts (SIGABRT, SIGTRAP, SIGILL) when memory cannot be had; the system's OOM killer sends SIGKILL.
    const onExit = (code: number | null, signal: string | null) =>
      fail(new SandboxFailure(signal === 'SIGSEGV' ? 'crash' : 'memory', `process ended with ${signal ?? code}`))
    const stopWatching = watchTime(child, options, after =>
      fail(new SandboxFailure('time', `no answer after ${after}`)),
    )
    child.on('message', onMessage).once('exit', onExit)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
    // A process that has just died cannot be sent anything; its exit tells why.
    child.send(call, error => error && child.exitCode === null && child.signalCode === null && child.kill('SIGKILL'))
  })
}

/** Looks again whenever the processor time could be used up, and not before. @returns ends the watch */
function watchTime(
  child: ChildProcess,
  { cpuMs, limitMs = FAR_MS }: CallOptions,
  onEnd: (after: string) => void,
): () => void {
  const used = () => (child.pid === undefined ? null : processorMs(child.pid))
  const before = used()
  let timer: NodeJS.Timeout
  const wait = (ms: number): void => {
    timer = setTimeout(look, ms).unref()
  }
  const look = (): void => {
    const left = ends - performance.now()
    // Not told any more: it has ended, and its exit says why.
    const leftCpu = before === null ? Infinity : cpuMs - ((used() ?? before) - before)
    if (left <= 0) onEnd(`${limitMs} ms`)
    else if (leftCpu <= 0) onEnd(`${cpuMs} ms of the processor`)
    else wait(Math.min(left, Math.max(leftCpu, MIN_WAIT_MS)))
  }
  // Where processor time is not told, the clock's counts.
  const ends = performance.now() + (before === null ? Math.min(cpuMs, limitMs) : limitMs)
  wait(Math.min(limitMs, cpuMs))
  return () => clearTimeout(timer)
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}

function failureOf(name: string, message: string): SandboxFailure {
  const memory = name === 'RangeError' || /out of memory|oom|allocation failed|bad_alloc/i.test(message)
  const stack = /call stack/i.test(message)
  return new SandboxFailure(memory && !stack ? 'memory' : 'crash', message, name)
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group is already gone.
  }
}

/** A waiting process must not keep a finished program running. */
function keepParentAlive(child: ChildProcess, alive: boolean): void {
  if (alive) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
