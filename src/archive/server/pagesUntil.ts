import type { Analysis } from '#intake/domain/analysis.ts'
import { filesOf } from '#intake/server/index.ts'
import type { Queryable } from '#platform/database/databasePort.ts'

/** Until when pages of the exposé can be drawn, ISO 8601; null: it was deleted. */
export async function pagesUntil(db: Queryable, { id, uploadUntil }: Analysis): Promise<string | null> {
  const hasUpload = (await filesOf(db, id)).some(({ kind }) => kind === 'upload')
  return hasUpload && uploadUntil ? uploadUntil.toISOString() : null
}
