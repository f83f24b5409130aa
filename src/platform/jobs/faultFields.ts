/**
 * What the log may know of an error: its kind, its code and where it was thrown. Not its message: that of a mail server
 * or a database names addresses and values.
 */
export function faultFields(error: unknown): object {
  if (!(error instanceof Error)) return { fault: typeof error }
  const { name, stack = '', cause } = error
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? error.code : null
  const frames = stack.split('\n').flatMap(line => (/^ {4}at /.test(line) ? [line.trim()] : []))
  return { fault: name, code, frames, ...(cause instanceof Error ? { cause: faultFields(cause) } : {}) }
}
