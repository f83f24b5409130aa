import type { MailRequest } from '#notifications/domain/mailRequest.ts'
import { openTestDatabase } from '#platform/database/database.fixture.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { startTestHttp } from '#platform/http/http.fixture.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import type { AccountRules } from '../domain/accountRules.ts'
import type { AccountHooks, AccountParts, GoogleKeys } from './accountParts.ts'
import { accountRoutes, authenticate, createPasswords } from './index.ts'

export const PASSWORD = 'Richtig1 Pferd'

export const RULES: AccountRules = {
  sessionHours: 12,
  rememberedSessionDays: 30,
  confirmHours: 48,
  emailChangeHours: 24,
  resetMinutes: 30,
  deletionMinutes: 60,
  resendMinutes: 30,
  failedSignIns: 10,
  mailsPerHour: 5,
  unconfirmedDays: 14,
}

export const LIMITS = {
  monthlyLimit: null,
  freeAnalysesTotal: 3,
  freeAnalysesUsed: 1,
  freeAnalysesRemaining: 2,
  lockedReports: 1,
  firstUploads: 2,
  unlockedUploads: 4,
  totalUploads: 6,
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Always an object; its fields are what the tests look at. */
  readonly body: Record<string, unknown>
}

export interface TestAccounts {
  readonly database: Database
  /** What the rooms after this one were told, in order. */
  readonly told: unknown[][]
  readonly call: (method: string, path: string, sent?: Sent) => Promise<Answer>
  /** Mails that wait for an address, the newest last. */
  readonly mailsTo: (email: string) => Promise<MailRequest[]>
  /** The token in the newest mail of this template. */
  readonly tokenOf: (email: string, template: MailRequest['template']) => Promise<string>
  /** Registers and confirms. */
  readonly member: (email: string, name?: string) => Promise<void>
  /** Registers, confirms and signs in; @returns the bearer token */
  readonly signedIn: (email: string) => Promise<string>
  readonly close: () => Promise<void>
}

export interface Sent {
  readonly body?: unknown
  readonly token?: string
  /** Where it seems to come from. */
  readonly ip?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The room behind a real server, on a database of its own. Mails stay in the outbox. */
export async function startTestAccounts(
  google: GoogleKeys | null = null,
  hooks: Partial<AccountHooks> = {},
): Promise<TestAccounts> {
  const { database, close } = await openTestDatabase()
  const told: unknown[][] = []
  const tell =
    (name: string) =>
    (_: unknown, ...rest: unknown[]) => {
      told.push([name, ...rest])
      return Promise.resolve()
    }
  const parts: AccountParts = {
    database,
    jobs: { enqueue: () => Promise.resolve() } as Partial<Jobs> as Jobs,
    passwords: createPasswords(),
    baseUrl: 'https://expose.example',
    rules: RULES,
    google,
    hooks: {
      onConfirmed: tell('confirmed'),
      onRegistered: tell('registered'),
      beforeDeletion: tell('deletion'),
      limitsOf: () => Promise.resolve(LIMITS),
      ...hooks,
    },
  }
  const http = await startTestHttp(router => accountRoutes(router, parts), {
    authenticate: token => authenticate(database, token),
    trustProxy: true,
  })
  const call = async (method: string, path: string, { body, token, ip, headers }: Sent = {}): Promise<Answer> => {
    const response = await fetch(http.baseUrl + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    const json = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
    return { status: response.status, headers: response.headers, body: json }
  }
  const mailsTo = async (email: string) => {
    const rows = await database.query<{ content: MailRequest }>(
      `select content from mail where content->>'to' = $1 order by created_at`,
      [email],
    )
    return rows.map(({ content }) => content)
  }
  const tokenOf = async (email: string, template: MailRequest['template']) => {
    const mail = (await mailsTo(email)).findLast(one => one.template === template)
    if (!mail || !('link' in mail)) throw new Error(`no mail ${template} waits for ${email}`)
    return /[\w-]{43}$/.exec(mail.link)?.[0] ?? ''
  }
  const member = async (email: string, name = 'Eva Muster') => {
    await call('POST', '/api/register', { body: { name, email, password: PASSWORD } })
    await call('GET', `/api/confirm?token=${await tokenOf(email, 'confirm')}`)
  }
  const signedIn = async (email: string) => {
    await member(email)
    const { body } = await call('POST', '/api/login', { body: { email, password: PASSWORD } })
    return String(body['token'])
  }
  return {
    database,
    told,
    call,
    mailsTo,
    tokenOf,
    member,
    signedIn,
    close: async () => {
      await http.close()
      await close()
    },
  }
}
