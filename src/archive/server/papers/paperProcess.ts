import { fileURLToPath } from 'node:url'
import { serve } from '#platform/sandbox/serve.ts'
import { sourceSans } from '#platform/typesetting/sourceSans.ts'
import { typst } from '#platform/typesetting/typst.ts'
import type { PaperMethods } from './paperMethods.ts'

// The script of the sandboxed process.
const fonts = sourceSans('400Regular', '600SemiBold', '700Bold')
const folder = fileURLToPath(new URL('./template', import.meta.url))
const typesetting = typst({ folder, main: 'paper.typ', fonts, standard: 'ua-1' })

const methods: PaperMethods = {
  draw: job => typesetting.typeset({ data: typesetting.drawable(job), pictures: new Map() }),
}

serve(methods)
