import { fileURLToPath } from 'node:url'
import { serve } from '#platform/sandbox/serve.ts'
import { typst } from '#platform/typesetting/typst.ts'
import type { PaperMethods } from './paperMethods.ts'

// The script of the sandboxed process.
const FONTS = ['400Regular', '600SemiBold', '700Bold']
const fonts = FONTS.map(name =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/source-sans-3/${name}/SourceSans3_${name}.ttf`)),
)
const folder = fileURLToPath(new URL('./template', import.meta.url))
const typesetting = typst({ folder, main: 'paper.typ', fonts, standard: 'ua-1' })

const methods: PaperMethods = {
  draw: job => typesetting.typeset({ data: typesetting.drawable(job), pictures: new Map() }),
}

serve(methods)
