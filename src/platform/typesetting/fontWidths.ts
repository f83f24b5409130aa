import { characterGlyphs, tableOffset } from './characterGlyphs.ts'

/** The width of each character that a TrueType font has, in ems and without kerning, from its `hmtx` table. */
export function fontWidths(bytes: Uint8Array): ReadonlyMap<number, number> {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const unitsPerEm = font.getUint16(tableOffset(font, 'head') + 18)
  const metrics = tableOffset(font, 'hmtx')
  // Glyphs behind the last one that is listed are as wide as that one.
  const last = font.getUint16(tableOffset(font, 'hhea') + 34) - 1
  const widthOf = (glyph: number) => font.getUint16(metrics + 4 * Math.min(glyph, last)) / unitsPerEm
  return new Map([...characterGlyphs(font)].map(([code, glyph]) => [code, widthOf(glyph)]))
}
