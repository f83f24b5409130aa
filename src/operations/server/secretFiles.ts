import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

type Variables = Readonly<Record<string, string | undefined>>

/** What may also be given as a file named by the variable with _FILE at its end, as systemd's credentials and containers' secrets are. */
const SECRETS = [
  'DATABASE_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'LLM_API_KEY',
] as const

/**
 * The settings with those secrets that are given as files. What is in the environment can be read there for as long as the
 * process runs, by whoever may look at it.
 * @returns files: absolute paths of the secrets
 * @throws Error with a German sentence that names the variable, never a value
 */
export async function readSecretFiles(
  variables: Variables,
): Promise<{ readonly variables: Variables; readonly files: readonly string[] }> {
  const read: Record<string, string> = {}
  const files: string[] = []
  for (const name of SECRETS) {
    const path = variables[`${name}_FILE`]?.trim()
    if (!path) continue
    if (variables[name]?.trim()) throw new Error(`${name} und ${name}_FILE sind beide gesetzt. Setzen Sie nur eines.`)
    const text = await readFile(path, 'utf8').catch(() => {
      throw new Error(`${name}_FILE nennt eine Datei, die sich nicht lesen lässt.`)
    })
    if (text.trim() === '') throw new Error(`${name}_FILE nennt eine leere Datei.`)
    read[name] = text.trim()
    files.push(resolve(path))
  }
  return { variables: { ...variables, ...read }, files }
}
