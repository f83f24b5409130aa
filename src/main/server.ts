import { readEnvironment } from '#operations/domain/environment.ts'
import { sellingFault } from '#operations/domain/sellingFault.ts'
import { loadConfiguration, readSecretFiles } from '#operations/server/index.ts'
import { createLog } from '#platform/log/createLog.ts'
import type { Protection } from '#platform/sandbox/confinement.ts'
import { openLanguageModel } from '#platform/llm/openLanguageModel.ts'
import { buildBeside } from './website/buildBeside.ts'

/** `npm start`: the product. Which parts of it run in this process, ROLE says; with --build it builds the web app where that is stale. */
const EXIT_FAULT = 1

const LEFT_OPEN: Record<Protection, string> = {
  privileges: 'Rechte des Systems',
  secrets: 'Einblick in die Einstellungen',
  folders: 'den Datenordner',
  network: 'das Netz',
}

const refuse = (reason: unknown): never => {
  console.error(`ExposéAmpel startet nicht: ${reason instanceof Error ? reason.message : String(reason)}`)
  process.exit(EXIT_FAULT)
}

const { variables, files } = await readSecretFiles(process.env).catch(refuse)
const environment = readEnvironment(variables)
if (!environment.ok) refuse(environment.failure.join('\n'))
else {
  const configuration = await loadConfiguration(environment.value.configFile).catch(refuse)
  const fault = sellingFault(environment.value, configuration)
  if (fault !== null) refuse(new Error(fault))
  try {
    openLanguageModel(variables)
  } catch (error) {
    refuse(error)
  }
  const log = createLog('info')
  const onLost = (reason: Error) => {
    // Whoever watches over this process restarts it, and the new one finds the database or says why not.
    console.error(`ExposéAmpel endet: ${reason.message}`)
    process.exit(EXIT_FAULT)
  }
  const builds = process.argv.includes('--build') && environment.value.role !== 'worker'
  const website = builds ? buildBeside() : Promise.resolve()
  // Told where it is awaited.
  website.catch(() => {})
  // Loading it takes as long as loading the builder, which is under way by now.
  const product = await import('./product.ts')
    .then(({ startProduct }) =>
      startProduct(environment.value, configuration, { variables, secrets: files, website, log, onLost }),
    )
    .catch(refuse)
  console.log(product.address === null ? 'ExposéAmpel arbeitet.' : `ExposéAmpel läuft: ${product.address}`)
  if (product.openToReaders.length > 0) {
    const open = product.openToReaders.map(one => LEFT_OPEN[one]).join(', ')
    console.warn(`Prozesse, die fremde Dateien lesen, behalten auf diesem Rechner: ${open} (docs/operations.md).`)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void product.close().then(() => process.exit(0)))
  }
}
