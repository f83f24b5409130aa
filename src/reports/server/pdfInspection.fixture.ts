import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import type { PDFObject } from 'pdf-lib'

/** One element of the structure tree. */
export interface Tag {
  readonly type: string
  readonly alt: string | undefined
  readonly children: readonly Tag[]
}

const name = (key: string) => PDFName.of(key)

export async function openPdf(pdf: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(pdf, { updateMetadata: false })
}

export function textOf(object: PDFObject | undefined): string | undefined {
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined
}

/** The structure tree's root element, usually a Document. */
export function structureOf(document: PDFDocument): Tag[] {
  const root = document.catalog.lookup(name('StructTreeRoot'), PDFDict)
  const roles = root.lookupMaybe(name('RoleMap'), PDFDict)
  const read = (given: PDFObject | undefined): Tag[] => {
    const object = given instanceof PDFRef ? document.context.lookup(given) : given
    if (object instanceof PDFArray) return object.asArray().flatMap(read)
    if (!(object instanceof PDFDict)) return []
    const own = object.lookupMaybe(name('S'), PDFName)
    if (!own) return []
    const type = (roles?.lookupMaybe(own, PDFName) ?? own).decodeText()
    return [{ type, alt: textOf(object.lookup(name('Alt'))), children: read(object.get(name('K'))) }]
  }
  return read(root.get(name('K')))
}

export function allTags(tags: readonly Tag[]): Tag[] {
  return tags.flatMap(tag => [tag, ...allTags(tag.children)])
}

/** Titles of the bookmarks in order. */
export function bookmarksOf(document: PDFDocument): { title: string; level: number }[] {
  const found: { title: string; level: number }[] = []
  const read = (item: PDFDict | undefined, level: number): void => {
    for (let one = item; one; one = one.lookupMaybe(name('Next'), PDFDict)) {
      found.push({ title: textOf(one.lookup(name('Title'))) ?? '', level })
      read(one.lookupMaybe(name('First'), PDFDict), level + 1)
    }
  }
  read(document.catalog.lookupMaybe(name('Outlines'), PDFDict)?.lookupMaybe(name('First'), PDFDict), 1)
  return found
}

/** Everything that is in the file in any form: raw, unpacked streams, and all strings of all objects. */
export function everyString(document: PDFDocument, pdf: Uint8Array): string[] {
  const found: string[] = [latin1(pdf)]
  const read = (object: PDFObject): void => {
    const text = textOf(object)
    if (text !== undefined) found.push(text)
    if (object instanceof PDFName) found.push(object.decodeText())
    if (object instanceof PDFArray) object.asArray().forEach(read)
    if (object instanceof PDFDict) object.entries().forEach(([key, value]) => [key, value].forEach(read))
    if (object instanceof PDFRawStream) {
      read(object.dict)
      // A JPEG stays as it is: it holds no text, and its bytes are searched with the file's.
      const isJpeg = object.dict.get(name('Filter')) === name('DCTDecode')
      found.push(...readings(isJpeg ? object.contents : decodePDFRawStream(object).decode()))
    }
  }
  for (const [, object] of document.context.enumerateIndirectObjects()) read(object)
  return found
}

/** A stream may hold text as single bytes, as UTF-16 from an even or odd place, or in hexadecimal strings. */
function readings(bytes: Uint8Array): string[] {
  const text = latin1(bytes)
  const hexadecimal = [...text.matchAll(/<([0-9a-fA-F\s]{4,})>/g)].map(([, digits = '']) =>
    Buffer.from(digits.replaceAll(/\s/g, ''), 'hex'),
  )
  const utf16 = [bytes, bytes.subarray(1), ...hexadecimal].map(one => new TextDecoder('utf-16be').decode(one))
  return [text, Buffer.from(bytes).toString('utf8'), ...utf16, ...hexadecimal.map(latin1)]
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}
