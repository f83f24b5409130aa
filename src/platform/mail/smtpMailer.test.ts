import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { MAIL, SENDER } from './mails.fixture.ts'
import { openMailer } from './openMailer.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

interface Received {
  readonly mail: ParsedMail
  readonly from: string | undefined
  readonly to: string[]
  readonly user: string
  readonly secure: boolean
}

/** A mail server on the loopback interface. */
async function openServer(options: SMTPServerOptions = {}): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      password === 'g/heim' ? done(null, { user: username ?? '' }) : done(new Error('wrong password')),
    onData: (stream, { envelope, user, secure }, done) => {
      void buffer(stream)
        .then(raw => simpleParser(raw))
        .then(mail => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : undefined
          received.push({ mail, from, to: envelope.rcptTo.map(({ address }) => address), user: String(user), secure })
          done()
        })
    },
    ...options,
  })
  // Clients that hang up on its certificate are no fault of the test.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closers.push(() => {
    server.close()
  })
  return { port: (server.server.address() as AddressInfo).port, received }
}

const mailer = (url: string) => openMailer(url, '/nowhere', SENDER)

test('a mail arrives word for word, at its one recipient', async () => {
  const { port, received } = await openServer()
  await mailer(`smtp://127.0.0.1:${port}`).send({ ...MAIL, to: 'anna@example.org' })
  const [{ mail, from, to, secure } = {} as Received] = received
  expect({ from, to, secure }).toEqual({ from: SENDER.address, to: ['anna@example.org'], secure: false })
  expect(mail.subject).toBe(MAIL.subject)
  expect(mail.text?.trim()).toBe(MAIL.text)
  expect(mail.html).toBe(MAIL.html)
  expect(mail.messageId).toBe(`<${MAIL.id}@product.example>`)
  expect(mail.attachments[0]?.content.toString()).toBe('%PDF-1.7 ä')
})

test('name and password are sent, decoded; a wrong password fails', async () => {
  const { port, received } = await openServer({ authOptional: false })
  await mailer(`smtp://post%40product:g%2Fheim@127.0.0.1:${port}`).send(MAIL)
  expect(received[0]?.user).toBe('post@product')
  await expect(mailer(`smtp://post:falsch@127.0.0.1:${port}`).send(MAIL)).rejects.toThrow()
  expect(received).toHaveLength(1)
})

test('on this machine a certificate is not asked for, elsewhere it must be a good one', async () => {
  const { port, received } = await openServer()
  await expect(mailer(`smtp://0.0.0.0:${port}`).send(MAIL)).rejects.toThrow(/certificate/i)
  expect(received).toEqual([])
  await mailer(`smtp://localhost:${port}`).send(MAIL)
  expect(received).toHaveLength(1)
})

test('a certificate that nobody vouches for is not trusted', async () => {
  const { port, received } = await openServer({ secure: true })
  await expect(mailer(`smtps://127.0.0.1:${port}`).send(MAIL)).rejects.toThrow(/certificate/i)
  expect(received).toEqual([])
})

test('a password is not sent to another machine without TLS', async () => {
  const { port, received } = await openServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] })
  // The same server, by an address that does not say so.
  await expect(mailer(`smtp://post:g%2Fheim@0.0.0.0:${port}`).send(MAIL)).rejects.toThrow(/TLS/)
  expect(received).toEqual([])
  await mailer(`smtp://post:g%2Fheim@127.0.0.1:${port}`).send(MAIL)
  expect(received).toHaveLength(1)
})

test('a recipient whom the server refuses fails', async () => {
  const { port } = await openServer({ onRcptTo: (_, __, done) => done(new Error('no such user')) })
  await expect(mailer(`smtp://127.0.0.1:${port}`).send(MAIL)).rejects.toThrow()
})

test('a server that says nothing fails within seconds', async () => {
  const silent: Server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  closers.push(() => silent.close())
  const { port } = silent.address() as AddressInfo
  const askedAt = performance.now()
  await expect(mailer(`smtp://127.0.0.1:${port}`).send(MAIL)).rejects.toThrow()
  expect(performance.now() - askedAt).toBeLessThan(15_000)
})

test.each(['http://mail.example', 'smtp:', 'mail.example:25'])('%s is refused in German', url => {
  expect(() => mailer(url)).toThrow('SMTP_URL muss')
})
