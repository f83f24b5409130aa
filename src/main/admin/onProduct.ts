import { resolve } from 'node:path'
import { readEnvironment } from '#operations/domain/environment.ts'
import { readSecretFiles } from '#operations/server/index.ts'
import { openDatabase } from '#platform/database/openDatabase.ts'
import { openFiles } from '#platform/files/openFiles.ts'
import { pgBossJobs } from '#platform/jobs/pgBossJobs.ts'
import { createLog } from '#platform/log/createLog.ts'
import { migrateProduct } from '../migrateProduct.ts'
import type { Product, Work } from './command.ts'
import { EXIT } from './exit.ts'
import { checkSanity, sanityLines } from './sanity/sanity.ts'

/** Opens the product's database beside the running product, or without it. @returns the exit status */
export async function runOnProduct(work: Work | 'sanity'): Promise<number> {
  const { variables } = await readSecretFiles(process.env)
  const environment = readEnvironment(variables)
  if (!environment.ok) throw new Error(environment.failure.join('\n'))
  const log = createLog('error')
  const { databaseUrl, dataDir, storageUrl } = environment.value
  const onLost = () => process.exit(EXIT.fault)
  const opened = await openDatabase({ url: databaseUrl, dataDir, poolSize: 2, alone: false, onLost, log })
  try {
    const { database } = opened
    await migrateProduct(database)
    if (work !== 'sanity') {
      for (const line of await work({ database, withJobs: jobsOf(opened.url) })) console.log(line)
      return EXIT.done
    }
    const checked = await checkSanity({ database, files: await openFiles(storageUrl, resolve(dataDir)) })
    for (const line of sanityLines(checked)) console.log(line)
    return checked.findings.length === 0 ? EXIT.done : EXIT.fault
  } finally {
    await opened.close()
  }
}

/** The queue of the product, which works on what is put there, now or when it runs. */
function jobsOf(url: string): Product['withJobs'] {
  return async use => {
    const jobs = pgBossJobs({ url, log: createLog('error'), stopMs: 0 })
    await jobs.start()
    try {
      return await use(jobs)
    } finally {
      await jobs.stop()
    }
  }
}
