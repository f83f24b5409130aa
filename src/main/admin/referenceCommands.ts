import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { checkTable } from '#operations/domain/checkTable.ts'
import { faultReport, type LineFault } from '#operations/domain/lineFault.ts'
import { MAX_BYTES, TABLE_NAMES } from '#operations/domain/tableForm.ts'
import { tableListing, zeilen } from '#operations/domain/tableListing.ts'
import { importTable, loadTable, removeTable } from '#operations/server/index.ts'
import { today } from '../today.ts'
import type { ReferenceCommand } from './adminArguments.ts'
import { EXIT, messageOf } from './exit.ts'

/** Tables of the operator's own, kept as files below DATA_DIR. @returns the exit status */
export async function runReference(command: ReferenceCommand, dataDir: string): Promise<number> {
  switch (command.command) {
    case 'list':
      return list(dataDir)
    case 'remove': {
      const removed = await removeTable(dataDir, command.table)
      console.log(removed ? `${command.table}: entfernt.` : `${command.table}: Es ist nichts importiert.`)
      return EXIT.done
    }
    case 'import':
      return importFile(command, dataDir)
  }
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

async function importFile(
  { table, file, replace }: ReferenceCommand & { command: 'import' },
  dataDir: string,
): Promise<number> {
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
