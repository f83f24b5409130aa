import type { Database } from '#platform/database/databasePort.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { JobKind } from './jobsPort.ts'

/** Works for `ms`, then writes its number into the table `effect`. */
export const EFFECT: JobKind<{ number: number; ms: number }> = {
  name: 'test.effect',
  retries: 2,
  longestPauseSeconds: 60,
  expireSeconds: 60,
}

/** Without a unique index, so that whatever happens twice is seen twice. */
export async function makeEffectTable(database: Database): Promise<void> {
  await database.execute('create table effect (number integer not null, at timestamptz not null default now())')
}

export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly fields: Readonly<Record<string, unknown>>
  readonly message: string
}

/** A log whose lines can be looked at. */
export function keptLog(): Log & { readonly lines: LogLine[] } {
  const lines: LogLine[] = []
  const keep = (level: LogLine['level']) => (fields: object, message: string) => {
    lines.push({ level, fields: { ...fields }, message })
  }
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') }
}
