import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reader } from '#reading/server/index.ts'
import { analysisText } from '#reports/domain/analysisJson.ts'
import type { Typesetter } from '#reports/server/index.ts'
import type { Analysis } from './analyse.ts'
import { fullReport } from './fullReport.ts'
import { drawReport } from './report.ts'

/** Writes the JSON of one file and, with a typesetter, its report. @returns the paths, for the progress line */
export async function deliver(
  analysis: Analysis,
  bytes: Uint8Array,
  to: { out: string; taken: Set<string>; reader: Pick<Reader, 'drawSpots'>; typesetter: Typesetter | null },
): Promise<string> {
  const { json, judgement } = analysis
  const name = freeName(json.document.file, to.taken)
  const path = (ending: string) => join(to.out, `${name}.${ending}`)
  await writeFile(path('json'), analysisText(json))
  if (!to.typesetter || !judgement) return path('json')
  const drawn = await drawReport(
    { reader: to.reader, typesetter: to.typesetter },
    fullReport(analysis, judgement),
    bytes,
    judgement.provenance.day,
  )
  await writeFile(path('pdf'), drawn.pdf)
  await writeFile(path('html'), drawn.html)
  return `${path('pdf')} (${drawn.pages} Seiten)`
}

/** Files of the same name from different folders must not overwrite each other's result. */
function freeName(file: string, taken: Set<string>): string {
  const name = file.replace(/\.pdf$/i, '')
  for (let count = 1; ; count++) {
    const candidate = `KI-Report_${name}${count > 1 ? `-${count}` : ''}`
    if (taken.has(candidate)) continue
    taken.add(candidate)
    return candidate
  }
}
