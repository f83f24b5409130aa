/** Characters that XML 1.0 cannot hold in any form: controls, halves of pairs, two others. */
const FORBIDDEN = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text as it is written in HTML and XML, also in an attribute between quotes; characters that XML does not know are left out. */
export function escaped(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
}
