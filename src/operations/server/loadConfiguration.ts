import { readFile } from 'node:fs/promises'
import { type Configuration, readConfiguration } from '../domain/configuration.ts'

/** @throws Error with German sentences, when the file cannot be read or says what cannot be */
export async function loadConfiguration(file: string): Promise<Configuration> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`CONFIG_FILE: Die Datei ${file} kann nicht gelesen werden.`, { cause: error })
  })
  const outcome = readConfiguration(text)
  if (outcome.ok) return outcome.value
  throw new Error(
    `CONFIG_FILE: ${file} kann nicht benutzt werden.\n${outcome.failure.map(line => `  ${line}`).join('\n')}`,
  )
}
