import { fileURLToPath } from 'node:url'
import { serve } from '#platform/sandbox/serve.ts'
import { extendMetadata } from '#platform/typesetting/extendMetadata.ts'
import { sourceSans } from '#platform/typesetting/sourceSans.ts'
import { typst } from '#platform/typesetting/typst.ts'
import { success } from '#kernel/outcome.ts'
import { invoicePage } from '../../domain/invoicePage.ts'
import { invoiceXml } from '../../domain/invoiceXml.ts'
import type { InvoiceMethods } from './invoiceTypesetter.ts'

// The script of the sandboxed process.
const fonts = sourceSans('400Regular', '600SemiBold', '700Bold')
const folder = fileURLToPath(new URL('./template', import.meta.url))
const typesetting = typst({ folder, main: 'invoice.typ', fonts, standard: 'a-3b' })

/** By this a reader of invoices knows that there is data in the file, and in which form (Factur-X 1.07, chapter 6). */
const FACTUR_X = {
  schema: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  properties: [
    { name: 'DocumentFileName', value: 'factur-x.xml', description: 'name of the embedded XML invoice file' },
    { name: 'DocumentType', value: 'INVOICE', description: 'INVOICE' },
    { name: 'Version', value: '1.0', description: 'The actual version of the Factur-X XML schema' },
    { name: 'ConformanceLevel', value: 'EN 16931', description: 'The conformance level of the embedded Factur-X data' },
  ],
}

const methods: InvoiceMethods = {
  draw(invoice) {
    const page = typesetting.drawable(invoicePage(invoice))
    const data = { ...page, issuedOn: invoice.issuedOn, xml: invoiceXml(invoice) }
    const outcome = typesetting.typeset({ data, pictures: new Map() })
    if (!outcome.ok) return outcome
    return success({ ...outcome.value, pdf: extendMetadata(outcome.value.pdf, FACTUR_X) })
  },
}

serve(methods)
