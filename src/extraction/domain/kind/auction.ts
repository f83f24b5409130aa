import { firstMark, mark, weightOf, type FoundMark, type Mark } from './mark.ts'
import type { PageView } from './pageView.ts'

/** That a court sells; the note in a land register, deleted perhaps, says no more than that it once meant to. */
const BY_FORCE = mark[4]`(?:zwangs|teilungs)-?\s?versteiger(?!ungs-?\s?vermerk)|termins?bestimmung|versteigerungs-?(?:termin|kalender|sache|objekt)|öffentlich versteigert|versteigert werden|soll(?:en)?[^\n]{0,80} versteigert|wege der zwangsvollstreckung|zwecks? (?:der )?aufhebung der gemeinschaft|zum zwecke der aufhebung|vollstreckungsgericht|zvg-`
const FILE_NUMBER = mark[2]`(?<![\d\p{L}])\d{0,4} ?[kl] ?\d{1,4} ?/ ?\d{2,4}(?!\d)`
const WORTH = mark[2]`verkehrswert|wertfestsetzung|(?<!\p{L})v(?:k)?w:? ?(?:¦ )?(?:€ ?|eur ?)?\d|wert (?:gem|nach|gemäß|i\.)[^\n]{0,12}74|festgesetzter wert|gesamtwert|schätzwert`
const COURT = mark[2]`amtsgericht|vollstreckungsgericht|(?:^|¦ |, )ag \p{L}{3}`
const DATE = mark[2]`\d{1,2}[.:]\d\d ?(?:¦ )?uhr|\d{1,2} uhr|saal|sitzungssaal|raum \p{L}?\d|versteigerungstermin|termin(?:$|:| am| ist| zur)`
/** How a notice of a sale by court is made. */
const NOTICE: readonly Mark[] = [
  COURT,
  FILE_NUMBER,
  WORTH,
  DATE,
  mark[2]`bieter|sicherheitsleistung|gebote?\b|zuschlag|§ ?(?:74a|85a|66|67|68|69|180)\b|zvg`,
  mark[1]`grundbuch(?:e|s)? von|blatt \d|gemarkung|flurstück|versteigerungsvermerk`,
]
const MIN = 5

/** Whether a day is set: without one a court writes of a sale that is over, or not yet ordered. */
export function hasDate(pages: readonly PageView[]): boolean {
  return firstMark(pages, DATE) !== undefined
}

/** The notice of a sale by court order with the marks that show it; null for everything else. */
export function auctionMarks(pages: readonly PageView[]): FoundMark[] | null {
  const force = firstMark(pages, BY_FORCE)
  if (!force) return null
  const notice = NOTICE.flatMap(one => firstMark(pages, one) ?? [])
  const has = (...marks: Mark[]): boolean => marks.every(one => firstMark(pages, one))
  const isNamed = has(FILE_NUMBER) || has(WORTH, COURT, DATE)
  return isNamed && weightOf(notice) >= MIN ? [force, ...notice] : null
}
