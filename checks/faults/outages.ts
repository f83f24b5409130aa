import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface Line {
  readonly port: number
  /** Ends every connection and takes no new one. */
  cut(): void
  /** Everything that is sent waits from now on. */
  stall(): void
  mend(): void
  close(): Promise<void>
}

/** A line to a server that can be cut and stalled. @param to its port, or its socket */
export async function openLine(to: number | string): Promise<Line> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: 'sound' | 'cut' | 'stalled' = 'sound'
  const server = createServer(here => {
    if (state === 'cut') return void here.destroy()
    const there = typeof to === 'number' ? connect(to, '127.0.0.1') : connect(to)
    const pair = [here, there] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        for (const other of pair) other.destroy()
      })
    }
    here.pipe(there).pipe(here)
    if (state === 'stalled') for (const socket of pair) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    state = 'cut'
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    stall() {
      state = 'stalled'
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    mend() {
      state = 'sound'
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    async close() {
      cut()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** The same address of a PostgreSQL server by another line. */
export function lineTo(url: string): { to: number | string; through: (port: number) => string } {
  const address = new URL(url)
  const folder = address.searchParams.get('host')
  const port = address.port || '5432'
  return {
    to: folder === null ? Number(port) : `${folder}/.s.PGSQL.${port}`,
    through: line => {
      const other = new URL(url)
      other.searchParams.delete('host')
      other.hostname = '127.0.0.1'
      other.port = String(line)
      return other.href
    },
  }
}

export interface MailServer {
  readonly url: string
  /** What arrived, in order. */
  readonly received: ParsedMail[]
  /** What becomes of mails from now on; `bad` refuses one recipient for good. */
  mood: 'sound' | 'busy' | 'slow' | 'bad'
  badRecipient: string
  close(): Promise<void>
}

const refusal = (code: number) => Object.assign(new Error('refused'), { responseCode: code })

/** A mail server that may refuse, be slow, or be away. @param port 0: any */
export async function openMailServer(port = 0): Promise<MailServer> {
  const received: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      if (mail.mood === 'busy') done(refusal(451))
      else if (mail.mood === 'bad' && address === mail.badRecipient) done(refusal(550))
      else done()
    },
    onData: (stream, _, done) => {
      void buffer(stream)
        .then(raw => simpleParser(raw))
        .then(parsed => {
          received.push(parsed)
          setTimeout(done, mail.mood === 'slow' ? 5_000 : 0)
        })
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    mood: 'sound',
    badRecipient: '',
    close: () => new Promise(resolve => server.close(resolve)),
  }
  return mail
}
