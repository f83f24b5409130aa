import { parseArgs } from 'node:util'
import { TABLE_NAMES, type TableName } from '#operations/domain/tableForm.ts'

export const USAGE = `Verwaltung durch den Betreiber.

  npm run admin -- reference import TABELLE DATEI.csv [--replace]
  npm run admin -- reference list
  npm run admin -- reference remove TABELLE

TABELLE ist preise, mieten oder bodenrichtwerte. Ihre Zahlen gehen unseren Tabellen vor.
Die Spalten und Beispiele stehen in docs/operations.md.

  import     prüft die Datei und übernimmt alle Zeilen oder keine; sie kommen zu den vorhandenen hinzu
  --replace  die Datei tritt an die Stelle der ganzen Tabelle
  list       zeigt, was importiert ist
  remove     entfernt eine Tabelle
  --help     diese Hilfe

Der Ordner der Daten ist DATA_DIR, sonst ./data.
Rückgabewert: 0 erledigt · 2 die Datei ist fehlerhaft, nichts wurde geändert ·
1 ein Fehler (Datei nicht lesbar, gespeicherte Tabelle beschädigt, falscher Aufruf)
`

const OPTIONS = {
  replace: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export type AdminCommand =
  | { readonly command: 'help' }
  | { readonly command: 'list' }
  | { readonly command: 'remove'; readonly table: TableName }
  | { readonly command: 'import'; readonly table: TableName; readonly file: string; readonly replace: boolean }

class WrongCall extends Error {}

/** @throws WrongCall with the usage on anything that USAGE does not name */
export function parseAdminCommand(args: string[]): AdminCommand {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    if (values.help) return { command: 'help' }
    return commandOf(positionals, values.replace)
  } catch (error) {
    throw new WrongCall(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function commandOf([area, verb, ...rest]: string[], replace: boolean): AdminCommand {
  if (area !== 'reference')
    throw new TypeError(area === undefined ? 'Kein Befehl genannt.' : `„${area}“ gibt es nicht.`)
  if (replace && verb !== 'import') throw new TypeError('--replace gilt nur für import.')
  const [name, file, ...more] = rest
  switch (verb) {
    case 'list':
      if (name !== undefined) throw new TypeError('list nimmt keine Angaben.')
      return { command: 'list' }
    case 'remove':
      if (file !== undefined) throw new TypeError('remove nimmt nur den Namen der Tabelle.')
      return { command: 'remove', table: tableNamed(name) }
    case 'import':
      if (file === undefined || more.length > 0)
        throw new TypeError('import braucht den Namen der Tabelle und eine Datei.')
      return { command: 'import', table: tableNamed(name), file, replace }
    default:
      throw new TypeError(`reference kann import, list und remove, nicht „${verb ?? ''}“.`)
  }
}

function tableNamed(name: string | undefined): TableName {
  const table = TABLE_NAMES.find(one => one === name)
  if (!table) throw new TypeError(`„${name ?? ''}“ ist keine Tabelle: ${TABLE_NAMES.join(', ')}.`)
  return table
}
