import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { sentenceAround } from '../scope/negation.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { DATE, lastDayOf } from './writtenDates.ts'

/** Heads of the table in which forms of the courts name the hearing: "Datum | Uhrzeit | Raum | Ort". */
const HEAD =
  /(?<![^\n])(?:datum|tag|termin(?:stag)?)\s?¦\s?(?:uhrzeit|zeit|beginn)(?!\p{L})(?:\s?¦\s?[\p{L} ]{2,20})*\s*(?:\n|$)/iu
/** A weekday in front, or alone in its cell with the day in the next line of the row. */
const DAY_CELL = regexp.iu`^(?:(?:mon|diens|donners|frei|sams)tag|mittwoch)?,?\s?(?:¦[^\n]{0,200}\n)?(?<date>(?=\d)(?:${DATE}))`
const HOUR = /(?<![\d.,/])(?<hour>\d{1,2})(?:[:.](?<minute>\d{2})(?!\d|\.)|(?=\s?uhr))/iu

/** The hearing as such a table tells it. */
export interface HearingRow {
  readonly passage: Passage
  readonly day: CalendarDate
  readonly written: string
  /** "9:30"; null: not told. */
  readonly time: string | null
  readonly end: number
  readonly evidence: Evidence
}

/** A narrow column wraps behind the weekday: the day is then below it, in the next line of the row. */
export function hearingRows(passages: readonly Passage[]): HearingRow[] {
  return passages.flatMap((headed, at): HearingRow[] => {
    const head = HEAD.exec(headed.text)
    if (!head) return []
    // The row is in the same passage, or is the next one.
    const from = head.index + head[0].length
    const isBelow = from < headed.text.length
    const passage = isBelow ? headed : passages[at + 1]
    const offset = isBelow ? from : 0
    const row = passage?.text.slice(offset) ?? ''
    const match = DAY_CELL.exec(row)
    const written = match?.groups?.['date'] ?? ''
    const day = lastDayOf(written)
    if (!passage || !match || !day) return []
    const end = offset + match[0].length
    const evidence = proof(passage, end - written.length, end)
    return [{ passage, day, written, time: hourIn(row.replace(written, '')), end, evidence }]
  })
}

function hourIn(row: string): string | null {
  const { hour, minute = '00' } = HOUR.exec(row)?.groups ?? {}
  return hour !== undefined && Number(hour) < 24 && Number(minute) < 60 ? `${Number(hour)}:${minute}` : null
}

/** What is told of a hearing that came to nothing. */
const CAME_TO_NOTHING =
  /zuschlag\p{L}*(?!\p{L})[^;]{0,120}(?<!\p{L})versagt|versagung des zuschlags|einstweilen eingestellt|(?<!\p{L})kein(?:e)? (?:\p{L}+ )?gebote?(?!\p{L})|ergebnislos|(?:früher|vorherig|vorig|vorangegangen|letzt|erst)e[rsnm]?\s(?:versteigerungs)?termin/iu

/** "Im Termin vom 11.06.2026 wurde der Zuschlag versagt": there will be, or is, another. */
export function isFormerHearing(text: string, start: number, end: number): boolean {
  return CAME_TO_NOTHING.test(sentenceAround(text, start, end))
}
