import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { extract } from '../../src/extraction/domain/extract.ts'
import { calendarDate } from '../../src/kernel/calendarDate.ts'
import { startReader } from '../../src/main/reader.ts'
import type { Page } from '../../src/reading/domain/page.ts'

// npx node samples/blind/scoreKind.ts FOLDER CACHE: what each blind document is taken for, beside its truth.json.
// FOLDER is samples/blind; CACHE is a folder outside of the repository where the pages that were read are kept.
const DAY = calendarDate('2026-11-22')
const Truth = z.array(z.object({ file: z.string(), kind: z.string(), accepted: z.boolean() }))
const [folder = import.meta.dirname, cache = ''] = process.argv.slice(2)
mkdirSync(cache, { recursive: true })
const reader = await startReader({ processes: 1 })

async function pagesOf(file: string): Promise<readonly Page[]> {
  const kept = join(cache, file.replace(/\.pdf$/u, '.json'))
  if (existsSync(kept)) return (JSON.parse(readFileSync(kept, 'utf8')) as { pages: Page[] }).pages
  const reading = await reader.readDocument(readFileSync(join(folder, 'pdf', file)))
  if (!reading.ok) throw new Error(`${file}: ${reading.failure.message}`)
  writeFileSync(kept, JSON.stringify({ pages: reading.value.pages, lost: reading.value.lostPages }))
  return reading.value.pages
}

const tally = { accepted: 0, offers: 0, refused: 0, others: 0, named: 0, all: 0 }
for (const one of readdirSync(folder).toSorted()) {
  const truth = join(folder, one, 'truth.json')
  if (!existsSync(truth)) continue
  for (const { file, kind, accepted } of Truth.parse(JSON.parse(readFileSync(truth, 'utf8')))) {
    const found = extract(await pagesOf(file), DAY)
    const isAccepted = found.refusal === null
    tally.all++
    tally[accepted ? 'offers' : 'others']++
    if (isAccepted === accepted) tally[accepted ? 'accepted' : 'refused']++
    if (found.kind === kind) tally.named++
    else console.log(isAccepted === accepted ? 'name' : 'WRONG', file, `${found.kind}, truth ${kind}`)
  }
}
await reader.close()
console.log(
  `accepted ${tally.accepted} of ${tally.offers} offers, refused ${tally.refused} of ${tally.others} others, right name ${tally.named} of ${tally.all}`,
)
