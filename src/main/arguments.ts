import { parseArgs } from 'node:util'

export const USAGE = `Liest Exposés (PDF) und schreibt je Datei ein KI-Report_<Name>.json.

  npm run analyse -- DATEI… [--out ORDNER] [--json]

  --out ORDNER  Ordner für die Ergebnisse (sonst der aktuelle); wird angelegt
  --json        Ergebnisse auf die Standardausgabe statt in Dateien, je Datei eine Zeile
  --help        diese Hilfe

Rückgabewert: 0 alle beantwortet · 2 eine Datei wurde abgelehnt (kein Verkaufsangebot, Passwort, kein PDF …) ·
1 ein Fehler (Datei nicht lesbar, Absturz, falscher Aufruf)
`

const OPTIONS = {
  out: { type: 'string', default: '.' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

class WrongCall extends Error {}

export interface Arguments {
  files: string[]
  out: string
  json: boolean
  help: boolean
}

/** @throws WrongCall on an unknown option, or when no file is named */
export function parseArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    if (positionals.length === 0 && !values.help) throw new TypeError('Keine Datei genannt.')
    return { files: positionals, ...values }
  } catch (error) {
    throw new WrongCall(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}
