/**
 * A process of its own, so that who looks on waits for the product and not for the attack:
 * `node attackerProcess.ts bombs|large|idle ADDRESS SECONDS TOKEN…`. Its last line says what it was answered, by status.
 */
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { bombInObjectStream } from '../../samples/nasty/files.ts'

const BOMBS = 5
const UPLOADS_AT_ONCE = 7
const LARGE_BYTES = 48_000_000
const CONNECTIONS = 5_100

// Made once: an attacker's own machine is not the one that is attacked.
const BOMB = bombInObjectStream()

const [kind = '', address = '', seconds = '', ...tokens] = process.argv.slice(2)
const until = performance.now() + Number(seconds) * 1_000
const large = new Uint8Array(Buffer.concat([BOMB, Buffer.alloc(LARGE_BYTES, '%')]))
const answers = new Map<string, number>()
let made = 0
const count = (answer: string | number) => answers.set(String(answer), (answers.get(String(answer)) ?? 0) + 1)

if (kind === 'bombs') await Promise.all(tokens.map(token => repeat(UPLOADS_AT_ONCE, () => send(token, bombs()))))
if (kind === 'large') await Promise.all(tokens.map(token => repeat(3, () => send(token, [large]))))
if (kind === 'idle') await holdOpen()
console.log(JSON.stringify(Object.fromEntries(answers)))
process.exit(0)

function bombs(): Uint8Array<ArrayBuffer>[] {
  return Array.from(
    { length: BOMBS },
    () => new Uint8Array(Buffer.concat([BOMB, Buffer.from(`\n% ${process.pid} ${++made}`)])),
  )
}

async function repeat(atOnce: number, work: () => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) await work()
    }),
  )
}

async function send(token: string, files: readonly Uint8Array<ArrayBuffer>[]): Promise<void> {
  const body = new FormData()
  for (const [at, bytes] of files.entries()) body.append('files[]', new File([bytes], `${at}.pdf`))
  try {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${address}/api/upload`, { method: 'POST', headers, body })
    for (const { code } of answer.status === 200 ? ((await answer.json()) as { code?: string }[]) : [])
      count(code ?? 'taken')
    if (answer.status !== 200) count(answer.status)
    // A limit of calls is kept for the rest of the minute; the attack goes on where it can.
    if (answer.status === 429) await sleep(500)
  } catch {
    count('cut off')
  }
}

/** From another address of this machine: each asks once and stays. */
async function holdOpen(): Promise<void> {
  const { hostname, port } = new URL(address)
  const sockets = []
  for (let number = 0; number < CONNECTIONS; number++) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.2' })
    socket.on('error', () => {})
    socket.once('connect', () => socket.write(`GET /healthz HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)).resume()
    sockets.push(socket)
    if (number % 50 === 0) await sleep(10)
  }
  await sleep(Math.max(0, until - performance.now()))
  for (const socket of sockets) count(socket.destroyed ? 'hung up on' : 'open')
}
