import { type Bomb, exposé, flate, onePage, text } from './bomb.ts'
import { fontWith, mappedFont, noise } from './streams.ts'

const FILES = ['FontFile', 'FontFile2', 'FontFile3'] as const

const broken: Bomb[] = FILES.flatMap(file => [
  {
    name: `font-${file}-garbage.pdf`,
    make: () =>
      exposé([{ dictionary: '/Subtype /OpenType', data: noise(30_000, 20) }], { font: fontWith(`/${file} 6 0 R`) }),
  },
  {
    name: `font-${file}-empty.pdf`,
    make: () =>
      exposé([{ dictionary: '/Subtype /Type1C', data: Buffer.alloc(0) }], { font: fontWith(`/${file} 6 0 R`) }),
  },
])

const CMAPS = [
  ['garbage', '\x00\xff{[('.repeat(10_000)],
  ['range-of-all', '1 beginbfrange <00000000> <ffffffff> <00000000> endbfrange'],
  ['backwards', '1 beginbfrange <ff> <00> <0041> endbfrange'],
  ['million-ranges', '1 beginbfrange '.concat('<00> <ff> <0041> '.repeat(1_000_000))],
  ['one-to-a-megabyte', `1 beginbfchar <41> <${'0041'.repeat(250_000)}> endbfchar`],
  ['beyond-unicode', '1 beginbfrange <00> <ff> <7fffffff> endbfrange'],
  ['to-nulls', '1 beginbfrange <00> <ff> [<0000> <0000> <0000>] endbfrange'],
  ['to-surrogates', '1 beginbfrange <00> <ff> <d800> endbfrange'],
  ['to-direction-marks', '1 beginbfchar <61> <202e0061> endbfchar'],
  ['of-itself', '/Bombe usecmap 1 begincodespacerange <00> <ff> endcodespacerange'],
] as const

const cmaps: Bomb[] = CMAPS.map(([name, map]) => ({
  name: `cmap-${name}.pdf`,
  make: () => exposé([flate(map)], { font: mappedFont('6 0 R') }),
}))

const FONTS = [
  ['missing', 'null'],
  ['a-number', '17'],
  ['itself', '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [3 0 R] >>'],
  ['no-descendant', '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H >>'],
  ['encoding-unknown', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /Gibtsnicht >>'],
  ['encoding-itself', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding 3 0 R >>'],
  ['name-of-a-megabyte', `<< /Type /Font /Subtype /Type1 /BaseFont /${'A'.repeat(1_000_000)} >>`],
  [
    'widths-negative',
    `<< /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar -5 /LastChar 2147483647 /Widths [${'-1000 '.repeat(300)}] >>`,
  ],
  ['subtype-unknown', '<< /Type /Font /Subtype /Type77 /BaseFont /X >>'],
] as const

const dictionaries: Bomb[] = FONTS.map(([name, font]) => ({
  name: `font-${name}.pdf`,
  make: () => exposé([], { font }),
}))

/** A Type 3 font: its characters are drawings (ISO 32000-2, 9.6.4). */
function drawn(procedure: string, matrix = '0.001 0 0 0.001 0 0'): Buffer {
  const encoding = '<< /Type /Encoding /Differences [97 /a] >>'
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 750 750] /FontMatrix [${matrix}] /CharProcs << /a 6 0 R >> /Encoding ${encoding} /FirstChar 97 /LastChar 97 /Widths [1000] /Resources << /Font << /F1 3 0 R >> >> >>`
  return onePage(text('BT /F1 12 Tf 50 700 Td (aaaa) Tj ET'), [text(procedure)], { font })
}

const type3: Bomb[] = [
  { name: 'font-type3-draws-itself.pdf', make: () => drawn('1000 0 d0 BT /F1 1 Tf (aa) Tj ET') },
  { name: 'font-type3-matrix-nought.pdf', make: () => drawn('1000 0 d0 0 0 750 750 re f', '0 0 0 0 0 0') },
  { name: 'font-type3-without-width.pdf', make: () => drawn('0 0 750 750 re f') },
]

const SETTINGS = [
  ['size-huge', 'BT /F1 1e30 Tf 50 700 Td (Kaufpreis) Tj ET'],
  ['size-nought', 'BT /F1 0 Tf 50 700 Td (Kaufpreis 100.000 EUR) Tj ET'],
  ['size-nan', 'BT /F1 NaN Tf 50 700 Td (Kaufpreis 100.000 EUR) Tj ET'],
  ['size-negative', 'BT /F1 -12 Tf 50 700 Td (Kaufpreis 100.000 EUR) Tj ET'],
  ['spacing-huge', 'BT /F1 12 Tf 1e30 Tc 1e30 Tw 50 700 Td (Kaufpreis 100.000 EUR) Tj ET'],
  ['never-ended', 'BT /F1 12 Tf 50 700 Td (Kaufpreis 100.000 EUR'],
] as const

const settings: Bomb[] = SETTINGS.map(([name, commands]) => ({
  name: `text-${name}.pdf`,
  make: () => onePage(text(commands)),
}))

export const fonts: readonly Bomb[] = [...broken, ...cmaps, ...dictionaries, ...type3, ...settings]
