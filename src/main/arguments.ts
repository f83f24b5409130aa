import { parseArgs } from 'node:util'
import { calendarDate, type CalendarDate, isCalendarDate } from '#kernel/calendarDate.ts'
import { LENSES, type Lens } from '#finance/domain/plan/assumptions.ts'

export const USAGE = `Liest Exposés (PDF) und schreibt je Datei ein KI-Report_<Name>.json.

  npm run analyse -- DATEI… [--out ORDNER] [--json | --pdf] [--stichtag JJJJ-MM-TT] [--ziel eigennutzung|kapitalanlage]

  --out ORDNER  Ordner für die Ergebnisse (sonst der aktuelle); wird angelegt
  --json        Ergebnisse auf die Standardausgabe statt in Dateien, je Datei eine Zeile
  --pdf         dazu den Bericht als KI-Report_<Name>.pdf und für das Handy als .html
  --stichtag T  Tag, auf den gerechnet wird (sonst heute): Steuersätze, Preisstand, Alter
  --ziel Z      aus wessen Sicht geurteilt wird; sonst: vermietet → kapitalanlage, frei → eigennutzung
  --help        diese Hilfe

Rückgabewert: 0 alle beantwortet · 2 eine Datei wurde abgelehnt (kein Verkaufsangebot, Passwort, kein PDF …) ·
1 ein Fehler (Datei nicht lesbar, Absturz, falscher Aufruf)
`

const OPTIONS = {
  out: { type: 'string', default: '.' },
  json: { type: 'boolean', default: false },
  pdf: { type: 'boolean', default: false },
  stichtag: { type: 'string' },
  ziel: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

class WrongCall extends Error {}

export interface Arguments {
  files: string[]
  out: string
  json: boolean
  pdf: boolean
  help: boolean
  /** undefined: today. */
  day: CalendarDate | undefined
  /** undefined: by what the exposé says about letting. */
  lens: Lens | undefined
}

/** @throws WrongCall on an unknown option or value, or when no file is named */
export function parseArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    if (positionals.length === 0 && !values.help) throw new TypeError('Keine Datei genannt.')
    const { out, json, pdf, help, stichtag, ziel } = values
    if (json && pdf) throw new TypeError('--json und --pdf schließen einander aus.')
    return { files: positionals, out, json, pdf, help, day: dayOf(stichtag), lens: lensOf(ziel) }
  } catch (error) {
    throw new WrongCall(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function dayOf(text: string | undefined): CalendarDate | undefined {
  if (text === undefined) return undefined
  if (!isCalendarDate(text)) throw new TypeError(`Kein Tag des Kalenders: --stichtag ${text} (Beispiel: 2026-11-21).`)
  return calendarDate(text)
}

function lensOf(text: string | undefined): Lens | undefined {
  const lens = LENSES.find(one => one === text)
  if (text !== undefined && !lens) throw new TypeError(`Unbekannt: --ziel ${text} (eigennutzung oder kapitalanlage).`)
  return lens
}
