import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openPress } from '../press.ts'
import { scanned } from '../paper/scan.ts'

// npx node samples/blind/print.ts FILE.html …: one PDF for each in samples/blind/pdf. `….scan.html` becomes a scan without a text layer.
const out = join(import.meta.dirname, 'pdf')
mkdirSync(out, { recursive: true })
const SCANNER = { dpi: 150, seed: 7, skew: 0.4, bits: true } as const
const { press, close } = await openPress()
try {
  for (const file of process.argv.slice(2)) {
    const name = basename(file, '.html')
    const printed = await press.print(readFileSync(file, 'utf8'))
    const pdf = name.endsWith('.scan') ? await scanned(printed, SCANNER) : printed
    writeFileSync(join(out, `${name}.pdf`), pdf)
    console.log(`${name}.pdf  ${Math.ceil(pdf.length / 1024)} KB`)
  }
} finally {
  await close()
}
