import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { EmbeddedFont } from '#reports/domain/mobileHtml.ts'

const FILE = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
let made: EmbeddedFont | null = null

/** The product's font for the page for phones, 38 KB: read when the first report is drawn. */
export function mobileFont(): EmbeddedFont {
  made ??= embedded(readFileSync(new URL(import.meta.resolve(FILE))))
  return made
}

function embedded(bytes: Buffer): EmbeddedFont {
  const source = `url("data:font/woff2;base64,${bytes.toString('base64')}") format("woff2")`
  const style = `@font-face{font-family:"Source Sans 3";font-weight:200 900;src:${source}}`
  return { style, hash: `sha256-${createHash('sha256').update(style).digest('base64')}` }
}
