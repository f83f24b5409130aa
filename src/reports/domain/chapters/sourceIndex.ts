import type { CalendarDate } from '#kernel/calendarDate.ts'
import { MARKTLAGE_REGEL } from '#reference/market/marktlage.ts'
import { MARKET_NOTES } from '#reference/market/notes.ts'
import { TABLES } from '#reference/tables.ts'
import { germanSource } from '#valuation/domain/source.ts'
import { germanStand, oneLine } from './wording.ts'

/** In the order of the chapter "Quellen". */
export const SOURCE_GROUPS = [
  'Eigene Tabellen des Betreibers',
  'Marktdaten und Statistik',
  'Gesetze, Verordnungen und Richtlinien',
  'Amtliche und fachliche Veröffentlichungen',
  'Annahmen, Erfahrungswerte und eigene Regeln',
] as const
type SourceGroup = (typeof SOURCE_GROUPS)[number]

/** One source as the report names it. */
export interface NamedSource {
  /** What the chapter "Quellen" prints in full. */
  readonly text: string
  /** What is beside a figure. */
  readonly short: string
  readonly group: SourceGroup
  /** German; null: the source names none of its own. */
  readonly stand: string | null
  /** null: it is in none of our tables that is checked by a date. */
  readonly checkedOn: CalendarDate | null
}

/** Sources of our tables by every wording in which the report may quote them. */
const KNOWN: ReadonlyMap<string, NamedSource> = new Map([
  ...TABLES.flatMap(({ rows }) => rows).map(({ source, basis, checkedOn }): [string, NamedSource] => {
    const group = basis === 'law' ? SOURCE_GROUPS[2] : basis === 'assumption' || basis === 'unverified' ? SOURCE_GROUPS[4] : SOURCE_GROUPS[3] // prettier-ignore
    return [oneLine(source), { text: oneLine(source), short: oneLine(source), group, stand: null, checkedOn }]
  }),
  ...MARKET_NOTES.flatMap((note): [string, NamedSource][] => {
    const stand = germanStand(note.stand)
    const named = {
      text: oneLine(`${note.name}: ${note.source}`),
      short: `${note.name}, Stand ${stand}`,
      group: SOURCE_GROUPS[1],
      stand,
      checkedOn: note.checkedOn,
    }
    const wordings = [germanSource(note), `${note.source}, Stand ${note.stand}`, note.source]
    return wordings.map(wording => [oneLine(wording), named])
  }),
  [
    MARKTLAGE_REGEL,
    { text: `Einordnung der Marktlage: ${MARKTLAGE_REGEL}`, short: 'Regel zur Marktlage (Modellannahme ExposéAmpel, Stand 11/2026)', group: SOURCE_GROUPS[4], stand: '11/2026', checkedOn: null },
  ], // prettier-ignore
])

/** The longest first, as a short one may be part of a long one. Only these need care: the others have no semicolon. */
const WITH_SEMICOLON = [...KNOWN.keys()].filter(text => text.includes('; ')).sort((a, b) => b.length - a.length)

/** Beside an amount they point into the exposé or to another line of the report; they are no sources of their own. */
const POINTERS =
  /^(?:Angaben? im Exposé|Von Ihnen angegeben|Exposé, Seite|\p{Lu}\p{L}+ (?:laut Exposé|von Ihnen angegeben)(?:$|:)|Rechnung|Summe (?:der|aus)|Schätzung des beurkundeten|Sicherheit (?:hoch|mittel|gering|keine)|kein Mietspiegel|Stand \d|Annahme$|eigene Vorgabe|$)/u

/** The single sources of a text that names several, divided by semicolons which a source may hold itself. */
export function sourcesIn(text: string): NamedSource[] {
  const found: string[] = []
  const masked = WITH_SEMICOLON.reduce((rest, known) => {
    if (!rest.includes(known)) return rest
    found.push(known)
    return rest.replaceAll(known, MARK + String(found.length - 1) + MARK)
  }, oneLine(text))
  const pieces = masked.split('; ').map(piece => piece.replace(MARKED, (_, index) => found[Number(index)] ?? ''))
  return pieces.filter(piece => !POINTERS.test(piece)).map(namedSource)
}

/** None of our texts holds it. */
const MARK = '\u0001'
const MARKED = /\u0001(\d+)\u0001/gu

/** More of them say no more beside a figure. */
const MAX_BESIDE = 3

/** "Marktlage der Kreise, Stand 2025; § 558 BGB": short enough to be beside a figure. Empty where only the exposé is named. */
export function shortSources(text: string): string {
  const short = [...new Set(sourcesIn(text).map(one => one.short))]
  const rest = short.length - MAX_BESIDE
  return rest < 2
    ? short.join('; ')
    : `${short.slice(0, MAX_BESIDE).join('; ')} und ${rest}\u00a0weitere Tabellen im Kapitel Quellen`
}

const LAW = /§|^Nr\. \d|^Anlagen? |^Art\. |verordnung|bauordnung|gesetz|EBeV/iu
const OWN = /annahme|angenommen|erfahrungswert|modell|kein angebot|szenario|faustregel|zusammenstellung|schluss vom/iu

function namedSource(text: string): NamedSource {
  const stand = /,? Stand ((?:\d{2}[./])*\d{4}(?:-Q[1-4])?)$/u.exec(text)?.[1]
  const group = OWN.test(text) ? SOURCE_GROUPS[4] : LAW.test(text) ? SOURCE_GROUPS[2] : SOURCE_GROUPS[3]
  return KNOWN.get(text) ?? { text, short: text, group, stand: stand === undefined ? null : germanStand(stand), checkedOn: null } // prettier-ignore
}
