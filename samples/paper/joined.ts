import { PDFDocument } from 'pdf-lib'

/** The pages of several PDFs in one. */
export async function joined(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = await PDFDocument.create({ updateMetadata: false })
  for (const part of parts) {
    const source = await PDFDocument.load(part, { updateMetadata: false })
    for (const page of await whole.copyPages(source, source.getPageIndices())) whole.addPage(page)
  }
  return whole.save()
}
