import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailPort.ts'

/** Whom mails come from. */
export interface Sender {
  readonly name: string
  readonly address: string
}

const ID = /^[A-Za-z0-9-]{1,64}$/
/** One bare address: nothing that a header or an envelope would read as a name, a list or a comment. */
const ADDRESS = /^[^\s@<>()[\],;:\\"\p{Cc}]+@[^\s@<>()[\],;:\\"\p{Cc}]+$/u
const CONTROL = /[\p{Cc}\u2028\u2029]/u
const TYPE = /^[a-z]+\/[a-z0-9.+-]+$/

/**
 * The mail as nodemailer takes one.
 * @throws Error, without the value, when something would become a header of its own or a second recipient
 */
export function writeMessage(
  { id, writtenAt, to, subject, text, html, attachments }: Mail,
  sender: Sender,
): SendMailOptions {
  refuseUnless(ID.test(id), 'id')
  refuseUnless(to.length <= 254 && ADDRESS.test(to), 'recipient')
  refuseUnless(!CONTROL.test(subject), 'subject')
  refuseUnless(ADDRESS.test(sender.address) && !CONTROL.test(sender.name), 'sender')
  for (const { filename, type } of attachments) {
    refuseUnless(!CONTROL.test(filename), 'name of an attachment')
    refuseUnless(TYPE.test(type), 'type of an attachment')
  }
  return {
    from: { name: sender.name, address: sender.address },
    to: { name: '', address: to },
    envelope: { from: sender.address, to: [to] },
    messageId: `<${id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
    date: writtenAt,
    // Instead of chance between the parts, so that a repeated mail is the same to the byte.
    baseBoundary: id,
    subject,
    text,
    html,
    // Out-of-office programs do not answer such mails (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: attachments.map(({ filename, type, content }) => ({
      filename,
      contentType: type,
      content: Buffer.from(content),
    })),
    // Nothing in a mail may make this program read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function refuseUnless(isFine: boolean, what: string): void {
  if (!isFine) throw new Error(`the ${what} of a mail is not allowed`)
}
