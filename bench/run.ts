/** `npm run bench NAME`: runs bench/NAME.ts and keeps what it measured in bench/results/NAME.json. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'

const name = process.argv[2] ?? ''
const script = new URL(`./${name}.ts`, import.meta.url)
if (!/^[a-z]+$/.test(name) || name === 'run' || !existsSync(script)) {
  console.error('Usage: npm run bench NAME, where bench/NAME.ts exists; see bench/README.md')
  process.exit(1)
}

const { bench } = (await import(script.href)) as { bench: () => Promise<Record<string, unknown>> }
const machine = {
  cores: cpus().length,
  processor: cpus()[0]?.model.trim(),
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
}
const result = { measuredOn: new Date().toISOString().slice(0, 10), machine, ...(await bench()) }
await mkdir(new URL('./results/', import.meta.url), { recursive: true })
const text = JSON.stringify(result, null, 2) + '\n'
await writeFile(new URL(`./results/${name}.json`, import.meta.url), text)
process.stdout.write(text)
