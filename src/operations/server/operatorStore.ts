import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Outcome, success } from '#kernel/outcome.ts'
import type { OperatorTables } from '#valuation/domain/operatorTables.ts'
import type { LineFault } from '../domain/lineFault.ts'
import { type NewImport, type StoredTable, storedTable, withImport } from '../domain/storedTable.ts'
import type { RowOf, TableName } from '../domain/tableForm.ts'
import { isCode, replaceFile, syncFolder, textOf } from './atomicFile.ts'

/** A holder needs well under a second; who waits longer waits for a program that was killed. */
const PATIENCE_MS = 15_000
const PAUSE_MS = 25

/** add: beside what is kept. replace: instead of it. */
type ImportMode = 'add' | 'replace'

/** All that the operator has imported below the data folder; nothing is an empty table. Throws a German sentence when damaged. */
export async function loadOperatorTables(dataDir: string): Promise<OperatorTables> {
  const [prices, rents, land] = await Promise.all([
    rowsOf(dataDir, 'preise'),
    rowsOf(dataDir, 'mieten'),
    rowsOf(dataDir, 'bodenrichtwerte'),
  ])
  return { prices, rents, land }
}

/** null: nothing is imported. Throws a German sentence when the file is damaged or newer than this program. */
export async function loadTable<Name extends TableName>(
  dataDir: string,
  name: Name,
): Promise<StoredTable<RowOf[Name]> | null> {
  const stored = await readTable(dataDir, name)
  if (!stored.ok) throw new Error(complaint(dataDir, name, stored.failure))
  return stored.value
}

/** Keeps all rows of one file or none. Imports at the same time wait for one another. Fails where a row is already there. */
export function importTable<Name extends TableName>(
  dataDir: string,
  name: Name,
  brought: NewImport<RowOf[Name]>,
  mode: ImportMode,
): Promise<Outcome<StoredTable<RowOf[Name]>, readonly LineFault[]>> {
  return underLock(folderOf(dataDir), async () => {
    const stored = await readTable(dataDir, name)
    // Replacing is the way out of a damaged table, but must not destroy what a newer program wrote.
    if (!stored.ok && (mode === 'add' || stored.failure === 'newer')) {
      throw new Error(complaint(dataDir, name, stored.failure))
    }
    const next = withImport<Name>(stored.ok && mode === 'add' ? stored.value : null, brought)
    if (next.ok) await replaceFile(pathOf(dataDir, name), `${JSON.stringify(next.value)}\n`)
    return next
  })
}

/** @returns false when there was nothing to remove. A damaged table is removed too. */
export function removeTable(dataDir: string, name: TableName): Promise<boolean> {
  return underLock(folderOf(dataDir), async () => {
    if ((await textOf(pathOf(dataDir, name))) === null) return false
    await rm(pathOf(dataDir, name))
    await syncFolder(folderOf(dataDir))
    return true
  })
}

async function rowsOf<Name extends TableName>(dataDir: string, name: Name): Promise<readonly RowOf[Name][]> {
  const stored = await loadTable(dataDir, name)
  return stored?.imports.flatMap(({ rows }) => rows) ?? []
}

async function readTable<Name extends TableName>(
  dataDir: string,
  name: Name,
): Promise<Outcome<StoredTable<RowOf[Name]> | null, 'damaged' | 'newer'>> {
  const text = await textOf(pathOf(dataDir, name))
  return text === null ? success(null) : storedTable(name, text)
}

function complaint(dataDir: string, name: TableName, failure: 'damaged' | 'newer'): string {
  const path = pathOf(dataDir, name)
  if (failure === 'newer') {
    return `${path} stammt von einer neueren Version des Programms und wird nicht angerührt. Aktualisieren Sie das Programm.`
  }
  return (
    `${path} ist beschädigt. Importieren Sie die Tabelle neu (admin reference import ${name} DATEI --replace) ` +
    `oder entfernen Sie sie (admin reference remove ${name}).`
  )
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'reference')
}

function pathOf(dataDir: string, name: TableName): string {
  return join(folderOf(dataDir), `${name}.json`)
}

/**
 * Does the work while no other process does work under the lock of the folder. A lock whose holder was killed is not
 * taken by force: two who both do that would write at once. A person is told which file to delete.
 */
async function underLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const lock = join(folder, 'import.lock')
  const deadline = Date.now() + PATIENCE_MS
  while (!(await taken(lock))) {
    if (Date.now() > deadline) {
      throw new Error(`Ein anderer Import läuft oder wurde abgebrochen. Läuft keiner mehr, löschen Sie ${lock}.`)
    }
    await setTimeout(PAUSE_MS)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function taken(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}
