import { join } from 'node:path'
import { emlMailer } from './emlMailer.ts'
import type { Mailer } from './mailPort.ts'
import { smtpMailer } from './smtpMailer.ts'
import type { Sender } from './writeMessage.ts'

/**
 * The mail server that SMTP_URL names, or .eml files below `dataDir/mail`.
 * @throws Error with a German sentence when the address cannot be used
 */
export function openMailer(smtpUrl: string | null, dataDir: string, sender: Sender): Mailer {
  return smtpUrl === null ? emlMailer({ folder: join(dataDir, 'mail'), sender }) : smtpMailer({ url: smtpUrl, sender })
}
