import { readFileSync } from 'node:fs'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startInvoiceTypesetter } from '#main/typesetters.ts'
import { invoiceXml } from '../../domain/invoiceXml.ts'
import { everyInvoice, paid } from '../../domain/invoices.fixture.ts'
import type { InvoiceTypesetter } from './invoiceTypesetter.ts'

const name = (key: string) => PDFName.of(key)

function streamOf(holder: PDFDict, key: string): PDFRawStream {
  const stream = holder.lookup(name(key))
  if (stream instanceof PDFRawStream) return stream
  throw new Error(`no stream ${key}`)
}

let typesetter: InvoiceTypesetter
let pdf: Uint8Array
let document: PDFDocument

beforeAll(async () => {
  typesetter = startInvoiceTypesetter()
  pdf = await typesetter.draw(paid())
  document = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true })
})
afterAll(() => typesetter.close())

async function textOf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const open = await task.promise
  const { items } = await (await open.getPage(1)).getTextContent()
  const pages = open.numPages
  await task.destroy()
  return `${pages} ${items.map(item => ('str' in item ? item.str : '')).join(' ')}`.replaceAll(/\s+/g, ' ')
}

describe('the file', () => {
  test('says that it is PDF/A-3b and that it holds a Factur-X invoice of the profile EN 16931', () => {
    const xmp = Buffer.from(streamOf(document.catalog, 'Metadata').contents).toString('utf8')
    for (const part of [
      '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
      'xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:DocumentType>INVOICE</fx:DocumentType>',
      '<fx:Version>1.0</fx:Version>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    ]) {
      expect(xmp).toContain(part)
    }
    for (const property of ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel']) {
      expect(xmp).toContain(`<pdfaProperty:name>${property}</pdfaProperty:name>`)
    }
    expect(document.getTitle()).toBe('Rechnung RE-2026-000042')
    expect(document.getCreationDate()?.toISOString().slice(0, 10)).toBe('2026-11-22')
  })

  test('says what its colours mean, embeds its fonts, and is neither encrypted nor active', () => {
    const intent = document.catalog.lookup(name('OutputIntents'), PDFArray).lookup(0, PDFDict)
    expect(intent.get(name('S'))).toBe(name('GTS_PDFA1'))
    expect(streamOf(intent, 'DestOutputProfile').dict.get(name('N'))?.toString()).toBe('3')
    const dictionaries = document.context
      .enumerateIndirectObjects()
      .flatMap(([, one]) => (one instanceof PDFDict ? [one] : []))
    const fonts = dictionaries.filter(one => one.get(name('Type')) === name('FontDescriptor'))
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) expect(font.has(name('FontFile2')) || font.has(name('FontFile3'))).toBe(true)
    expect(document.isEncrypted).toBe(false)
    const raw = Buffer.from(pdf).toString('latin1')
    expect(raw).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|AA|Encrypt|LZWDecode)\b/)
    expect(raw).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}/)
    expect(raw).toMatch(/\/ID \[\(.+\) \(.+\)\]/)
  })

  test('holds the XML as its data, under the name and in the relation that the norm wants', () => {
    const [spec] = document.catalog.lookup(name('AF'), PDFArray).asArray()
    const names = document.catalog
      .lookup(name('Names'), PDFDict)
      .lookup(name('EmbeddedFiles'), PDFDict)
      .lookup(name('Names'), PDFArray)
    expect(names.get(1)).toBe(spec)
    const file = document.context.lookup(spec, PDFDict)
    expect(file.get(name('AFRelationship'))).toBe(name('Alternative'))
    for (const key of ['F', 'UF']) {
      const text = file.lookup(name(key))
      expect(text instanceof PDFString || text instanceof PDFHexString ? text.decodeText() : '').toBe('factur-x.xml')
    }
    const embedded = streamOf(file.lookup(name('EF'), PDFDict), 'F')
    expect(embedded.dict.lookup(name('Subtype'), PDFName).decodeText()).toBe('text/xml')
    expect(embedded.dict.lookup(name('Params'), PDFDict).has(name('ModDate'))).toBe(true)
    expect(Buffer.from(decodePDFRawStream(embedded).decode()).toString('utf8')).toBe(invoiceXml(paid()))
  })

  test('is the same again, byte for byte', async () => {
    await typesetter.draw(everyInvoice()[1] ?? paid())
    expect(Buffer.from(await typesetter.draw(paid())).equals(pdf)).toBe(true)
  })
})

test('each kind of invoice is one page with its number, its sums and who sells', async () => {
  for (const invoice of everyInvoice()) {
    const text = await textOf(await typesetter.draw(invoice))
    expect(text).toMatch(/^1 /)
    for (const part of [invoice.number, invoice.buyer.name, invoice.contractId, 'Muster & Söhne GmbH', 'Brutto']) {
      expect(text).toContain(part)
    }
  }
  expect(await textOf(pdf)).toMatch(/Rechnungsbetrag .*16,74 € 3,18 € 19,92 €/)
})

test('names that no font can draw, and names without an end, do not keep an invoice from being drawn', async () => {
  for (const buyerName of ['Ιωάννης 李明 \u202egpj', 'x'.repeat(400), '#import "a" $x$ *b* \\']) {
    const text = await textOf(await typesetter.draw(paid({ buyer: { name: buyerName, address: null } })))
    expect(text).toMatch(/^1 .*19,92 €/)
  }
})

test('the template asks for nothing from the network', () => {
  expect(readFileSync('src/billing/server/invoices/template/invoice.typ', 'utf8')).not.toMatch(/@preview|https?:/)
})
