import { resolve } from 'node:path'
import { findAccountByEmail, setRole } from '#accounts/server/index.ts'
import { germanTime, notedOrdersOf } from '#billing/server/index.ts'
import { balanceOf, grantCredits } from '#credits/server/index.ts'
import { rerun } from '#intake/server/index.ts'
import { broadcast } from '#notifications/server/index.ts'
import { readEnvironment } from '#operations/domain/environment.ts'
import { readMaintenance, readSecretFiles, writeMaintenance } from '#operations/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { openDatabase } from '#platform/database/openDatabase.ts'
import { openFiles } from '#platform/files/openFiles.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { pgBossJobs } from '#platform/jobs/pgBossJobs.ts'
import { createLog } from '#platform/log/createLog.ts'
import { migrateProduct } from '../migrateProduct.ts'
import type { AdminCommand, ProductCommand } from './adminArguments.ts'
import { EXIT } from './exit.ts'
import { notedLine, runMoney } from './moneyCommands.ts'
import { checkSanity, sanityLines } from './sanity/sanity.ts'

type OnProduct = Extract<AdminCommand, { area: 'product' | 'money' | 'sanity' }>

/** Opens the product's database beside the running product, or without it. @returns the exit status */
export async function runOnProduct(command: OnProduct): Promise<number> {
  const { variables } = await readSecretFiles(process.env)
  const environment = readEnvironment(variables)
  if (!environment.ok) throw new Error(environment.failure.join('\n'))
  const log = createLog('error')
  const { databaseUrl, dataDir, storageUrl } = environment.value
  const onLost = () => process.exit(EXIT.fault)
  const opened = await openDatabase({ url: databaseUrl, dataDir, poolSize: 2, alone: false, onLost, log })
  try {
    await migrateProduct(opened.database)
    if (command.area === 'sanity') return await runSanity(opened.database, storageUrl, dataDir)
    const withJobs = jobsOf(opened.url)
    const lines =
      command.area === 'money'
        ? await runMoney(command.run, opened.database, withJobs)
        : await linesOf(command.run, opened.database, withJobs)
    for (const line of lines) console.log(line)
    return EXIT.done
  } finally {
    await opened.close()
  }
}

async function runSanity(database: Database, storageUrl: string | null, dataDir: string): Promise<number> {
  const files = await openFiles(storageUrl, resolve(dataDir))
  const checked = await checkSanity({ database, files })
  for (const line of sanityLines(checked)) console.log(line)
  return checked.findings.length === 0 ? EXIT.done : EXIT.fault
}

type WithJobs = <Result>(use: (jobs: Jobs) => Promise<Result>) => Promise<Result>

/** The queue of the product, which works on what is put there, now or when it runs. */
function jobsOf(url: string): WithJobs {
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

export async function linesOf(command: ProductCommand, database: Database, withJobs: WithJobs): Promise<string[]> {
  switch (command.command) {
    case 'account': {
      const account = await accountOf(database, command.email)
      const { free, paid } = await balanceOf(database, account.id)
      const noted = await notedOrdersOf(database, account.id)
      return [
        `Rollen: ${account.roles.join(', ')}`,
        `Analysen übrig: ${free} Vorschauen, ${paid} mit vollem Bericht`,
        ...noted.map(order => `Vermerkt: ${notedLine(order)}`),
      ]
    }
    case 'role': {
      const account = await accountOf(database, command.email)
      await database.inTransaction(tx => setRole(tx, account.id, command.role, command.isGiven))
      return [command.isGiven ? `Das Konto hat jetzt ${command.role}.` : `Das Konto hat ${command.role} nicht mehr.`]
    }
    case 'credits': {
      const account = await accountOf(database, command.email)
      const reference = `${account.id} ${command.reason}`
      const { kind, amount } = command
      const isNew = await database.inTransaction(tx => grantCredits(tx, account.id, kind, amount, reference))
      return [
        isNew ? `Gutgeschrieben: ${amount}.` : 'Für diesen Grund wurde schon gutgeschrieben; nichts ist geändert.',
      ]
    }
    case 'maintenance': {
      if (command.change) await writeMaintenance(database, command.change)
      const { enabled, message, until } = await readMaintenance(database)
      if (!enabled) return ['Wartungsmodus: aus.']
      return [`Wartungsmodus: an, ${until ? `voraussichtlich bis ${germanTime(until)}` : 'ohne Ende'}. ${message}`]
    }
    case 'broadcast': {
      const until = new Date(Date.now() + command.hours * 3_600_000)
      await broadcast(database, { title: command.title, message: command.message, until })
      return [`Die Nachricht wird allen Angemeldeten gezeigt, ${command.hours} Stunden lang.`]
    }
    case 'rerun': {
      const { privateDocumentId } = command
      const begun = await withJobs(jobs => database.inTransaction(tx => rerun(tx, jobs, privateDocumentId)))
      if (!begun) throw new Error('Diese Analyse gibt es nicht, sie läuft gerade, oder ihr Exposé ist schon gelöscht.')
      return ['Die Analyse läuft noch einmal.']
    }
  }
}

async function accountOf(database: Database, email: string) {
  const account = await findAccountByEmail(database, email)
  if (!account) throw new Error('Ein Konto mit dieser E-Mail-Adresse gibt es nicht.')
  return account
}
