import { addYears, type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import type { Section } from '../sections.ts'
import { DATE, lastDayOf } from './writtenDates.ts'

export interface Dated {
  /** The last day that the wording may mean. */
  readonly day: CalendarDate
  /** As the document writes it: "Oktober 2020". */
  readonly written: string
  readonly evidence: Evidence
}

/** What the dates of a document tell about its age. */
export interface Dates {
  /** The newest day that the document gives for itself, not after the day of the analysis; null: undated. */
  readonly own: Dated | null
  /** The newest day at which something had happened, so that the document is no older. */
  readonly told: Dated | null
  /** A day still to come until which it is offered, or on which it can be viewed or bid for. */
  readonly open: Dated | null
}

type Role = 'own' | 'told' | 'open'

const ANY = new RegExp(DATE, 'giu')
/** "wurde mit Schreiben vom März 2026 aufgehoben", "laut Mitteilung der Stadt vom …": of a letter that somebody else has written. */
const REFERRING = String.raw`(?:(?<!\p{L})(?:mit|per|durch|laut|gemäß|nach|aufgrund|bezug auf|liegt|lag|kam|gibt es)\s(?:(?:\p{L}+e[mnrs]|ein|das|dem)\s){0,2})`
/** Words that give a day to the document itself. */
const ISSUED = regexp.iu`(?<!\p{L})(?:(?!\p{L}*(?:ruhe|leer|zu|rück|ab|gegen|ver|wider|ein|still|gesamt|wasser|zähler)stand(?!\p{L}))\p{L}*stand|druck(?:datum|ansicht|version)?|gedruckt|ausdruck|ausgedruckt|erstellt|exposé?|exposee|expose|datum|anzeige\p{L}*|inserat\p{L}*|inseriert|online|eingestellt|veröffentlicht|aktualisiert|aktualisierung|update|(?:letzte )?änderung|geändert|abgerufen|abruf|gespeichert|archiviert|(?:\p{L}*-?)?(?:preis)?liste|preise|ausgabe|\p{L}*angebot\p{L}*|teaser|memorandum|geschrieben|(?<!${REFERRING})(?:schreiben|brief|mitteilung)|rundbrief|newsletter|aushang|unterlage|flyer|prospekt|broschüre|date|dated|as of)(?!\p{L})[^.\n¦]{0,28}$|(?<!\p{L})(?:nr|kennung)\.?[^.\n]{0,16}\svom\s$`
/** A weekday, a preposition, a town before the day of a letter. */
const LEAD =
  /^\s*(?:(?:\p{Lu}[\p{L}. /()-]{1,30},\s)?(?:den|im|am|vom|stand:?|seit|ab)?\s?(?:(?:mo|di|mi|do|fr|sa|so)(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag|nntag)?\.?,?)?)\s*$/iu
/** "Verden, den " */
const LETTERHEAD = /^\s*\p{Lu}[\p{L} ()-]{1,30},\s(?:den\s|im\s)?$/u
/** Behind a date that stands alone: a time, a full stop. */
const TRAIL = /^\s*(?:,?\s?(?:um\s)?\d{1,2}[:.]\d{2}(?:\s?uhr)?[^\n¦·|]{0,80}|[.,;)]*|\))\s*$/iu
/** "Angebot gültig ab 02.11.2026", "Preisliste gültig seit dem 1. Oktober 2026": a list or an offer is as old as its prices. */
const VALID_FROM =
  /(?<!\p{L})(?:angebot\p{L}*|exposé|(?:preis)?liste|preise)\s(?:ist\s|sind\s)?(?:gültig|gilt|gelten)\s(?:ab|seit|vom)\s(?:dem\s)?$/iu
/** Dates of other things stand behind these words. */
const OF_SOMETHING_ELSE =
  /(?:durchschnitt|statistik|marktbericht|preisspiegel|preisatlas|vergleichspreis|preisindex|miete|rücklage|energie|ausweis|ausstell|hausgeld|bodenrichtwert|richtwert|mietspiegel|zins|darlehen|guthaben|grundbuch|gutachten|stichtag|wohngeld|baujahr|gültig|frei(?!bl|burg|berg|sing|tal|lassing|stadt)|bezug|termin|besichtig|vermietet|aktiv|mitglied|version|gesetz|verordnung|fassung|dsgvo|agb|fertig|gebaut|renov|saniert|modernis|beschlagnahme|eintragung|vertrag|heizung|protokoll|abrechnung|versteiger|übergabe|preisstand baukosten|genehmig|bescheid|geboren|verkehrswert|festgesetzt|register)\p{L}*[^\n¦]{0,25}$/iu
