import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Confinement, findConfinement, type Protection } from './confinement.ts'

let folder: string
let secret: string
let confinement: Confinement
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'confined-'))
  secret = join(folder, '..', `${folder.split('/').at(-1)}.secret`)
  await writeFile(join(folder, 'private'), 'private')
  await writeFile(secret, 'sk_live_1', { mode: 0o644 })
  confinement = await findConfinement(import.meta.filename, [folder, secret])
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await rm(secret)
})

function confined(script: string, ...words: string[]): string {
  const { command, user } = confinement
  const asUser = user === null ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--']
  const [program = 'sh', ...rest] = [...command, ...asUser, 'sh', '-c', script, 'sh', ...words]
  return spawnSync(program, rest, { encoding: 'utf8' }).stdout.trim()
}

// What cannot be shut on a machine is told as open, and then not tried: the claim itself is what is tested.
const isShut = (protection: Protection) => !confinement.open.includes(protection)

describe('a confined process', () => {
  test('has the tightest confinement that this machine allows, and says what stays open', () => {
    const unshare = spawnSync('unshare', ['--user', '--map-root-user', '--net', '--mount', 'true']).status === 0
    expect(confinement.open).toEqual(unshare ? [] : confinement.open)
    expect(confined('cat "$1"', import.meta.filename)).toContain('a confined process')
  })

  test('cannot read the environment of the process that started it', () => {
    const read = confined('cat /proc/$1/environ 2>/dev/null | wc -c', String(process.pid))
    if (isShut('secrets')) expect(read).toBe('0')
  })

  test('sees nothing in hidden folders and files', () => {
    if (isShut('folders')) expect(confined('ls -A "$1"; cat "$2"', folder, secret)).toBe('')
  })

  test('reaches no port of this machine', async () => {
    if (!isShut('network')) return
    const server = createServer(socket => socket.end('reached'))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const connect = `require('net').connect(${port}, '127.0.0.1').on('data', d => console.log(String(d))).on('error', () => {})`
    expect(confined('"$1" -e "$2"', process.execPath, connect)).toBe('')
    server.close()
  })

  test('has no privileges of the system, and none by a program that would give them', () => {
    if (!isShut('privileges')) return
    expect(confined("grep -E '^(CapEff|NoNewPrivs)' /proc/self/status").replace(/\s+/g, ' ')).toBe(
      'CapEff: 0000000000000000 NoNewPrivs: 1',
    )
  })
})

test('what cannot be read in a confinement makes it fall back, rather than start nothing', async () => {
  expect(await findConfinement(join(folder, 'private'), [folder])).not.toMatchObject({
    command: expect.arrayContaining([folder]) as unknown,
  })
})
