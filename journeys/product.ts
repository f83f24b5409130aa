import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Product {
  /** Where it answers, for example http://127.0.0.1:40123. */
  address: string
  readonly dataDir: string
  /** What it has written so far: its log. */
  output(): string
  stop(): Promise<void>
}

/** Starts the product as `npm start` does, on a free port and a data folder of its own. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'expose-ampel-journey-'))
  const env = { ...cleanEnvironment(), PORT: '0', DATA_DIR: dataDir, ANALYSES_AT_ONCE: '1', ...environment }
  const child = spawn(process.execPath, ['src/main/server.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const keep = (data: Buffer) => (output += data.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const started = /läuft: (http:\S+)/.exec(output)
      if (started?.[1]) resolve(started[1])
    })
    child.once('exit', () => reject(new Error(`The product did not start:\n${output}`)))
  })
  return { address, dataDir, output: () => output, stop: () => stop(child, dataDir) }
}

/** Not the runner's own: it has a BASE_URL of its own. */
export function cleanEnvironment(): Record<string, string | undefined> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, NODE_COMPILE_CACHE }
}

async function stop(child: ChildProcess, dataDir: string): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
  await rm(dataDir, { recursive: true, force: true })
}
