/** What travels between the two sides of a sandbox. */
export interface Call {
  method: string
  input: unknown
}

export type Answer =
  /** Sent once, when the script has loaded. */
  | { kind: 'ready' }
  | { kind: 'progress'; value: unknown }
  | { kind: 'result'; value: unknown; rssBytes: number }
  /** The call threw; the state of the process is unknown from here on. */
  | { kind: 'error'; name: string; message: string }

/** The variable that says as whom the process goes on once its code is loaded. */
export const SANDBOX_USER = 'SANDBOX_USER'
