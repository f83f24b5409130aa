/** The characters that a TrueType font can draw, from its `cmap` table (OpenType specification, formats 4 and 12). */
export function fontCoverage(font: Uint8Array): ReadonlySet<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const cmap = tableOffset(view, 'cmap')
  const covered = new Set<number>()
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const subtable = cmap + view.getUint32(cmap + 4 + 8 * index + 4)
    if (view.getUint16(subtable) === 12) addGroups(view, subtable, covered)
    if (view.getUint16(subtable) === 4) addSegments(view, subtable, covered)
  }
  return covered
}

function tableOffset(view: DataView, name: string): number {
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + 16 * index
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(place => view.getUint8(record + place)))
    if (tag === name) return view.getUint32(record + 8)
  }
  throw new Error(`the font has no table ${name}`)
}

function addGroups(view: DataView, subtable: number, covered: Set<number>): void {
  for (let group = 0; group < view.getUint32(subtable + 12); group++) {
    const record = subtable + 16 + 12 * group
    for (let code = view.getUint32(record); code <= view.getUint32(record + 4); code++) covered.add(code)
  }
}

function addSegments(view: DataView, subtable: number, covered: Set<number>): void {
  const doubled = view.getUint16(subtable + 6)
  for (let at = 0; at < doubled; at += 2) {
    const end = view.getUint16(subtable + 14 + at)
    const start = view.getUint16(subtable + 16 + doubled + at)
    const rangePlace = subtable + 16 + 3 * doubled + at
    const delta = view.getUint16(subtable + 16 + 2 * doubled + at)
    const range = view.getUint16(rangePlace)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const direct = range === 0
      const glyph = direct ? (code + delta) & 0xffff : view.getUint16(rangePlace + range + 2 * (code - start))
      if (glyph !== 0) covered.add(code)
    }
  }
}
