import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { sentenceAround } from '../scope/negation.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { courtSumsOf } from './courtSums.ts'
import { courtUseOf } from './courtUse.ts'
import type { CourtSale } from './soldByCourt.ts'
import { failedBidOf } from './failedBid.ts'
import { hearingRows } from './hearingRows.ts'
import { oneUnitIn } from './oneUnit.ts'
import { seatIn } from '../rules/placeOfCourt.ts'
import { rightsWithTerms } from './rightsWithTerms.ts'
import { survivingRightsOf } from './survivingRights.ts'
import { DATE, lastDayOf } from './writtenDates.ts'

/** Department, register K (Immobiliarvollstreckung; L: Zwangsverwaltung), running number and year: "821 K 34/25". */
const FILE_NUMBER = /(?<![\d\p{L}/])(?:\d{1,4}\s)?[KL]\s\d{1,5}\s?\/\s?\d{2,4}(?![\d/])/gu
const CALLED = /(?:aktenzeichen|az\.?|gesch(?:äfts|\.)-?\s?(?:nr|nummer|zeichen)\.?)\s?[:¦]?\s?$/iu
/** One is owner with others, and one of them wants it sold (§ 180 ZVG). */
const PARTITION =
  /aufhebung\s+(?:der|einer)\s+(?:\p{L}+-?\s?)?(?:gemeinschaft|miteigentum)|teilungsversteigerung(?!s?vermerk)|auseinandersetzungsversteigerung|§§?\s?180(?:\s?ff\.?)?,?\s?(?:\d+\s)?ZVG/iu
const TIME = String.raw`(?<hour>\d{1,2})(?:[.:](?<minute>\d{2}))?\s?Uhr`
/** "Mittwoch, 21. April 2027, 9:30 Uhr", "18.02.2027 um 13.00 Uhr" */
const HEARING = regexp.giu`(?<date>${DATE})[\s,;–-]{1,4}(?:um\s|ab\s|jeweils\s)?${TIME}`
/** Days with an hour on which one looks at it or at the file. */
const NO_HEARING = /besichtig|ortstermin|öffnungs|sprechzeit|einsicht|einzusehen|ausliegen|aufgehoben|früher/iu
const ROOM =
  /(?<!\p{L})(?:(?:sitzungs|verhandlungs|schwurgerichts)?saal|sitzungszimmer|raum)\s(?:nr\.\s)?(?=[A-Z]?[\s.-]?\d)[A-Z]?[\s.-]?\d+(?:\.\d+)*(?!\d|\s?m²)/iu
/** Where the room stands: "Versteigerungsort: Gerichtsplatz 2, Saal 210", behind the hour, or in a line of its own. */
const ROOM_REACH = 170

/** What the notice says of the procedure; the passages are those of an auction, without other dates of the court. */
export function courtSaleOf(passages: readonly Passage[], today: CalendarDate): CourtSale {
  const hearing = hearingIn(passages)
  const file = fileNumberIn(passages)
  const partition = firstOf(PARTITION, passages)
  const use = courtUseOf(passages)
  const oneUnit = oneUnitIn(passages)
  const seat = seatIn(passages)
  const room = hearing ? roomNear(hearing, passages) : null
  return {
    partition: partition !== null,
    fileNumber: file && file.text.replace(/\s+/gu, ' ').replace(/\s?\/\s?/u, '/'),
    ...(seat !== null && { seat }),
    day: hearing && hearing.day,
    time: hearing && hearing.time,
    room: room && room.text.replace(/\s+/gu, ' '),
    rights: rightsWithTerms(survivingRightsOf(passages), passages, today),
    failedBid: failedBidOf(passages),
    ...(use.length > 0 && { use }),
    ...courtSumsOf(passages),
    ...(oneUnit && { oneUnit }),
    evidence: [hearing, room, file, partition].flatMap(found => (found ? [found.evidence] : [])),
  }
}

interface Found {
  readonly passage: Passage
  readonly end: number
  readonly text: string
  readonly evidence: Evidence
}

function found(passage: Passage, match: RegExpMatchArray): Found {
  const [start, end] = [match.index ?? 0, (match.index ?? 0) + match[0].trimEnd().length]
  return { passage, end, text: match[0].trim(), evidence: proof(passage, start, end) }
}

function firstOf(pattern: RegExp, passages: readonly Passage[]): Found | null {
  for (const passage of passages) {
    const match = pattern.exec(passage.text)
    if (match) return found(passage, match)
  }
  return null
}

/** The one that is called so; else the first. */
function fileNumberIn(passages: readonly Passage[]): Found | null {
  const all = passages.flatMap(passage =>
    [...passage.text.matchAll(FILE_NUMBER)].map(match => {
      const before = passage.text.slice(Math.max(0, match.index - 30), match.index)
      return { ...found(passage, match), called: CALLED.test(before) }
    }),
  )
  return all.find(({ called }) => called) ?? all[0] ?? null
}

interface Hearing extends Found {
  readonly day: CalendarDate
  /** "9:30"; null: not told. */
  readonly time: string | null
}

/** The latest: former hearings are told, too. */
function hearingIn(passages: readonly Passage[]): Hearing | null {
  const all = passages.flatMap(passage =>
    [...passage.text.matchAll(HEARING)].flatMap((match): Hearing[] => {
      const { date, hour, minute = '00' } = match.groups ?? {}
      const day = lastDayOf(date ?? '')
      const sentence = sentenceAround(passage.text, match.index, match.index + match[0].length)
      if (!day || Number(hour) > 23 || Number(minute) > 59) return []
      if (NO_HEARING.test(sentence) && !/versteiger/iu.test(sentence)) return []
      return [{ ...found(passage, match), day, time: `${Number(hour)}:${minute}` }]
    }),
  )
  const inTables = hearingRows(passages).map(row => ({ ...row, text: row.written }))
  return [...all, ...inTables].toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))[0] ?? null
}

function roomNear({ passage, end }: Hearing, passages: readonly Passage[]): Found | null {
  // Looked for near the hearing, proven by its whole sentence.
  const near = new RegExp(ROOM.source, 'iu').exec(passage.text.slice(0, end + ROOM_REACH))
  return near ? found(passage, near) : firstOf(ROOM, passages)
}
