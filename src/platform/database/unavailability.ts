import { DatabaseFull, DatabaseUnavailable } from './databasePort.ts'

/** SQLSTATEs: connection failures, shutting down, crashed, starting, too many connections. */
const PASSING_STATE = /^(08|57P0[1-3]|53300)/

const DISK_FULL = '53100'

/** What the network or a folder without a socket says. */
const PASSING_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN']

/** The driver tells these apart by their sentences only. */
const PASSING_MESSAGE =
  /^(Connection terminated|timeout (expired|exceeded when trying to connect)|Client (has encountered|was closed))/

/** The failure as one that passes, or that room on the disk ends; undefined for anything else, such as a wrong statement or password. */
export function unavailability(error: Error): DatabaseUnavailable | DatabaseFull | undefined {
  const code = 'code' in error ? String(error.code) : ''
  if (code === DISK_FULL) return new DatabaseFull(error.message, { cause: error })
  const passes = PASSING_STATE.test(code) || PASSING_CODES.includes(code) || PASSING_MESSAGE.test(error.message)
  return passes ? new DatabaseUnavailable(error.message, { cause: error }) : undefined
}
