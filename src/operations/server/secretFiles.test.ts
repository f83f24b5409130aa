import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSecretFiles } from './secretFiles.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  await writeFile(join(folder, 'stripe'), 'sk_test_1\n')
  await writeFile(join(folder, 'empty'), '\n')
})
afterAll(() => rm(folder, { recursive: true }))

test('a secret is read from its file, without the line end, and its path is told to be hidden', async () => {
  const path = join(folder, 'stripe')
  expect(await readSecretFiles({ PORT: '3000', STRIPE_SECRET_KEY_FILE: path, SMTP_URL_FILE: '' })).toEqual({
    variables: { PORT: '3000', STRIPE_SECRET_KEY_FILE: path, SMTP_URL_FILE: '', STRIPE_SECRET_KEY: 'sk_test_1' },
    files: [path],
  })
})

test.each([
  [{ LLM_API_KEY_FILE: 'gibt/es/nicht' }, 'LLM_API_KEY_FILE nennt eine Datei, die sich nicht lesen lässt.'],
  [{ METRICS_TOKEN_FILE: 'empty' }, 'METRICS_TOKEN_FILE nennt eine leere Datei.'],
  [
    { STRIPE_SECRET_KEY: 'geheim', STRIPE_SECRET_KEY_FILE: 'stripe' },
    'STRIPE_SECRET_KEY und STRIPE_SECRET_KEY_FILE sind beide gesetzt. Setzen Sie nur eines.',
  ],
])('%j is refused by name and without its value', async (variables, sentence) => {
  const inFolder = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, name.endsWith('_FILE') ? join(folder, value) : value]),
  )
  await expect(readSecretFiles(inFolder)).rejects.toThrow(sentence)
})
