import { z } from 'zod'
import { failed, type Outcome, success } from '#kernel/outcome.ts'

/** What the operator sets by environment variables; docs/operations.md lists them all. */
export interface Environment {
  readonly host: string
  readonly port: number
  /** The public address without a slash at its end. */
  readonly baseUrl: string
  readonly dataDir: string
  /** null: the embedded PostgreSQL below dataDir. */
  readonly databaseUrl: string | null
  /** web answers calls, worker does jobs, all does both. */
  readonly role: 'all' | 'web' | 'worker'
  /** null: files below dataDir. */
  readonly storageUrl: string | null
  /** null: .eml files below dataDir/mail. */
  readonly smtpUrl: string | null
  readonly configFile: string
  readonly googleClientId: string | null
  /** Opens /metrics to whoever sends it; null: to this machine only. */
  readonly metricsToken: string | null
  /** True behind a proxy of one's own that sets x-forwarded-for. */
  readonly trustProxy: boolean
  /** Analyses that a worker does at the same time; null: as many as the machine has cores. */
  readonly analysesAtOnce: number | null
  /** sandbox: a checkout page of our own that moves no money. */
  readonly payment: { readonly provider: 'sandbox' } | ({ readonly provider: 'stripe' } & StripeSettings)
  /** Multiplies every limit of calls per minute: 1, except where the load itself is measured. */
  readonly limitFactor: number
  readonly production: boolean
}

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another address than Stripe's own, for tests; null: Stripe's. */
  readonly apiBase: string | null
}

/** An empty variable counts as not set. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional())

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine(text => /^\d{1,9}$/.test(text.trim()) && +text >= least && +text <= most, {
      error: `muss eine ganze Zahl von ${least} bis ${most} sein`,
    })
    .transform(Number)

const address = (protocols: readonly string[], example: string) =>
  z.string().refine(text => protocols.includes(URL.parse(text)?.protocol ?? ''), {
    error: `muss eine Adresse wie ${example} sein`,
  })

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `muss eines von ${names.join(', ')} sein` })

const Variables = z.object({
  HOST: optional(z.string()),
  PORT: optional(wholeNumber(0, 65_535)),
  BASE_URL: optional(address(['http:', 'https:'], 'https://expose.example.de')),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(address(['postgres:', 'postgresql:'], 'postgres://name:passwort@rechner:5432/datenbank')),
  ROLE: optional(oneOf(['all', 'web', 'worker'])),
  STORAGE_URL: optional(address(['s3:'], 's3://schluessel:geheimnis@rechner:9000/eimer')),
  SMTP_URL: optional(address(['smtp:', 'smtps:'], 'smtps://name:passwort@mail.example.de:465')),
  CONFIG_FILE: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  METRICS_TOKEN: optional(z.string().min(16, { error: 'muss mindestens 16 Zeichen haben' })),
  TRUST_PROXY: optional(oneOf(['0', '1'])),
  ANALYSES_AT_ONCE: optional(wholeNumber(1, 64)),
  PAYMENT: optional(oneOf(['sandbox', 'stripe'])),
  PAYMENT_SANDBOX_ALLOWED: optional(oneOf(['0', '1'])),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_BASE: optional(address(['http:', 'https:'], 'http://127.0.0.1:12111')),
  LIMIT_FACTOR: optional(wholeNumber(1, 1_000_000)),
  NODE_ENV: optional(z.string()),
})

/** @returns German sentences, one for each variable that cannot be used; the values are not repeated, they may be secrets */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Outcome<Environment, readonly string[]> {
  const parsed = Variables.safeParse(variables)
  if (!parsed.success) return failed(parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`))
  const set = parsed.data
  const role = set.ROLE ?? 'all'
  if (role !== 'all' && set.DATABASE_URL === undefined) {
    return failed([`ROLE=${role} braucht DATABASE_URL: Die eingebaute Datenbank gehört einem einzigen Prozess.`])
  }
  const payment = paymentOf(set)
  if (typeof payment === 'string') return failed([payment])
  const host = set.HOST ?? '127.0.0.1'
  const port = set.PORT ?? 3000
  return success({
    host,
    port,
    baseUrl: (set.BASE_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    dataDir: set.DATA_DIR ?? './data',
    databaseUrl: set.DATABASE_URL ?? null,
    role,
    storageUrl: set.STORAGE_URL ?? null,
    smtpUrl: set.SMTP_URL ?? null,
    configFile: set.CONFIG_FILE ?? 'config/default.json',
    googleClientId: set.GOOGLE_CLIENT_ID ?? null,
    metricsToken: set.METRICS_TOKEN ?? null,
    trustProxy: set.TRUST_PROXY === '1',
    analysesAtOnce: set.ANALYSES_AT_ONCE ?? null,
    payment,
    limitFactor: set.LIMIT_FACTOR ?? 1,
    production: set.NODE_ENV === 'production',
  })
}

/** @returns a German sentence when it cannot be used */
function paymentOf(set: z.output<typeof Variables>): Environment['payment'] | string {
  if (set.PAYMENT !== 'stripe') {
    const isAllowed = set.NODE_ENV !== 'production' || set.PAYMENT_SANDBOX_ALLOWED === '1'
    if (isAllowed) return { provider: 'sandbox' }
    return 'PAYMENT fehlt: Im Betrieb (NODE_ENV=production) nimmt die Testkasse kein Geld ein. Setzen Sie PAYMENT=stripe.'
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = set
  if (!secretKey) return 'STRIPE_SECRET_KEY fehlt: PAYMENT=stripe braucht ihn.'
  if (!webhookSecret) return 'STRIPE_WEBHOOK_SECRET fehlt: PAYMENT=stripe braucht ihn.'
  return { provider: 'stripe', secretKey, webhookSecret, apiBase: apiBase ?? null }
}
