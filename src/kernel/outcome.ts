/** The result of something that may fail in a way the buyer is told about: a value, or a named failure. */
export type Outcome<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure }

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function failed<Failure>(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}
