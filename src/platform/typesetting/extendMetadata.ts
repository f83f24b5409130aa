/** Properties of another schema for the metadata (XMP) of a PDF/A. */
export interface MetadataExtension {
  readonly schema: string
  readonly namespace: string
  /** A name of letters. */
  readonly prefix: string
  readonly properties: readonly { readonly name: string; readonly value: string; readonly description: string }[]
}

const HEAD = /(\d+) 0 obj\n<<\n {2}\/Length (\d+)\n {2}\/Type \/Metadata\n {2}\/Subtype \/XML\n>>\nstream\n/

/**
 * The same PDF with more in its metadata, which the typesetter cannot be told. Its files have one plain table of places
 * and the metadata in the clear, so what comes behind only moves; whatever else a file may be is refused.
 * @throws Error when the file is not made so
 */
export function extendMetadata(pdf: Uint8Array, extension: MetadataExtension): Uint8Array {
  // One character a byte, so that places in the text are places in the file.
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  const [head, id = '', length = ''] = HEAD.exec(text) ?? []
  const start = head === undefined ? -1 : text.indexOf(head)
  if (head === undefined || start < 0) throw new Error('the PDF has no plain metadata')
  const end = start + head.length + Number(length)
  const old = Buffer.from(text.slice(start + head.length, end), 'latin1').toString('utf8')
  const extended = Buffer.from(extendedXmp(old, extension), 'utf8').toString('latin1')
  const object = head.replace(`/Length ${length}`, `/Length ${extended.length}`) + extended
  const moved = object.length - (end - start)
  const after = text.slice(end)
  const tableAt = after.lastIndexOf('\nxref\n')
  if (tableAt < 0 || !after.slice(tableAt).includes('\nstartxref\n')) throw new Error('the PDF has no plain table')
  const table = movedTable(after.slice(tableAt), start, moved)
  if (!text.slice(0, start).endsWith('\n')) throw new Error(`the PDF has no object ${id}`)
  return Buffer.from(text.slice(0, start) + object + after.slice(0, tableAt) + table, 'latin1')
}

/** Places of objects are written as ten digits, that of the table itself below it. */
function movedTable(table: string, behind: number, by: number): string {
  const move = (place: string) => (Number(place) > behind ? Number(place) + by : Number(place))
  return table
    .replaceAll(/^(\d{10}) (\d{5}) n/gm, (_, place: string, generation: string) => {
      return `${String(move(place)).padStart(10, '0')} ${generation} n`
    })
    .replace(/\nstartxref\n(\d+)/, (_, place: string) => `\nstartxref\n${move(place)}`)
}

const SCHEMAS = '<pdfaExtension:schemas><rdf:Bag>'
const END = '</rdf:Description></rdf:RDF>'

/** PDF/A wants each schema described that it does not know itself. */
function extendedXmp(xmp: string, { schema, namespace, prefix, properties }: MetadataExtension): string {
  if (!xmp.includes(SCHEMAS) || !xmp.includes(END)) throw new Error('the metadata has no list of schemas')
  const described = properties.map(
    ({ name, description }) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  const declared = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${schema}</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${described.join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`
  const values = properties.map(({ name, value }) => `<${prefix}:${name}>${value}</${prefix}:${name}>`).join('')
  return xmp
    .replace(SCHEMAS, () => SCHEMAS + declared)
    .replace(
      END,
      () => `</rdf:Description><rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${values}${END}`,
    )
}
