import { fileURLToPath } from 'node:url'
import { serve } from '#platform/sandbox/serve.ts'
import { sourceSans } from '#platform/typesetting/sourceSans.ts'
import { typst } from '#platform/typesetting/typst.ts'
import { pdfData } from './pdfData.ts'
import type { TypesettingMethods } from './typesettingMethods.ts'

// The script of the sandboxed process.
const fonts = sourceSans('400Regular', '400Regular_Italic', '600SemiBold', '700Bold')
const folder = fileURLToPath(new URL('./template', import.meta.url))
const typesetting = typst({ folder, main: 'report.typ', fonts, standard: 'ua-1' })

const methods: TypesettingMethods = {
  render({ report, pictures, day }) {
    const { data, files } = pdfData(typesetting.drawable(report), {
      pictures,
      day,
      textWidth: text => typesetting.textWidth(text),
    })
    return typesetting.typeset({ data, pictures: files })
  },
}

serve(methods)
