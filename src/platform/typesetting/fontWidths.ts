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

/**
 * The glyph that a TrueType font draws for each character it has, by number, from its `cmap` table (OpenType
 * specification, formats 4 and 12).
 */
function characterGlyphs(font: DataView): ReadonlyMap<number, number> {
  const cmap = tableOffset(font, 'cmap')
  const glyphs = new Map<number, number>()
  for (let index = 0; index < font.getUint16(cmap + 2); index++) {
    const subtable = cmap + font.getUint32(cmap + 4 + 8 * index + 4)
    if (font.getUint16(subtable) === 12) addGroups(font, subtable, glyphs)
    if (font.getUint16(subtable) === 4) addSegments(font, subtable, glyphs)
  }
  return glyphs
}

/** Where a table of the font begins. */
function tableOffset(font: DataView, name: string): number {
  for (let index = 0; index < font.getUint16(4); index++) {
    const record = 12 + 16 * index
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(place => font.getUint8(record + place)))
    if (tag === name) return font.getUint32(record + 8)
  }
  throw new Error(`the font has no table ${name}`)
}

function addGroups(font: DataView, subtable: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < font.getUint32(subtable + 12); group++) {
    const record = subtable + 16 + 12 * group
    const start = font.getUint32(record)
    const glyph = font.getUint32(record + 8)
    for (let code = start; code <= font.getUint32(record + 4); code++) glyphs.set(code, glyph + code - start)
  }
}

function addSegments(font: DataView, subtable: number, glyphs: Map<number, number>): void {
  const doubled = font.getUint16(subtable + 6)
  for (let at = 0; at < doubled; at += 2) {
    const end = font.getUint16(subtable + 14 + at)
    const start = font.getUint16(subtable + 16 + doubled + at)
    const rangePlace = subtable + 16 + 3 * doubled + at
    const delta = font.getUint16(subtable + 16 + 2 * doubled + at)
    const range = font.getUint16(rangePlace)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const listed = range === 0 ? code : font.getUint16(rangePlace + range + 2 * (code - start))
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
}
