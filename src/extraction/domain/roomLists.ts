import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { areasIn, sumOf } from './numbers.ts'
import type { Passage } from './passages.ts'
import { proof, wordsIn } from './proof.ts'
import { roomNamed } from './roomNames.ts'

const ROOM = roomNamed(['living', 'kitchen', 'bath', 'way', 'small', 'outdoor'])
const SIZE = String.raw`\d{1,3}(?:[.,]\d{1,2})?\s?(?:m²|m2|qm)`
/** A raised 2 may have come loose: "(2,17 m) 2". */
const COUNTED = String.raw`\s?\((?<counted>\d{1,3}(?:[.,]\d{1,2})?)\s?(?:m²|m2|qm|m)\)(?:\s?2)?`
const ROW = regexp.iu`^(?:${ROOM})(?:[ /]+(?:\d|[iv]+|\p{L}+))?\s?[:¦ ]{1,3}(?:ca\. )?(?<area>${SIZE})(?:${COUNTED})?$`
const TOTAL = regexp.iu`^(?:gesamt-?(?:wohn)?-?fläche|wohnfläche(?: gesamt)?|summe|gesamt|insgesamt)\s?[:¦ ]{1,3}(?:ca\. )?(?<area>${SIZE})$`
const BEGINS_WITH_AREA = regexp.iu`^(?:ca\. )?${SIZE}`
/** Share by which what is measured and what is added up may differ. */
const ROUNDED = 0.05
const MIN_ROWS = 4
/** Points by which the labels of one column may be out of line. */
const ALIGNED = 12

/** A list of the rooms of one home below which another sum is printed than they make. */
export interface RoomList {
  /** m², as printed below it. */
  readonly told: number
  /** m² of its rooms, what lies outdoors in part. */
  readonly sum: number
  /** By which told and sum differ, of told. */
  readonly share: number
  readonly evidence: Evidence
}

interface Line {
  readonly text: string
  readonly x: number
  readonly passage: Passage
  readonly start: number
  readonly end: number
}

/** All of them; a row that is not understood ends a list. */
export function roomListsIn(passages: readonly Passage[]): RoomList[] {
  const pages = Map.groupBy(
    passages.filter(({ section }) => section !== 'other-offers'),
    ({ page }) => page,
  )
  return [...pages.values()].flatMap(here => columnsOf(here.flatMap(linesOf)).flatMap(differing))
}

/** Lists of two flats are printed side by side, and a line then has a row of each: "Bad ¦ 2,52 m² ¦ Bad ¦ 10,04 m²". */
function linesOf(passage: Passage): Line[] {
  const lines: Line[] = []
  let at = 0
  for (const text of passage.text.split('\n')) {
    const cells = [...text.matchAll(/[^¦]+/gu)].map(({ 0: cell, index }) => ({ cell, from: at + index, to: at + index + cell.length })) // prettier-ignore
    for (const { cell, from, to } of cells) {
      const last = lines.at(-1)
      const isValue = BEGINS_WITH_AREA.test(cell.trim()) && last?.passage === passage && last.end === from - 1
      if (isValue) lines.splice(-1, 1, { ...last, text: `${last.text.trim()}¦${cell.trim()}`, end: to })
      else lines.push({ text: cell.trim(), x: wordsIn(passage, from, to)[0]?.word.box[0] ?? 0, passage, start: from, end: to }) // prettier-ignore
    }
    at += text.length + 1
  }
  return lines
}

function columnsOf(lines: readonly Line[]): Line[][] {
  const columns: Line[][] = []
  for (const line of lines) {
    const column = columns.find(([first]) => first !== undefined && Math.abs(first.x - line.x) <= ALIGNED)
    if (column) column.push(line)
    else columns.push([line])
  }
  return columns
}

type Row = readonly [line: Line, match: RegExpExecArray]

function differing(column: readonly Line[]): RoomList[] {
  const lists: RoomList[] = []
  let rows: Row[] = []
  for (const line of column) {
    const match = ROW.exec(line.text)
    if (match) {
      rows.push([line, match])
      continue
    }
    const told = areasIn(TOTAL.exec(line.text)?.groups?.['area'] ?? '')[0]?.value ?? 0
    const list = told > 0 && isHome(rows) ? against(told, rows, line) : null
    if (list) lists.push(list)
    rows = []
  }
  return lists
}

function isHome(rows: readonly Row[]): boolean {
  const has = (kind: string) => rows.some(([, { groups }]) => groups?.[kind] !== undefined)
  return rows.length >= MIN_ROWS && has('living') && has('kitchen') && has('bath')
}

function against(told: number, rows: readonly Row[], total: Line): RoomList | null {
  const size = (text: string | undefined) => areasIn(text ?? '')[0]?.value ?? 0
  const groups = rows.map(([, match]) => match.groups ?? {})
  const areaOf = (group: Record<string, string>) => size(group['area'])
  const outside = groups.filter(group => group['outdoor'] !== undefined)
  const least = sumOf(groups.filter(group => group['outdoor'] === undefined).map(areaOf))
  const most = least + sumOf(outside.map(areaOf))
  const all =
    least + sumOf(outside.map(group => size(group['counted'] && `${group['counted']} m²`) || areaOf(group) / 2))
  const margin = ROUNDED * told
  if (told <= most + margin && told >= least - margin) return null
  const [first] = rows[0] ?? [total]
  const from = first.passage === total.passage ? first.start : total.start
  const evidence = proof(total.passage, from, total.end)
  return { told, sum: Math.round(all * 100) / 100, share: Math.abs(told - all) / told, evidence }
}
