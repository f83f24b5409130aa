import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanEnvironment } from './product.ts'

test('npm start serves, and ends with everything it started when it is told to', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'expose-ampel-journey-'))
  const env = { ...cleanEnvironment(), PORT: '0', DATA_DIR: dataDir }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  npm.stdout.on('data', (data: Buffer) => (output += data.toString()))
  // It looks first whether the web app is built.
  await expect.poll(() => output, { timeout: 180_000 }).toContain('läuft: http://127.0.0.1:')
  const address = /läuft: (http:\S+)/.exec(output)?.[1] ?? ''
  expect((await fetch(address)).status).toBe(200)

  const gone = new Promise(resolve => npm.once('close', resolve))
  npm.kill('SIGTERM')
  await gone
  await expect
    .poll(() =>
      fetch(address).then(
        () => 'answers',
        () => 'gone',
      ),
    )
    .toBe('gone')
  await rm(dataDir, { recursive: true, force: true })
})
