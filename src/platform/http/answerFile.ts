import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { FileAnswer } from '#contract/call.ts'

/** A stored page never runs, loads or sends anything, wherever it is opened; its styles and pictures are in itself. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"

/**
 * Sends the bytes as they come from the store.
 * @param onBroken told when the store fails midway; then the connection is cut, since the length was promised
 */
export function answerFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
  onBroken: (error: Error) => void,
): FastifyReply {
  const stream = file.stream instanceof Readable ? file.stream : Readable.from(file.stream)
  stream.once('error', onBroken)
  reply
    .type(file.type)
    .header('content-length', file.bytes)
    .header('content-disposition', contentDisposition(file.filename))
  if (file.type.startsWith('text/html')) reply.header('content-security-policy', SANDBOX)
  if (request.method !== 'HEAD') return reply.send(stream)
  stream.destroy()
  // An empty answer would be announced with its own length, 0.
  return reply.send(Readable.from([]))
}

/**
 * The header under which a file is saved (RFC 6266): a name that every client understands, and the real one (RFC 8187).
 * @param filename anybody's; null shows the file in place
 */
function contentDisposition(filename: string | null): string {
  if (filename === null) return 'inline'
  const name = printable(filename)
  const plain = withoutUmlauts(name).replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  // encodeURIComponent leaves four characters that RFC 8187 wants encoded.
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Without what breaks a header, leads to another folder, or turns the reading direction ("gpj.exe" shown as "exe.jpg"). */
function printable(filename: string): string {
  return filename
    .toWellFormed()
    .replaceAll(/[/\\:]/g, '_')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, 200)
    .toWellFormed()
}

const PLAIN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

function withoutUmlauts(name: string): string {
  return name.normalize('NFC').replaceAll(/[äöüÄÖÜß]/g, letter => PLAIN[letter] ?? letter)
}
