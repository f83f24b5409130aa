import type { MailRequest } from '#notifications/domain/mailRequest.ts'
import { openTestDatabase } from '#platform/database/database.fixture.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { startTestHttp } from '#platform/http/http.fixture.ts'
import type { Job, Jobs } from '#platform/jobs/jobsPort.ts'
import { keptLog } from '#platform/jobs/jobs.fixture.ts'
import type { PaymentEvent } from '#platform/payment/paymentPort.ts'
import type { PackageOffers } from '../domain/packageOffers.ts'
import type { Seller } from '../domain/seller.ts'
import type { BillingParts } from './billingParts.ts'
import { billingRoutes } from './billingRoutes.ts'
import { type FakePayment, fakePayment, SIGNATURE } from './fakePayment.fixture.ts'
import { findPurchase, type Purchase } from './orders/purchaseStore.ts'
import { serveBilling } from './serveBilling.ts'

const PACKAGES_SOLD: PackageOffers = {
  mini: { priceId: 'price_mini', cents: 990, credits: 1, mode: 'payment', description: 'Eine Analyse.' },
  midi: { priceId: 'price_midi', cents: 2490, credits: 3, mode: 'payment', description: 'Drei Analysen.' },
  maxi: { priceId: 'price_maxi', cents: 6900, credits: 10, mode: 'payment', description: 'Zehn Analysen.' },
  bronze: { priceId: 'price_bronze', cents: 3900, credits: 10, mode: 'subscription', description: '10 im Monat.' },
  silber: { priceId: 'price_silber', cents: 8900, credits: 30, mode: 'subscription', description: '30 im Monat.' },
  gold: { priceId: null, cents: 22900, credits: 100, mode: 'subscription', description: '100 im Monat.' },
}

const SELLER: Seller = {
  name: 'Muster Immobilienanalyse GmbH',
  represented: 'Geschäftsführerin: Erika Muster',
  street: 'Musterstraße 1',
  zip: '10115',
  city: 'Berlin',
  email: 'kontakt@ampel.example',
  phone: null,
  register: 'Amtsgericht Charlottenburg, HRB 1',
  vatId: 'DE123456789',
  taxNumber: null,
}

export const CONTRACT_TEXTS = ['AGB', 'Widerrufsbelehrung'].map(name => ({
  filename: `${name}.html`,
  type: 'text/html',
  text: `<!doctype html>\n<title>${name}</title>\n`,
}))

export interface Answer {
  readonly status: number
  /** An object, or a list. */
  readonly body: Record<string, unknown>
}

export interface QueuedJobs extends Jobs {
  /** Works on all that is queued until nothing is left, or only what fails. */
  work(): Promise<void>
  /** Works on one kind that the clock would send. */
  tick(name: string): Promise<void>
}

export interface TestBilling {
  readonly database: Database
  readonly parts: BillingParts
  readonly payments: FakePayment
  readonly jobs: QueuedJobs
  readonly log: ReturnType<typeof keptLog>
  /** Purchases that later rooms were told of. */
  readonly told: string[]
  /** @param accountId null: not signed in */
  readonly call: (accountId: string | null, method: string, path: string, body?: unknown) => Promise<Answer>
  /** Orders a package; @returns the session */
  readonly order: (accountId: string, request?: object) => Promise<string>
  /** Sends an event of the provider, as it would; @returns the status */
  readonly send: (event: PaymentEvent, signature?: string | null) => Promise<number>
  /** Letters that wait, by template. */
  readonly letters: (template: MailRequest['template']) => Promise<MailRequest[]>
  readonly close: () => Promise<void>
}