/** "Der Bodenrichtwert beträgt 1.050 €/m² (1. Januar 2026)", "Stand der AGB: Januar 2025": the day of a table or of a form, which was at hand long after it. */
const OF_KEY_DAY =
  /(?<!\p{L})(?:bodenrichtwert\p{L}*|richtwert\p{L}*|mietspiegel\p{L}*|agb|\p{L}*bedingungen|datenschutz\p{L}*|widerrufs\p{L}*)(?!\p{L})(?:[^.;]|\.(?=\d)){0,70}$/iu
/** A day until which something holds or from which it will. */
const TO_COME =
  /(?<!\p{L})(?:bis|ab|zum|spätestens|frei|bezug\p{L}*|beziehbar|verfügbar|fertig\p{L}*|übergabe|gültig|läuft|endet|geplant|voraussichtlich|termin|versteiger\p{L}*|besichtig\p{L}*|befristet|start\p{L}*|beginn\p{L}*|wird|werden|soll|frist|by|until|from|vor|frühestens)(?!\p{L})[^\n.;¦]{0,40}$/iu
const STILL_OPEN =
  /(?<!\p{L})(?:(?:angebot\p{L}*|preis\p{L}*|zum (?:ver)?kauf)[^.\n¦]{0,40}bis|besichtigung\p{L}*|open house|offene[rn]? (?:tür|besichtigung)|schautag|gebots?frist|angebotsfrist|bieter\p{L}*|gebote|bewerbung\p{L}*)(?!\p{L})[^.\n]{0,45}$/iu

/** "Im Herbst 2026" may be yesterday or in a month. */
const SEASON = /^(?:früh|sommer|herbst|winter|jahres|anfang|mitte|ende|Q)|quartal|q\./iu

/** "Zwischenverkauf vorbehalten. Stand 16.11.2026", "Meppen, im November 2026": at the end of the terms or beside other offers the document is dated, too. */
const CLOSING: readonly Section[] = ['terms', 'other-offers']
const STAMP = regexp.giu`(?<=(?:^|[\n¦]|[.!]\s)\s?(?:(?:Exposé-?|Bearbeitungs|Prospekt|Druck)?(?:[Ss]tand|datum):?|(?:Ausdruck|Druck)\svom|(?:Aus)?[Gg]edruckt\sam|\p{Lu}[\p{L} ()-]{1,30},\s(?:im|den))\s)(?:${DATE})`
/** The exposé names itself: whatever section its foot was counted to, it is no older and no newer. */
const OF_ITSELF = regexp.giu`(?<=(?<!\p{L})exposé\s)\d{1,2}\/20\d\d(?!\d)|(?<=(?<!\p{L})(?:exposé|expose|exposee|angebot|prospekt|broschüre|unterlagen?)(?:s|es)?[- ]?(?:stand|erstellt|erstellung|aktualisiert|gedruckt|geändert|überarbeitet):?\s(?:am\s|vom\s|im\s|den\s)?)(?:${DATE})`
/** Terms of business and of data have a day of their own. */
const OF_TERMS = /geschäftsbeding|(?<!\p{L})agb(?!\p{L})|datenschutz|widerruf|nutzungsbeding/iu
/** An older stamp at the end of terms may be theirs, in years. */
const RECENT = 1

/**
 * One walk over the dates of a document.
 * @param passages without other offers
 * @param all with them, and with the terms: a day there tells that the document is no older; of a year ago it may be that of the terms
 */
export function datesOf(passages: readonly Passage[], all: readonly Passage[], day: CalendarDate): Dates {
  const found: Record<Role, Dated[]> = { own: [], told: [], open: [] }
  for (const passage of passages)
    for (const match of passage.text.matchAll(ANY)) {
      const date = lastDayOf(match[0])
      if (!date || yearOf(date) < 2005) continue
      const role = roleOf(passage.text, match.index, match.index + match[0].length)
      if (role === null || (role === 'told' && SEASON.test(match[0]))) continue
      const known = role === 'open' ? date : inTime(date, day)
      if (role === 'open' ? known < day : known > day) continue
      found[role].push({
        day: known,
        written: match[0],
        evidence: proof(passage, match.index, match.index + match[0].length),
      })
    }
  for (const passage of passages) found.told.push(...certificatesIn(passage, day))
  for (const passage of all.filter(({ section }) => CLOSING.includes(section))) {
    found.own.push(...daysIn(passage, OF_ITSELF, day))
    for (const one of daysIn(passage, STAMP, day)) {
      const isOwn = passage.section === 'terms' && !OF_TERMS.test(passage.text) && one.day > addYears(day, -RECENT)
      found[isOwn ? 'own' : 'told'].push(one)
    }
  }
  return { own: newest(found.own), told: newest(found.told), open: newest(found.open) }
}

