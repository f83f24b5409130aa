/** What a sandboxed process can be asked for: one plain value in, one plain value out, both structured-cloneable. */
export type Methods = { [name: string]: (input: never, progress: (value: unknown) => void) => unknown }

export interface CallOptions {
  /**
   * Time in milliseconds after which the process and all it started are killed: of the processor, so that what is decided does
   * not depend on what else the machine does. Counted on Linux; elsewhere it is the clock's.
   */
  cpuMs: number
  /** On the clock, for what waits without working. Left out: so long that a busy machine delays and does not fail. */
  limitMs?: number
  /** Hears what the method passes on while it works: how far it is, or a part of its result. */
  onProgress?: (value: unknown) => void
  /** Kills the process when it aborts; the call then throws the signal's reason. */
  signal?: AbortSignal
}

/** A process lent to one job; calls of a lease reach the same process, so it may keep a document open between them. */
export interface Lease<M extends Methods> {
  /** @throws SandboxFailure; later calls then reach a fresh process */
  call<Name extends keyof M & string>(
    method: Name,
    input: Parameters<M[Name]>[0],
    options: CallOptions,
  ): Promise<Awaited<ReturnType<M[Name]>>>
  release(): void
}

/** The port to work that may hang, crash or eat memory: it happens in processes that can be killed. */
export interface Sandbox<M extends Methods> {
  /** Waits, first come first served, until a process is free. */
  lease(): Promise<Lease<M>>
  /** A process that is free right now. */
  leaseFree(): Lease<M> | undefined
  /** Jobs that wait for a process. */
  readonly waiting: number
  close(): Promise<void>
}

/** `time` and `memory`: a limit was met; `crash`: the code failed otherwise. */
export type SandboxFailureReason = 'time' | 'memory' | 'crash'

/** Why a call into a sandbox gave no result. */
export class SandboxFailure extends Error {
  readonly reason: SandboxFailureReason
  /** Class of the error inside the process, for example RuntimeError for a trap of WebAssembly code; empty when it died. */
  readonly inner: string

  constructor(reason: SandboxFailureReason, message: string, inner = '') {
    super(message)
    this.name = 'SandboxFailure'
    this.reason = reason
    this.inner = inner
  }
}
