import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readEnvironment } from '#operations/domain/environment.ts'
import { configsOf, loadConfiguration } from '#operations/server/index.ts'
import { buildWebsite } from './build.ts'
import { WEBSITE_FOLDER } from './folder.ts'

/** `npm run build`: the web app into dist/website. With --if-stale only when something it is made of has changed since (`npm start`). */
const environment = readEnvironment(process.env)
if (!environment.ok) throw new Error(environment.failure.join('\n'))
const configuration = await loadConfiguration(environment.value.configFile)
const configs = configsOf(configuration, environment.value.googleClientId)
const made = join(WEBSITE_FOLDER, 'made-of.txt')
const madeOf = digest(JSON.stringify(configs))
if (!process.argv.includes('--if-stale') || read(made) !== madeOf) await build()
// Whoever waits for the web app need not wait for the end of this process.
if (process.send) process.send('built', () => process.exit(0))
else process.exit(0)

async function build(): Promise<void> {
  console.log('Die Web-Oberfläche wird gebaut …')
  const begun = performance.now()
  await buildWebsite(resolve(WEBSITE_FOLDER), configs)
  writeFileSync(made, madeOf)
  console.log(`Gebaut in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
}

/** Of all sources that the browser's code may come from, the packages' versions, and the configuration. */
function digest(configs: string): string {
  const hash = createHash('sha256').update(configs)
  const sources = globSync([
    'src/**/*.{ts,tsx,md,css,html,svg}',
    'reference/**/*.{ts,json}',
    'package-lock.json',
    'samples/demo/**/*.{jpeg,json,pdf}',
  ])
  for (const path of sources.sort()) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
