import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { extendMetadata } from './extendMetadata.ts'
import { typst } from './typst.ts'

const EXTENSION = {
  schema: 'Schema',
  namespace: 'urn:example#',
  prefix: 'ex',
  properties: [{ name: 'Colour', value: 'grün', description: 'what it looks like' }],
}

let folder: string
let pdf: Uint8Array

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'typst-'))
  writeFileSync(
    join(folder, 'a.typ'),
    '#set document(title: "Übung", date: datetime(year: 2026, month: 11, day: 22))\n#rect()',
  )
  const font = join('node_modules/@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf')
  const drawn = typst({ folder, main: 'a.typ', fonts: [font], standard: 'a-3b' }).typeset({
    data: {},
    pictures: new Map(),
  })
  if (!drawn.ok) throw new Error(drawn.failure)
  pdf = drawn.value.pdf
})
afterAll(() => rmSync(folder, { recursive: true }))

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

async function metadataOf(bytes: Uint8Array): Promise<string> {
  const { catalog } = await PDFDocument.load(bytes, { throwOnInvalidObject: true })
  const stream = catalog.lookup(PDFName.of('Metadata'))
  if (!(stream instanceof PDFRawStream)) throw new Error('no metadata')
  return Buffer.from(stream.contents).toString('utf8')
}

test('the metadata has the properties and their schema beside what it had', async () => {
  const before = await metadataOf(pdf)
  const after = await metadataOf(extendMetadata(pdf, EXTENSION))
  expect(after).toContain('<ex:Colour>grün</ex:Colour>')
  expect(after).toContain('<pdfaSchema:namespaceURI>urn:example#</pdfaSchema:namespaceURI>')
  for (const part of ['Übung', '<pdfaid:part>3</pdfaid:part>']) {
    expect(before).toContain(part)
    expect(after).toContain(part)
  }
})

test('every place in the table is the place of its object, and nothing else has changed', () => {
  const text = latin1(extendMetadata(pdf, EXTENSION))
  const tableAt = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(tableAt, tableAt + 5)).toBe('xref\n')
  const places = [...text.slice(tableAt).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
  expect(places.length).toBeGreaterThan(10)
  for (const [index, place] of places.entries()) expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  const objects = (of: string) =>
    of.split('endobj').filter(one => !one.includes('/Type /Metadata') && !one.includes('startxref'))
  expect(objects(text)).toEqual(objects(latin1(pdf)))
})

test.each([
  ['without metadata', (text: string) => text.replace('/Type /Metadata', '/Type /Metadate')],
  ['without a table', (text: string) => text.replace('\nxref\n', '\nxxxx\n')],
  ['without a list of schemas', (text: string) => text.replace('<pdfaExtension:schemas>', '<pdfaExtension:schemes>')],
])('a file %s is refused', (_, change) => {
  expect(() => extendMetadata(Buffer.from(change(latin1(pdf)), 'latin1'), EXTENSION)).toThrow(/has no/)
})
