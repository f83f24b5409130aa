import { writeFile } from 'node:fs/promises'
import type { AnalysedFile } from '#analysis/analyse.ts'
import { drawPhoto, drawReport } from '#analysis/drawReport.ts'
import { fullReport } from '#analysis/fullReport.ts'
import type { Reader } from '#reading/server/index.ts'
import { analysisText } from '#reports/domain/analysisJson.ts'
import type { Typesetter } from '#reports/server/index.ts'

/** Writes the JSON of one file and, with a typesetter, its report. @returns the paths, for the progress line */
export async function deliver(
  analysis: AnalysedFile,
  bytes: Uint8Array,
  to: {
    /** Without an ending. */
    path: string
    reader: Pick<Reader, 'drawSpots' | 'drawPhoto'>
    typesetter: Typesetter | null
  },
): Promise<string> {
  const { json, judgement } = analysis
  const path = (ending: string) => `${to.path}.${ending}`
  await writeFile(path('json'), analysisText(json))
  if (!to.typesetter || !judgement) return path('json')
  const { report, contradicted } = fullReport(analysis, judgement)
  if (contradicted.length > 0) console.error(`Widerspruchsprobe: ${contradicted.join(', ')}`)
  const parts = { reader: to.reader, typesetter: to.typesetter }
  const drawn = await drawReport(parts, report, bytes, drawPhoto(to.reader, bytes), judgement.provenance.day)
  await writeFile(path('pdf'), drawn.pdf)
  await writeFile(path('html'), drawn.html)
  return `${path('pdf')} (${drawn.pages} Seiten)`
}

/** Files of the same name from different folders must not overwrite each other's result. */
export function freeName(file: string, taken: Set<string>): string {
  const name = file.replace(/\.pdf$/i, '')
  for (let count = 1; ; count++) {
    const candidate = `KI-Report_${name}${count > 1 ? `-${count}` : ''}`
    if (taken.has(candidate)) continue
    taken.add(candidate)
    return candidate
  }
}
