import { pino, type DestinationStream } from 'pino'
import { describeError } from './describeError.ts'
import type { Log } from './logPort.ts'

/** Never written, wherever they stand: what lets somebody in, and what names a person. */
const SECRET = ['authorization', 'token', 'password', 'email', 'filename', 'headers', 'body', 'ip']

/** One JSON object a line, so that no value can begin a line of its own. */
export function createLog(level: 'info' | 'warn' | 'error' | 'silent', destination?: DestinationStream): Log {
  const options = {
    level,
    base: {},
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: describeError },
    redact: { paths: SECRET.flatMap(name => [name, `*.${name}`]), censor: '[redacted]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
