import type { FastifyInstance } from 'fastify'

/** What must work so that requests may be sent here; the name is shown. @throws Error when it does not */
export type Check = () => Promise<void>

/** A probe that waits longer is answered by its own time-out, and says less. */
const CHECK_MS = 2_000

/** Anybody may ask; that must not cost the database more than one look a second. */
const HELD_MS = 1_000

/**
 * GET /healthz: this process lives. GET /readyz: what it needs answers too, and what this machine leaves open to the processes that
 * read files of strangers; it works without that being shut.
 */
export function serveHealth(
  app: FastifyInstance,
  checks: Readonly<Record<string, Check>>,
  openToReaders: readonly string[],
): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  let checked = { at: -Infinity, results: Promise.resolve<[name: string, result: string][]>([]) }
  app.get('/readyz', async (_, reply) => {
    const now = performance.now()
    if (now - checked.at > HELD_MS) checked = { at: now, results: Promise.all(Object.entries(checks).map(resultOf)) }
    const results = await checked.results
    const isReady = results.every(([, result]) => result === 'ok')
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'failed', checks: Object.fromEntries(results), openToReaders })
  })
}

async function resultOf([name, check]: [string, Check]): Promise<[name: string, result: string]> {
  return [name, (await passes(check)) ? 'ok' : 'failed']
}

async function passes(check: Check): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), CHECK_MS)
  const result = check().then(
    () => true,
    () => false,
  )
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}
