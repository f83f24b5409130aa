import { createHash } from 'node:crypto'
import * as nasty from '../../../samples/nasty/files.ts'
import { textCommands } from '../../../samples/nasty/pdf.ts'
import { type Bomb, EXPOSÉ, exposé, onePage } from './bomb.ts'

const ACTIONS = [
  ['javascript-at-opening', '/OpenAction << /S /JavaScript /JS (while\\(true\\){app.alert\\(1\\)}) >>'],
  ['launch-at-opening', '/OpenAction << /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) /P (/c calc) >> >>'],
  ['address-at-opening', '/OpenAction << /S /URI /URI (http://127.0.0.1:9/) >>'],
  ['other-file-at-opening', '/OpenAction << /S /GoToR /F (\\\\\\\\127.0.0.1\\\\x) /D [0 /Fit] >>'],
  ['form-is-sent', '/OpenAction << /S /SubmitForm /F (http://127.0.0.1:9/) /Fields [] >>'],
  ['action-of-itself', '/OpenAction 6 0 R'],
  ['scripts-named', '/Names << /JavaScript << /Names [(a) 7 0 R] >> >>'],
  ['attachment', '/Names << /EmbeddedFiles << /Names [(../../etc/passwd.exe) 8 0 R] >> >>'],
  ['attachments-of-themselves', '/Names << /EmbeddedFiles 9 0 R >>'],
  ['xfa-form', '/AcroForm << /XFA [(template) 10 0 R] /Fields [] >>'],
  ['outline-of-itself', '/Outlines 11 0 R'],
  ['structure-of-itself', '/StructTreeRoot 12 0 R /MarkInfo << /Marked true >>'],
  ['destinations-of-themselves', '/Dests 6 0 R'],
] as const

const NAMED = [
  '<< /S /JavaScript /JS (1) /Next 6 0 R >>',
  '<< /S /JavaScript /JS (this.exportDataObject\\({cName:"a",nLaunch:2}\\)) >>',
  '<< /Type /Filespec /F (../../etc/passwd.exe) /EF << /F 10 0 R >> >>',
  '<< /Kids [9 0 R 9 0 R] /Limits [(a) (z)] >>',
  {
    dictionary: '/Type /EmbeddedFile',
    data: Buffer.from('MZ\x90\x00 <xdp><!DOCTYPE x [<!ENTITY a "&a;&a;">]>&a;</xdp>'),
  },
  '<< /Type /Outlines /First 11 0 R /Last 11 0 R /Next 11 0 R /Parent 11 0 R /Title (x) >>',
  '<< /Type /StructTreeRoot /K [12 0 R 12 0 R] /ParentTree 12 0 R /Kids [12 0 R] >>',
]

const actions: Bomb[] = ACTIONS.map(([name, catalog]) => ({
  name: `action-${name}.pdf`,
  make: () => exposé(NAMED, { catalog }),
}))

const notes: Bomb[] = [
  {
    name: 'notes-100000.pdf',
    make: () =>
      exposé(['<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] >>'], {
        entries: `/Annots [${'6 0 R '.repeat(100_000)}]`,
      }),
  },
  {
    name: 'note-looks-like-itself.pdf',
    make: () =>
      exposé(['<< /Type /Annot /Subtype /Stamp /Rect [0 0 500 500] /AP << /N 6 0 R >> >>'], {
        entries: '/Annots [6 0 R]',
      }),
  },
  {
    name: 'note-rectangle-huge.pdf',
    make: () =>
      exposé(['<< /Type /Annot /Subtype /Square /Rect [-1e38 -1e38 1e38 1e38] /C [1 0 0] >>'], {
        entries: '/Annots [6 0 R]',
      }),
  },
  {
    name: 'fields-of-themselves.pdf',
    make: () =>
      exposé(['<< /FT /Tx /T (a) /V 6 0 R /Kids [6 0 R] /Parent 6 0 R >>'], {
        catalog: '/AcroForm << /Fields [6 0 R] /NeedAppearances true >>',
      }),
  },
]

const locks: Bomb[] = [
  { name: 'encrypted-with-password.pdf', make: nasty.encrypted },
  { name: 'encrypted-without-password.pdf', make: () => encrypted('') },
  { name: 'encrypted-with-known-password.pdf', make: () => encrypted('geheim') },
  {
    name: 'encrypted-version-99.pdf',
    make: () => exposé([], { trailer: '/Encrypt << /Filter /Standard /V 99 /R 99 >>' }),
  },
  { name: 'encrypted-empty.pdf', make: () => exposé([], { trailer: '/Encrypt << >>' }) },
  { name: 'encrypted-by-nobody.pdf', make: () => exposé([], { trailer: '/Encrypt 99 0 R' }) },
  {
    name: 'encrypted-by-handler-unknown.pdf',
    make: () => exposé([], { trailer: '/Encrypt << /Filter /Adobe.PubSec /V 4 /SubFilter /adbe.pkcs7.s4 >>' }),
  },
  {
    name: 'encrypted-length-huge.pdf',
    make: () =>
      exposé([], {
        trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 2147483647 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >>`,
      }),
  },
  { name: 'encrypted-by-the-root.pdf', make: () => exposé([], { trailer: '/Encrypt 1 0 R' }) },
]

export const guarded: readonly Bomb[] = [...actions, ...notes, ...locks]

/** ISO 32000-1, 7.6.3.3: what a password is filled up with. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const FORBIDDEN = -3904

/** RC4 of 40 bits (revision 2): the oldest way, which every reader knows. The owner's password is the same. */
function encrypted(password: string): Buffer {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32)
  const owner = rc4(md5(padded).subarray(0, 5), padded)
  const id = Buffer.alloc(16, 7)
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(FORBIDDEN)
  const key = md5(Buffer.concat([padded, owner, rights, id])).subarray(0, 5)
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
  const lock = `<< /Filter /Standard /V 1 /R 2 /P ${FORBIDDEN} /O ${hex(owner)} /U ${hex(rc4(key, PADDING))} >>`
  // 7.6.2, algorithm 1: each object has a key of its own, here that of object 5.
  const ofCommands = md5(Buffer.concat([key, Buffer.of(5, 0, 0, 0, 0)])).subarray(0, 10)
  const data = rc4(ofCommands, Buffer.from(textCommands(EXPOSÉ), 'latin1'))
  return onePage({ dictionary: '', data }, [], { trailer: `/ID [${hex(id)} ${hex(id)}] /Encrypt ${lock}` })
}

const md5 = (bytes: Buffer): Buffer => createHash('md5').update(bytes).digest()

/** By hand: today's OpenSSL no longer offers it. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index & 255] as number
  const swap = (one: number, other: number) => ([state[one], state[other]] = [at(other), at(one)])
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] as number)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    bytes.map(byte => {
      i = (i + 1) & 255
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}
