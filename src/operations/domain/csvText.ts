import { failed, type Outcome, success } from '#kernel/outcome.ts'

/** First bytes of files that people take for CSV. */
const OTHER_FILES = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], name: 'eine Excel- oder ZIP-Datei' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], name: 'eine alte Excel-Datei' },
  { bytes: [0x25, 0x50, 0x44, 0x46], name: 'eine PDF-Datei' },
]

/** UTF-8 letters that were read as Windows-1252 and saved again: "MÃ¼nchen". */
const BROKEN_UMLAUT = /[ÃÂ][\u0080-\u00bf\u0152-\u0178\u2013-\u2122]/

/** The text of a file in UTF-8 (with or without BOM), UTF-16 with BOM, or else Windows-1252. The failure is a German sentence. */
export function csvText(bytes: Uint8Array): Outcome<string, string> {
  const other = OTHER_FILES.find(file => file.bytes.every((byte, index) => bytes[index] === byte))
  if (other) return failed(`Das ist ${other.name}. Speichern Sie die Tabelle als „CSV UTF-8“.`)
  const text = decoded(bytes)
  if (text.includes('\0')) return failed('Das ist keine Textdatei. Speichern Sie die Tabelle als „CSV UTF-8“.')
  if (text.trim() === '') return failed('Die Datei ist leer.')
  const broken = text.search(BROKEN_UMLAUT)
  if (broken !== -1) {
    const around = text.slice(Math.max(0, broken - 10), broken + 10).replaceAll(/[\r\n]+/g, ' ')
    return failed(`Die Umlaute sind beschädigt („…${around}…“). Speichern Sie die Tabelle neu als „CSV UTF-8“.`)
  }
  return success(text)
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
