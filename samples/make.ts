import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { SAMPLES } from './listings/all.ts'
import { openPress } from './press.ts'
import type { Expectation, Sample } from './sample.ts'

// npx node samples/make.ts [s07 …]: makes all samples, or those whose name begins so; expected.json is always whole.
const here = import.meta.dirname
const wanted = process.argv.slice(2)
mkdirSync(join(here, 'pdf'), { recursive: true })

const { press, close } = await openPress()
try {
  for (const sample of SAMPLES.filter(
    ({ file }) => wanted.length === 0 || wanted.some(name => file.startsWith(name)),
  )) {
    const pdf = await sample.make(press)
    writeFileSync(join(here, 'pdf', sample.file), pdf)
    console.log(`${sample.file}  ${Math.ceil(pdf.length / 1024)} KB`)
  }
} finally {
  await close()
}
const expected = JSON.stringify(SAMPLES.map(withoutRecipe), null, 2)
writeFileSync(join(here, 'expected.json'), await format(expected, { parser: 'json', printWidth: 120 }))

function withoutRecipe({ make: _make, ...expectation }: Sample): Expectation {
  return expectation
}
