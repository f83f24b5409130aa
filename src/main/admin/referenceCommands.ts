import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { checkTable } from '#operations/domain/checkTable.ts'
import { faultReport, type LineFault } from '#operations/domain/lineFault.ts'
import { MAX_BYTES, TABLE_NAMES, type TableName } from '#operations/domain/tableForm.ts'
import { tableListing, zeilen } from '#operations/domain/tableListing.ts'
import { importTable, loadTable, removeTable } from '#operations/server/index.ts'
import { today } from '../today.ts'
import type { Options } from './command.ts'
import { EXIT, messageOf } from './exit.ts'

/** What a command does with the folder of the data. @returns the exit status */
export type ReferenceWork = (dataDir: string) => Promise<number>

/** Tables of the operator's own, kept as files below DATA_DIR. @throws TypeError with a German sentence */
export function referenceWork(
  [verb, ...words]: readonly string[],
  { replace }: Pick<Options, 'replace'>,
): ReferenceWork {
  if (replace && verb !== 'import') throw new TypeError('--replace gilt nur für import.')
  const [name, file, ...more] = words
  switch (verb) {
    case 'list':
      if (name !== undefined) throw new TypeError('list nimmt keine Angaben.')
      return list
    case 'remove': {
      if (file !== undefined) throw new TypeError('remove nimmt nur den Namen der Tabelle.')
      const table = tableNamed(name)
      return dataDir => remove(table, dataDir)
    }
    case 'import': {
      if (file === undefined || more.length > 0)
        throw new TypeError('import braucht den Namen der Tabelle und eine Datei.')
      const table = tableNamed(name)
      return dataDir => importFile(table, file, replace, dataDir)
    }
    default:
      throw new TypeError(`reference kann import, list und remove, nicht „${verb ?? ''}“.`)
  }
}

function tableNamed(name: string | undefined): TableName {
  const table = TABLE_NAMES.find(one => one === name)
  if (!table) throw new TypeError(`„${name ?? ''}“ ist keine Tabelle: ${TABLE_NAMES.join(', ')}.`)
  return table
}

/** Says all that can be read, also when one table is damaged. */
async function list(dataDir: string): Promise<number> {
  let exit: number = EXIT.done
  for (const name of TABLE_NAMES) {
    try {
      console.log(tableListing(name, await loadTable(dataDir, name)))
    } catch (error) {
      console.error(messageOf(error))
      exit = EXIT.fault
    }
  }
  return exit
}

async function remove(table: TableName, dataDir: string): Promise<number> {
  const removed = await removeTable(dataDir, table)
  console.log(removed ? `${table}: entfernt.` : `${table}: Es ist nichts importiert.`)
  return EXIT.done
}

async function importFile(table: TableName, file: string, replace: boolean, dataDir: string): Promise<number> {
  const day = today()
  const checked = checkTable(table, await bytesOf(file), day)
  if (!checked.ok) return refuse(file, checked.failure)
  const { rows, notes } = checked.value
  const kept = await importTable(dataDir, table, { file: basename(file), day, rows }, replace ? 'replace' : 'add')
  if (!kept.ok) {
    return refuse(file, kept.failure, 'Mit --replace tritt die Datei an die Stelle der ganzen Tabelle.')
  }
  for (const note of notes) console.log(`Hinweis: ${note}`)
  console.log(`${zeilen(rows.length)} aus ${basename(file)} importiert.`)
  console.log(tableListing(table, kept.value))
  return EXIT.done
}

function refuse(file: string, faults: readonly LineFault[], advice?: string): number {
  console.error(`${basename(file)} wurde nicht importiert, nichts ist geändert (Fehler: ${faults.length}).`)
  console.error(faultReport(faults))
  if (advice !== undefined) console.error(advice)
  return EXIT.badFile
}

/** One byte more than is allowed is enough to know that a file is too large. */
async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await buffer(createReadStream(path, { end: MAX_BYTES }))
  } catch (error) {
    throw new Error(`Die Datei ${path} kann nicht geöffnet werden.`, { cause: error })
  }
}