export async function startBilling(): Promise<TestBilling> {
  const { database, close } = await openTestDatabase()
  const jobs = await queuedJobs(database)
  const payments = fakePayment()
  const log = keptLog()
  const told: string[] = []
  const parts: BillingParts = {
    database,
    jobs,
    payments,
    log,
    baseUrl: 'https://ampel.example',
    packages: PACKAGES_SOLD,
    seller: SELLER,
    contractTexts: CONTRACT_TEXTS,
    hooks: {
      onPaid: (_, { id }) => {
        told.push(id)
        return Promise.resolve()
      },
    },
  }
  serveBilling(jobs, parts)
  const http = await startTestHttp(router => billingRoutes(router, parts), {
    authenticate: token => Promise.resolve({ accountId: token, sessionId: '1', roles: ['ROLE_USER'] }),
  })
  const call: TestBilling['call'] = async (accountId, method, path, body) => {
    const answer = await fetch(`${http.baseUrl}${path}`, {
      method,
      headers: {
        ...(accountId !== null && { authorization: `Bearer ${accountId}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  return {
    database,
    parts,
    payments,
    jobs,
    log,
    told,
    call,
    order: async (accountId, request = {}) => {
      const ordered = {
        alias: 'midi',
        name: 'Erika Muster',
        promoCode: null,
        addressId: null,
        refCode: null,
        ...request,
      }
      const { status, body } = await call(accountId, 'POST', '/api/create-checkout-session', ordered)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return String(body['id'])
    },
    send: async (event, signature = SIGNATURE) => {
      const answer = await fetch(`${http.baseUrl}/webhook/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
        body: JSON.stringify(event),
      })
      return answer.status
    },
    letters: async template => {
      const rows = await database.query<{ content: MailRequest }>('select content from mail where template = $1', [
        template,
      ])
      return rows.map(({ content }) => content)
    },
    close: async () => {
      await http.close()
      await close()
    },
  }
}

/** The order of a session. */
export async function purchaseOf({ database }: TestBilling, session: string): Promise<Purchase> {
  const purchase = await findPurchase(database, 'sessionId', session)
  if (!purchase) throw new Error('no purchase')
  return purchase
}

/** Money that came and went for an order, in order, and whether it was invoiced. */
export async function moneyOf(billing: TestBilling, session: string): Promise<object[]> {
  const { id } = await purchaseOf(billing, session)
  return billing.database.query(
    `select kind, cents, credits, (select count(*) from invoice where payment_id = payment.id) as invoiced
     from payment where purchase_id = $1 order by booked_at, id`,
    [id],
  )
}

/** Sends events one after the other and works on what they cause. */
export async function follow(billing: TestBilling, ...events: PaymentEvent[]): Promise<void> {
  for (const event of events) if ((await billing.send(event)) !== 200) throw new Error(`${event.id} was refused`)
  await billing.jobs.work()
}

/** An order that is paid and followed. @returns the session */
export async function bought(billing: TestBilling, accountId: string, request: object = {}): Promise<string> {
  const session = await billing.order(accountId, request)
  await follow(billing, billing.payments.move(session, 'paid'))
  return session
}

/** Jobs without a clock, in a table of their own, so that they come and go with their transactions. */
async function queuedJobs(database: Database): Promise<QueuedJobs> {
  await database.execute('create table queued_job (id bigint generated always as identity, name text, input jsonb)')
  await database.execute('create index on queued_job (name, id)')
  const handlers = new Map<string, (job: Job<object>) => Promise<void>>()
  const run = (name: string, input: object, complete: Job<object>['complete']) =>
    handlers.get(name)?.({ input, isLastTry: false, signal: new AbortController().signal, complete })
  return {
    async enqueue(tx, { name }, input) {
      await tx.execute('insert into queued_job (name, input) values ($1, $2)', [name, input])
    },
    serve: ({ name }, _atOnce, handle) => {
      // The input of a kind is what was enqueued for it.
      handlers.set(name, handle as (job: Job<object>) => Promise<void>)
    },
    async work() {
      const failing = new Set<number>()
      for (;;) {
        const next = await database.first<{ id: number; name: string; input: object }>(
          'select * from queued_job where id <> all ($1::bigint[]) and name = any ($2) order by id limit 1',
          [[...failing], [...handlers.keys()]],
        )
        if (!next) return
        const forget = async (db: Pick<Database, 'execute'>) => {
          await db.execute('delete from queued_job where id = $1', [next.id])
        }
        try {
          await run(next.name, next.input, forget)
          await forget(database)
        } catch {
          failing.add(next.id)
        }
      }
    },
    async tick(name) {
      await run(name, {}, () => Promise.resolve())
    },
    repeat: () => {},
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    counts: () => Promise.resolve([]),
  }
}

/** What a fulfilled order leaves, counted: each must be one. */
export async function traces(database: Database, sessionId: string): Promise<Record<string, number>> {
  const row = await database.first<Record<string, number>>(
    `select count(payment.id) as payments, coalesce(sum(payment.cents), 0) as cents,
       (select count(*) from credit_booking where reference in (select id::text from payment where purchase_id = purchase.id)
          and reason = 'purchase') as bookings,
       (select count(*) from invoice where payment_id in (select id from payment where purchase_id = purchase.id)) as invoices,
       (select count(*) from mail where template = 'orderReceived' and content ->> 'contractId' = contract_id) as confirmations
     from purchase left join payment on payment.purchase_id = purchase.id where session_id = $1 group by purchase.id`,
    [sessionId],
  )
  return row ?? {}
}
