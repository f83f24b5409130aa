import { isIPv4 } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailPort.ts'
import { type Sender, writeMessage } from './writeMessage.ts'

export interface SmtpOptions {
  /**
   * `smtps://name:password@host:465` (TLS from the start) or `smtp://name:password@host:587` (TLS by STARTTLS). Signs in
   * name and password are percent-encoded. A password is never sent in the clear, except to this machine.
   */
  readonly url: string
  readonly sender: Sender
}

/** Hands mails to a mail server, one connection for each. */
export function smtpMailer({ url, sender }: SmtpOptions): Mailer {
  const { protocol, hostname, port, username, password } = readSmtpAddress(url)
  const transport = createTransport({
    host: hostname,
    ...(port !== '' && { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    requireTLS: username !== '' && !isThisMachine(hostname),
    // A mail server on this machine offers TLS with a certificate that nobody vouches for.
    ignoreTLS: isThisMachine(hostname),
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send(mail) {
      await transport.sendMail(writeMessage(mail, sender))
    },
  }
}

/** @throws Error with a German sentence without the address: it may hold a password */
function readSmtpAddress(text: string): URL {
  const url = URL.parse(text)
  const isSmtp = url?.protocol === 'smtp:' || url?.protocol === 'smtps:'
  if (!isSmtp || url.hostname === '') throw new Error('SMTP_URL muss eine Adresse smtp://… oder smtps://… sein.')
  return url
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'))
}
