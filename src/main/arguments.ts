import { parseArgs } from 'node:util'
import { calendarDate, type CalendarDate, isCalendarDate } from '#kernel/calendarDate.ts'
import type { Given } from '#extraction/domain/given/givable.ts'
import { readGiven } from '#extraction/domain/given/readGiven.ts'
import { BUYER_GOALS, type BuyerGoal } from '#finance/domain/plan/assumptions.ts'

export const USAGE = `Liest Exposés (PDF) und schreibt je Datei ein KI-Report_<Name>.json.

  npm run analyse -- DATEI… [--out ORDNER] [--json | --pdf] [--stichtag JJJJ-MM-TT] [--ziel eigennutzung|kapitalanlage]
                    [--angabe SCHLÜSSEL=WERT]…

  --out ORDNER  Ordner für die Ergebnisse (sonst der aktuelle); wird angelegt
  --json        Ergebnisse auf die Standardausgabe statt in Dateien, je Datei eine Zeile
  --pdf         dazu den Bericht als KI-Report_<Name>.pdf und für das Handy als .html
  --stichtag T  Tag, auf den gerechnet wird (sonst heute): Steuersätze, Preisstand, Alter
  --ziel Z      aus wessen Sicht geurteilt wird; sonst: vermietet → kapitalanlage, frei → eigennutzung
  --angabe S=W  ein Wert, den Sie selbst bestätigen oder berichtigen, zum Beispiel --angabe wohnflaeche=78,5; geht dem Exposé vor.
                Mehrfach möglich, dann nur mit einer DATEI
  --help        diese Hilfe

Mit einem Sprachmodell (LLM_PROVIDER …) stehen seine Antworten daneben in KI-Report_<Name>.antworten; solange sie dort sind, ergibt dieselbe
Datei wieder dasselbe, ohne es noch einmal zu fragen.

Rückgabewert: 0 alle beantwortet · 2 eine Datei wurde abgelehnt (kein Verkaufsangebot, Passwort, kein PDF …) ·
1 ein Fehler (Datei nicht lesbar, Absturz, falscher Aufruf)
`

const OPTIONS = {
  out: { type: 'string', default: '.' },
  json: { type: 'boolean', default: false },
  pdf: { type: 'boolean', default: false },
  stichtag: { type: 'string' },
  ziel: { type: 'string' },
  angabe: { type: 'string', multiple: true },
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
  lens: BuyerGoal | undefined
  /** What the buyer states himself. */
  given: Given
}

/** @throws WrongCall on an unknown option or value, or when no file is named */
export function parseArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    if (positionals.length === 0 && !values.help) throw new TypeError('Keine Datei genannt.')
    const { out, json, pdf, help, stichtag, ziel, angabe = [] } = values
    if (json && pdf) throw new TypeError('--json und --pdf schließen einander aus.')
    if (angabe.length > 0 && positionals.length > 1)
      throw new TypeError('--angabe gilt für eine Datei; genannt sind mehrere.')
    return {
      files: positionals,
      out,
      json,
      pdf,
      help,
      day: dayOf(stichtag),
      lens: goalOf(ziel),
      given: givenOf(angabe),
    }
  } catch (error) {
    throw new WrongCall(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function dayOf(text: string | undefined): CalendarDate | undefined {
  if (text === undefined) return undefined
  if (!isCalendarDate(text)) throw new TypeError(`Kein Tag des Kalenders: --stichtag ${text} (Beispiel: 2026-11-21).`)
  return calendarDate(text)
}

/** "kaufpreis=249.000": the value may hold further equals signs. */
function givenOf(texts: readonly string[]): Given {
  const given = readGiven(
    texts.map(text => {
      const at = text.indexOf('=')
      if (at < 1) throw new TypeError(`Kein SCHLÜSSEL=WERT: --angabe ${text} (Beispiel: wohnflaeche=78,5).`)
      return { key: text.slice(0, at).trim(), value: text.slice(at + 1) }
    }),
  )
  if (!given.ok) throw new TypeError(`--angabe ${given.failure.message}`)
  return given.value
}

function goalOf(text: string | undefined): BuyerGoal | undefined {
  const lens = BUYER_GOALS.find(one => one === text)
  if (text !== undefined && !lens) throw new TypeError(`Unbekannt: --ziel ${text} (eigennutzung oder kapitalanlage).`)
  return lens
}
