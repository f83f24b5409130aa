import { type ChildProcess, spawn } from 'node:child_process'

export interface Product {
  /** Where it answers, for example http://127.0.0.1:40123. */
  address: string
  /** What it has written so far: its log. */
  output(): string
  stop(): Promise<void>
}

/** Starts the product as `npm start` does, on a free port. */
export async function startProduct(): Promise<Product> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0' }
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
  return { address, output: () => output, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}
