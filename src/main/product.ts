import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { readingConfinement } from '#analysis/reader.ts'
import type { Configuration } from '#operations/domain/configuration.ts'
import type { Environment } from '#operations/domain/environment.ts'
import { openDatabase } from '#platform/database/openDatabase.ts'
import type { Log } from '#platform/log/logPort.ts'
import type { Protection } from '#platform/sandbox/confinement.ts'
import { answerCalls } from './answerCalls.ts'
import { openInfrastructure } from './infrastructure.ts'
import { migrateProduct } from './migrateProduct.ts'
import { serveJobs } from './serveJobs.ts'

export interface Product {
  /** null where no calls are answered (ROLE=worker). */
  readonly address: string | null
  /** What this machine leaves open to the processes that read files of strangers. */
  readonly openToReaders: readonly Protection[]
  close(): Promise<void>
}

export interface ProductOptions {
  /** The variables that `environment` was read from; the analysts have use for some that it does not hold. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** Paths of files that hold secrets. */
  readonly secrets: readonly string[]
  readonly log: Log
  /** Done when the web app can be served. */
  readonly website: Promise<void>
  /** Told when the process cannot go on: the embedded database is gone. */
  readonly onLost: (reason: Error) => void
}

/**
 * Starts all that ROLE asks for, in this process and its children. What was started is stopped by `close`, the last first.
 * @throws Error with a German sentence
 */
export async function startProduct(
  environment: Environment,
  configuration: Configuration,
  { variables, secrets, website, log, onLost }: ProductOptions,
): Promise<Product> {
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const one of closers.splice(0).reverse()) await one()
  }
  try {
    const opened = await openDatabase({
      url: environment.databaseUrl,
      dataDir: environment.dataDir,
      poolSize: 20,
      alone: true,
      onLost,
      log,
    })
    closers.push(opened.close)
    const hidden = [resolve(environment.dataDir), ...secrets, ...(opened.socketFolder ? [opened.socketFolder] : [])]
    // Tried out in processes of its own, beside all that follows.
    const confining = readingConfinement(hidden)
    await migrateProduct(opened.database)
    const infrastructure = await openInfrastructure({ environment, configuration, log, hidden, confining }, opened)
    const { jobs } = infrastructure
    // Processes that nobody waits for yet would take the processor from the builder, the database and the first page.
    const atRest = Promise.withResolvers<null>()
    if (environment.role !== 'web') closers.push(serveJobs(infrastructure, variables, atRest.promise))
    // The queue waits for the database most of the time; nobody is let in before both are there.
    const queue = jobs.start()
    closers.push(() =>
      queue.then(
        () => jobs.stop(),
        () => {},
      ),
    )
    const calls = environment.role === 'worker' ? null : answerCalls(infrastructure, website, atRest.promise)
    if (calls)
      closers.push(() =>
        calls.then(
          ({ stop }) => stop(),
          () => {},
        ),
      )
    // Node keeps what it compiled only when it ends by itself: who was killed would compile it all again, a second of the processor.
    // Writing it down takes as long, at a first start, and nothing is answered meanwhile: now, while the web app is being built.
    flushCompileCache()
    const [, answered] = await Promise.all([queue, calls])
    const address = answered ? await answered.http.listen(environment.host, environment.port) : null
    atRest.resolve(null)
    const { open: openToReaders } = await confining
    return { address, openToReaders, close }
  } catch (error) {
    await close()
    throw error
  }
}
