/**
 * The header under which a file is saved (RFC 6266): a name that every client understands, and the real one (RFC 8187).
 * @param filename anybody's; null shows the file in place
 */
export function contentDisposition(filename: string | null): string {
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
