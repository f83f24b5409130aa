import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

test('npm start serves, and ends with everything it started when it is told to', async () => {
  const env = { ...process.env, PORT: '0' }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  npm.stdout.on('data', (data: Buffer) => (output += data.toString()))
  await expect.poll(() => output).toContain('läuft: http://127.0.0.1:')
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
})