function daysIn(passage: Passage, pattern: RegExp, day: CalendarDate): Dated[] {
  return [...passage.text.matchAll(pattern)].flatMap(match => {
    const date = lastDayOf(match[0])
    const known = date && inTime(date, day)
    const evidence = proof(passage, match.index, match.index + match[0].length)
    return known && known <= day ? [{ day: known, written: match[0], evidence }] : []
  })
}

/** "LECHWERT GmbH · vertraulich · 11/2026": a running head that ends with its month. */
function endsItsCell(cell: string, piece: string): boolean {
  return piece !== cell && !OF_SOMETHING_ELSE.test(cell) && !TO_COME.test(cell)
}

/** An Energieausweis holds for ten years (§ 79 Abs. 3 GEG): the day on which it ends tells when it was issued. */
const YEARS_OF_CERTIFICATE = 10
const CERTIFICATE_ENDS =
  /(?<=ausweis[^.;]{0,60}|^)(?<!\p{L})gültig(?:keit)?(?:\s?bis)?(?:\s?zum)?[\s:¦]{1,4}(?<date>\d{1,2}\.\s?\d{1,2}\.\s?20\d{2})(?!\d)/gimu

/** The day on which the certificate that a passage tells of was issued: the document is no older. */
function certificatesIn(passage: Passage, day: CalendarDate): Dated[] {
  return [...passage.text.matchAll(CERTIFICATE_ENDS)].flatMap(match => {
    if (passage.section !== 'energy' && !/ausweis/iu.test(match.input.slice(0, match.index))) return []
    const written = match.groups?.date ?? ''
    const ends = lastDayOf(written)
    const issued = ends && addYears(ends, -YEARS_OF_CERTIFICATE)
    const [start, end] = [match.index, match.index + match[0].length]
    return issued && issued <= day ? [{ day: issued, written, evidence: proof(passage, start, end) }] : []
  })
}

/** A month that is not over yet was begun. */
function inTime(date: CalendarDate, day: CalendarDate): CalendarDate {
  return date > day && date.slice(0, 7) === day.slice(0, 7) ? day : date
}

function newest(dates: readonly Dated[]): Dated | null {
  return [...dates].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))[0] ?? null
}

function roleOf(text: string, start: number, end: number): Role | null {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const before = text.slice(Math.max(lineStart, start - 80), start)
  if (STILL_OPEN.test(before) && !/ausweis|energie/iu.test(before)) return 'open'
  // The label of a cell is in the cell before, that of a line in the line above.
  const cell = before.slice(before.lastIndexOf('¦') + 1)
  const label = before.includes('¦')
    ? before.replace(/¦[^¦]*$/u, '')
    : text.slice(Math.max(0, lineStart - 40), lineStart)
  const piece = cell.split(/[·|–—•]\s|\s{2}/u).at(-1) ?? ''
  const behind = text.slice(end).split(/[\n¦·|–—•]/u, 1)[0] ?? ''
  if (ISSUED.test(piece) && (!OF_SOMETHING_ELSE.test(piece) || VALID_FROM.test(piece))) return 'own'
  const isOfElse = /stand:?\s*$/iu.test(piece) && OF_SOMETHING_ELSE.test(piece)
  if (LEAD.test(piece) && TRAIL.test(behind) && !isOfElse && !/(?<!\p{L})(?:seit|ab)\s*$/iu.test(piece)) {
    const labelled = /\p{L}\s*:?\s*$/u.test(label)
    if (LETTERHEAD.test(piece)) return 'own'
    if (before.includes('¦'))
      return ISSUED.test(label.replace(/[\s:]*$/u, '')) ? 'own' : endsItsCell(cell, piece) ? 'told' : null
    if (!labelled || !(OF_SOMETHING_ELSE.test(label.trimEnd()) || TO_COME.test(label.trimEnd()))) return 'own'
    return null
  }
  // "Preise freibleibend, November 2026" at the end of all.
  if (/,\s$/u.test(piece) && TRAIL.test(text.slice(end)) && !OF_SOMETHING_ELSE.test(piece) && !TO_COME.test(piece))
    return 'own'
  if (OF_KEY_DAY.test(text.slice(Math.max(0, start - 90), start))) return null
  return TO_COME.test(before) || /^\s?[–-]\s?\d/u.test(behind) ? null : 'told'
}
