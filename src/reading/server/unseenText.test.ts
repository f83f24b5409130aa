import { expect, test } from 'vitest'
import { FONT, pdf } from '../../../samples/nasty/pdf.ts'
import { loadPdfium } from '#platform/pdf/pdfium.ts'
import type { Page } from '#reading/domain/page.ts'
import { readTextPage } from './readTextPage.ts'

const library = await loadPdfium()

/** One picture of 40 × 8 points: paper with a line of black ink through its middle, or paper alone. */
function picture(hasInk: boolean) {
  const rows = Array.from({ length: 80 }, (_, y) => Buffer.alloc(400, hasInk && y > 30 && y < 50 ? 0 : 255))
  return {
    dictionary: '/Type /XObject /Subtype /Image /Width 400 /Height 80 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    data: Buffer.concat(rows),
  }
}

function read(commands: string, { hasInk = true, box = '[0 0 595 842]' } = {}): Page {
  const resources =
    '/Resources << /Font << /F1 3 0 R >> /XObject << /I 5 0 R >> /ExtGState << /G << /ca 0 >> /H << /ca 0.3 >> >> >>'
  const document = library.open(
    pdf({
      objects: [
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
        FONT,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /CropBox ${box} ${resources} /Contents 6 0 R >>`,
        picture(hasInk),
        { dictionary: '', data: Buffer.from(`${PLAIN}\n${commands}`, 'latin1') },
      ],
    }),
  )
  if (typeof document === 'string') throw new Error(document)
  const glyphs = document.glyphs(0, 10_000)
  if (!glyphs || glyphs === 'too-many-characters') throw new Error(String(glyphs))
  const page = readTextPage(document, 0, glyphs)
  if (typeof page === 'string') throw new Error(page)
  return 'text' in page ? page.text : page
}

const PLAIN = 'BT /F1 11 Tf 60 780 Td (Wohnung zu verkaufen) Tj ET'
const text = (commands: string, size = 11) => `BT /F1 ${size} Tf 60 600 Td ${commands} (Kaufpreis 26.000 EUR) Tj ET`
/** A shape below the line of `text`. */
const shape = (colour: string) => `q ${colour} rg 40 580 300 50 re f Q`
const shown = 'q 200 0 0 30 50 590 cm /I Do Q'

const wordsIn = ({ blocks }: Page) => blocks.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments)).map(one => one.text) // prettier-ignore
const unseenIn = ({ unseen = [] }: Page) => unseen.flatMap(({ segments }) => segments.map(one => one.text))

test.each([
  ['white on white', text('1 1 1 rg')],
  ['nearly white on white', text('0.97 0.97 0.97 rg')],
  ['in the colour of its shape', `${shape('0.1 0.3 0.5')} ${text('0.1 0.3 0.5 rg')}`],
  ['drawn in no colour', text('3 Tr')],
  ['as a clip alone', text('7 Tr')],
  ['see-through', text('/G gs')],
  ['white below black words', `${text('1 1 1 rg')} BT 0 g /F1 11 Tf 60 600 Td (Balkon nach S\\374den hin) Tj ET`],
  ['below a white shape', `${text('0 g')} ${shape('1 1 1')}`],
  ['below a coloured shape', `${text('0 g')} ${shape('0.1 0.3 0.5')}`],
  ['as small as dots', text('0 g', 1)],
  ['below a picture', `${text('0 g')} ${shown}`, false],
  ['white on a white picture', `${shown} ${text('1 g')}`, false],
  ['undrawn over a picture that does not show it', `${shown} ${text('3 Tr')}`, false],
])('words %s are read by nobody and told apart', (_, commands, hasInk = true) => {
  const page = read(commands, { hasInk })
  expect(unseenIn(page)).toEqual(['Kaufpreis 26.000 EUR'])
  expect(wordsIn(page).join()).not.toContain('26.000')
  expect(wordsIn(page)).toContain('Wohnung zu verkaufen')
})

test.each([
  ['black on white', text('0 g')],
  ['light grey on white', text('0.85 g')],
  ['white on a shape', `${shape('0.1 0.3 0.5')} ${text('1 g')}`],
  ['black on a shape', `${shape('0.8 0.9 0.8')} ${text('0 g')}`],
  ['below a shape that one sees through', `${text('0 g')} q /H gs 0.9 0.9 0.2 rg 40 580 300 50 re f Q`],
  ['below the frame of a shape', `${text('0 g')} q 0 G 40 580 300 50 re S Q`],
  ['before a shape beside it', `${text('0 g')} q 0.1 0.3 0.5 rg 40 480 300 50 re f Q`],
  ['as an outline', text('1 Tr')],
  ['half see-through', text('/H gs 0 g')],
  ['undrawn over a scan, where a scanner lays what it recognised', `${shown} ${text('3 Tr')}`],
  ['on a picture', `${shown} ${text('1 0 0 rg')}`],
  ['in small print', text('0.4 g', 5)],
])('words %s are seen', (_, commands) => {
  const page = read(commands)
  expect(unseenIn(page)).toEqual([])
  expect(page).not.toHaveProperty('unseen')
  expect(wordsIn(page).join(' ')).toContain('26.000')
})

test('what lies outside the crop of the page is read by nobody and told apart', () => {
  const page = read('BT /F1 11 Tf 60 100 Td (Kaufpreis 26.000 EUR) Tj ET', { box: '[0 500 595 842]' })
  expect([wordsIn(page), unseenIn(page)]).toEqual([['Wohnung zu verkaufen'], ['Kaufpreis 26.000 EUR']])
})
