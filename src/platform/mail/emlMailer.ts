import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailPort.ts'
import { type Sender, writeMessage } from './writeMessage.ts'

/**
 * Writes mails into a folder instead of sending them, for a product without a mail server. Each is there twice: as
 * `<id>.eml`, which mail programs open, and as `<id>.json` for `keptMails`. A repeated mail replaces itself.
 */
export function emlMailer({ folder, sender }: { readonly folder: string; readonly sender: Sender }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(writeMessage(mail, sender))
      const { id, to, subject, text, html } = mail
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await write(join(folder, `${id}.eml`), message as Buffer)
      await write(join(folder, `${id}.json`), JSON.stringify({ id, at: new Date(), to, subject, text, html }))
    },
  }
}

/** So that no reader sees half of it. */
async function write(path: string, content: Buffer | string): Promise<void> {
  const temporary = `${path}.${process.pid}.part`
  await writeFile(temporary, content, { mode: 0o600 })
  await rename(temporary, path)
}
