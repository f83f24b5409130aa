import type { FileAnswer } from '#contract/call.ts'
import { REPLIES } from '#analysis/domain/analyst.ts'
import type { Analysis, AnalysisFile } from '#intake/domain/analysis.ts'
import { analysesOf, filesOf, intactBytes, openInFull, type WrittenFile } from '#intake/server/index.ts'
import type { Queryable } from '#platform/database/databasePort.ts'
import { FileDamaged, type Files } from '#platform/files/filesPort.ts'
import type { Log } from '#platform/log/logPort.ts'
import { storedZip, type ZipEntry } from './storedZip.ts'

/** What one room keeps of a person, as a JSON file of the export. */
export interface ExportSection {
  /** For instance `konto.json`. */
  readonly name: string
  read(db: Queryable, accountId: string): Promise<unknown>
}

/** A stored file that belongs into it. */
export interface ExportFile extends WrittenFile {
  /** For instance `rechnungen/RE-2026-000001.pdf`. */
  readonly name: string
}

export interface ExportParts {
  readonly database: Queryable
  readonly files: Files
  readonly log: Log
  readonly sections: readonly ExportSection[]
  /** Files of rooms behind this one. */
  filesOf(db: Queryable, accountId: string): Promise<readonly ExportFile[]>
}

const MISSING = 'Die Datei fehlt in unserem Speicher. Bitte schreiben Sie uns.'
const DAMAGED = 'Die Datei ist in unserem Speicher beschädigt. Bitte schreiben Sie uns.'

/**
 * All that is kept of an account, as one ZIP (Art. 15, 20 DSGVO). What was not paid for stays out of it: of a preview
 * the preview's files only. What cannot be handed out is named in it and keeps nothing else back.
 */
export async function exportAccount(parts: ExportParts, accountId: string): Promise<FileAnswer> {
  const { database, files, sections } = parts
  const entries: ZipEntry[] = []
  for (const section of sections) entries.push(jsonEntry(section.name, await section.read(database, accountId)))
  const analyses = await handedOut(database, await analysesOf(database, accountId))
  entries.push(jsonEntry('analysen.json', analyses.map(entryOf)))
  const wanted = [...(await analysisFiles(database, analyses)), ...(await parts.filesOf(database, accountId))]
  const absent: { datei: string; grund: string }[] = []
  for (const file of wanted) {
    const found = await look(parts, file)
    if (typeof found === 'string') absent.push({ datei: file.name, grund: found })
    else entries.push({ name: file.name, key: file.key, bytes: found })
  }
  if (absent.length > 0) entries.push(jsonEntry('nicht-enthalten.json', absent))
  return { ...(await storedZip(files, entries)), type: 'application/zip', filename: 'Meine-Daten.zip' }
}

/** Whoever takes a whole report away has opened it. */
function handedOut(database: Queryable, analyses: readonly Analysis[]): Promise<Analysis[]> {
  return Promise.all(
    analyses.map(async one => ({ ...one, unlocked: one.unlocked && (await openInFull(database, one.id)) })),
  )
}

function jsonEntry(name: string, value: unknown): ZipEntry {
  return { name, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}

/** @returns its size, or the sentence why it is not in the export */
async function look({ files, log }: ExportParts, file: ExportFile): Promise<number | string> {
  try {
    return (await intactBytes(files, file)) ?? MISSING
  } catch (error) {
    if (!(error instanceof FileDamaged)) throw error
    log.error({ key: file.key, error }, 'a damaged file is left out of an export')
    return DAMAGED
  }
}

async function analysisFiles(database: Queryable, analyses: readonly Analysis[]): Promise<ExportFile[]> {
  const found: ExportFile[] = []
  for (const analysis of analyses) {
    for (const file of await filesOf(database, analysis.id)) {
      if (!belongsToOwner(analysis, file)) continue
      const { kind, key, sha256 } = file
      found.push({
        name: `analysen/${analysis.privateDocumentId}/${kind === 'upload' ? 'expose.pdf' : kind}`,
        key,
        sha256,
      })
    }
  }
  return found
}

function belongsToOwner({ unlocked }: Analysis, { kind }: AnalysisFile): boolean {
  if (kind === 'upload' || kind === 'picture.jpg') return true
  // They say again, for our own page, what the other files say.
  if (kind === 'screen.json' || kind === 'preview.json' || kind === REPLIES) return false
  return unlocked !== kind.startsWith('preview')
}

/** Score and verdict of a preview are not paid for; its Ampel is on the cover. */
function entryOf({ accountId: _, unlocked, score, cards, ...rest }: Analysis) {
  return { ...rest, unlocked, score: unlocked ? score : null, card: cards?.[unlocked ? 'full' : 'preview'] ?? null }
}
