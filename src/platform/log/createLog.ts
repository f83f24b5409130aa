import { type DestinationStream, pino } from 'pino'
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

const MAX_MESSAGE_LENGTH = 300

/** What helps to find a fault: kind, code, place, causes. Its message may quote a value, so what looks personal or secret is masked. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(String(error)) }
  const { name, message, stack = '', cause } = error
  return {
    name,
    ...('code' in error ? { code: String(error.code) } : {}),
    message: masked(message),
    // The first lines of a stack repeat the message.
    stack: stack.split('\n').filter(line => /^\s+at /.test(line)),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  }
}

function masked(message: string): string {
  return message
    .slice(0, MAX_MESSAGE_LENGTH)
    .replaceAll(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '[e-mail]')
    .replaceAll(/(?=[\w-]*\d)[\w-]{32,}/g, '[token]')
    .replaceAll(/[^\s"'/]+\.pdf\b/gi, '[file]')
    .replaceAll(/\b\d{1,3}(\.\d{1,3}){3}\b/g, '[address]')
}
