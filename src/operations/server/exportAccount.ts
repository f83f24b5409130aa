import { Readable } from 'node:stream'
import yazl from 'yazl'
import type { FileAnswer } from '#contract/call.ts'
import type { Analysis, AnalysisFile } from '#intake/domain/analysis.ts'
import { analysesOf, filesOf } from '#intake/server/index.ts'
import type { Queryable } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'

/** What one room keeps of a person, as a JSON file of the export. */
export interface ExportSection {
  /** For instance `konto.json`. */
  readonly name: string
  read(db: Queryable, accountId: string): Promise<unknown>
}

export interface ExportParts {
  readonly database: Queryable
  readonly files: Files
  readonly sections: readonly ExportSection[]
}

/**
 * All that is kept of an account, as one ZIP (Art. 15, 20 DSGVO). What was not paid for stays out of it: of a preview
 * the preview's files only. Nothing is compressed, so that the size is known before the first byte.
 */
export async function exportAccount(parts: ExportParts, accountId: string): Promise<FileAnswer> {
  const zip = new yazl.ZipFile()
  const add = (name: string, value: unknown) =>
    zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), name, { compress: false })
  for (const section of parts.sections) add(section.name, await section.read(parts.database, accountId))
  const analyses = await analysesOf(parts.database, accountId)
  add('analysen.json', analyses.map(entryOf))
  for (const analysis of analyses) await addFiles(zip, parts, analysis)
  // Its types leave out that the size is handed over.
  const sized = zip as unknown as { end(options: undefined, whenKnown: (bytes: number) => void): void }
  const bytes = await new Promise<number>(resolve => sized.end(undefined, resolve))
  return { stream: new Readable().wrap(zip.outputStream), bytes, type: 'application/zip', filename: 'Meine-Daten.zip' }
}

async function addFiles(zip: yazl.ZipFile, { database, files }: ExportParts, analysis: Analysis): Promise<void> {
  const own = (await filesOf(database, analysis.id)).filter(file => belongsToOwner(analysis, file))
  for (const { kind, key, bytes } of own) {
    const name = `analysen/${analysis.privateDocumentId}/${kind === 'upload' ? 'expose.pdf' : kind}`
    zip.addReadStreamLazy(name, { size: bytes, compress: false }, give => {
      files.open(key).then(
        stored => (stored ? give(null, stored.stream) : give(new Error(`${key} is gone`), Readable.from([]))),
        (error: unknown) => give(error, Readable.from([])),
      )
    })
  }
}

function belongsToOwner({ unlocked }: Analysis, { kind }: AnalysisFile): boolean {
  if (kind === 'upload') return true
  // They say again, for our own page, what the other files say.
  if (kind === 'screen.json' || kind === 'preview.json') return false
  return unlocked !== kind.startsWith('preview')
}

/** The score of a preview is not paid for; its Ampel is on the cover. */
function entryOf({ accountId: _, unlocked, score, ...rest }: Analysis) {
  return { ...rest, unlocked, score: unlocked ? score : null }
}
