import { parseArgs } from 'node:util'
import type { Database } from '#platform/database/databasePort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'

/** What a command works on, beside the running product or without it. */
export interface Product {
  readonly database: Database
  /** Lends the queue of jobs for one use. */
  readonly withJobs: <Result>(use: (jobs: Jobs) => Promise<Result>) => Promise<Result>
}

/** What a command does once its words are known to be right. @returns German lines @throws Error with a German sentence */
export type Work = (product: Product) => Promise<readonly string[]>

/** @param words behind the command's name. @throws TypeError with a German sentence when they are wrong */
export type Command = (words: readonly string[], options: Options) => Work

const OPTIONS = {
  replace: { type: 'boolean', default: false },
  take: { type: 'boolean', default: false },
  free: { type: 'boolean', default: false },
  reason: { type: 'string' },
  until: { type: 'string' },
  hours: { type: 'string', default: '24' },
  cents: { type: 'string' },
  from: { type: 'string' },
  most: { type: 'string' },
  'per-account': { type: 'string' },
  packages: { type: 'string' },
  partner: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export type Options = ReturnType<typeof parse>['values']

/** @throws TypeError on an option that is not among these */
export function parse(args: string[]) {
  return parseArgs({ args, allowPositionals: true, options: OPTIONS })
}
