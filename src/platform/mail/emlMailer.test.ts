import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keptMails } from './keptMails.ts'
import type { Mail } from './mailPort.ts'
import { MAIL, SENDER } from './mails.fixture.ts'
import { openMailer } from './openMailer.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const folder = () => join(dataDir, 'mail')
const send = (mail: Mail) => openMailer(null, dataDir, SENDER).send(mail)
const parsed = async () => simpleParser(await readFile(join(folder(), `${MAIL.id}.eml`)))

describe('without a mail server', () => {
  test('a mail is a file that mail programs understand, word for word', async () => {
    await send(MAIL)
    const mail = await parsed()
    expect(mail.from?.value).toEqual([SENDER])
    expect(mail.to).toMatchObject({ value: [{ name: '', address: MAIL.to }] })
    expect(mail.subject).toBe(MAIL.subject)
    expect(mail.text?.trim()).toBe(MAIL.text)
    expect(mail.html).toBe(MAIL.html)
    expect(mail.messageId).toBe(`<${MAIL.id}@product.example>`)
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail.attachments).toHaveLength(1)
    expect(mail.attachments[0]).toMatchObject({ filename: 'Rechnung Köln.pdf', contentType: 'application/pdf' })
    expect(mail.attachments[0]?.content.toString()).toBe('%PDF-1.7 ä')
  })

  test('a repeated mail replaces itself', async () => {
    await send(MAIL)
    await send({ ...MAIL, subject: 'Noch einmal' })
    expect((await parsed()).subject).toBe('Noch einmal')
    expect((await readdir(folder())).sort()).toEqual([`${MAIL.id}.eml`, `${MAIL.id}.json`])
  })

  test('the same mail is the same message, byte for byte, whenever it is sent', async () => {
    const message = () => readFile(join(folder(), `${MAIL.id}.eml`), 'latin1')
    await send(MAIL)
    const first = await message()
    await new Promise(resolve => setTimeout(resolve, 1_100))
    await send(MAIL)
    expect(await message()).toBe(first)
    expect((await parsed()).date).toEqual(MAIL.writtenAt)
  })

  test('what was written can be listed, the newest first, and read', async () => {
    expect(await keptMails(folder()).list()).toEqual([])
    await send(MAIL)
    await send({ ...MAIL, id: 'second', subject: 'Die zweite' })
    const mails = keptMails(folder())
    expect((await mails.list()).map(({ subject }) => subject)).toEqual(['Die zweite', MAIL.subject])
    const { to, subject, text, html } = MAIL
    expect(await mails.read(MAIL.id)).toMatchObject({ to, subject, text, html })
    expect(await mails.read('nobody')).toBeUndefined()
    expect(await mails.read('../mail/second')).toBeUndefined()
  })

  test('mails are for this program only', async () => {
    await send(MAIL)
    expect((await stat(folder())).mode & 0o077).toBe(0)
    expect((await stat(join(folder(), `${MAIL.id}.eml`))).mode & 0o077).toBe(0)
  })
})

test.each<[string, Partial<Mail>]>([
  ['a second header in the subject', { subject: 'Hallo\r\nBcc: eve@example.org' }],
  ['a line end of another kind in the subject', { subject: 'Hallo\u2028Bcc: eve@example.org' }],
  ['a second header in the address', { to: 'anna@example.org\nBcc: eve@example.org' }],
  ['a second recipient', { to: 'anna@example.org,eve@example.org' }],
  ['a recipient in a name', { to: '"eve@example.org" <anna@example.org>' }],
  ['a recipient in a group', { to: 'all:eve@example.org;' }],
  ['no address', { to: 'anna' }],
  ['an id that leads out of the folder', { id: '../../outside' }],
  ['a second header in the id', { id: 'a>\r\nBcc: eve@example.org' }],
  [
    'a second header in a file name',
    { attachments: [{ filename: 'a\r\nb', type: 'text/plain', content: Buffer.from('') }] },
  ],
  [
    'a second header in a type',
    { attachments: [{ filename: 'a', type: 'text/plain\r\nX: y', content: Buffer.from('') }] },
  ],
])('a mail with %s is refused', async (_, forged) => {
  await expect(send({ ...MAIL, ...forged })).rejects.toThrow(/of a mail is not allowed|of an attachment/)
  await expect(readdir(folder())).rejects.toThrow('ENOENT')
})
