/** `npm run test:badpdf:make -- FOLDER`: writes the bad files of bombs/ into a folder for each kind. Never committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOMBS } from './bombs/all.ts'

const target = process.argv[2]
if (target === undefined) {
  console.error('Usage: npm run test:badpdf:make -- FOLDER')
  process.exit(1)
}
let files = 0
for (const [kind, bombs] of Object.entries(BOMBS)) {
  const folder = join(target, kind)
  mkdirSync(folder, { recursive: true })
  for (const { name, make } of bombs) {
    writeFileSync(join(folder, name), make())
    files++
  }
}
console.log(`${files} files in ${target}`)
