import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Passage } from '../passages.ts'
import type { Dated } from './offerDate.ts'
import { MOVING_OUT } from './movingOut.ts'
import { hitsOf, lineAfter, lineBefore, proofOf } from './ownText.ts'
import { DATE, lastDayOf } from './writtenDates.ts'

const MOVE_IN = regexp.giu`(?<!\p{L})(?:bezugsfrei(?:\sab)?|bezugsfertig(?:keit)?(?:\sab)?|bezug(?:\sab)?|frei(?:\sab|\szum)?|verfügbar ab|beziehbar(?:\sab)?|fertigstellung(?:\s\p{L}+)?|fertig gestellt|übergabe(?:\sab)?|(?:${MOVING_OUT}|ausziehen|zieht)[^.\n]{0,15}|erstbezug(?:\sab)?|schon\sim|bis)\s?[:¦]?\s?(?:ab\s|zum\s|im\s|voraussichtlich\s|ca\.\s)*(?<date>${DATE})`

/** "Die Mieter haben signalisiert, dass sie zum Jahresanfang 2024 ausziehen werden" */
const MOVE_OUT = regexp.giu`(?:zum|bis|ab|im|spätestens|voraussichtlich)\s(?:zum\s)?(?<date>${DATE})[^.\n]{0,12}\s(?:ausziehen|auszieht|ausgezogen sein|frei(?:\swird|\swerden)|geräumt wird)(?!\p{L})`

const SOMEBODY_LEAVES = regexp.iu`${MOVING_OUT}|auszieh|zieht`

/** "Seit dem Auszug im Herbst 2023 steht es leer": told, not announced. */
const SINCE = /(?<!\p{L})(?:seit|nach) (?:\p{L}+em|dem|der) $/iu
/** "WE 4 wird nach Auszug (05/2026) unrenoviert übergeben" */
const AFTER = /(?<!\p{L})nach $/iu
/** "steht nach Auszug seit September 2026 leer", "Auszug des Mieters war 08/2026": the day is when it began to stand empty. */
const LEFT_SINCE = regexp.iu`^${MOVING_OUT}[^.\n]{0,12}(?<!\p{L})(?:seit|war(?:en)?|erfolgte|bereits|schon)(?!\p{L})`
/** "Auszug 09/2026, seither leer", "WE 4 leer (Auszug 05/2026)"; who hands it over empty is still there. */
const EMPTY = String.raw`(?:leer(?:stand|stehend\p{L}*)?|unvermietet|unbewohnt|ungenutzt)(?!\p{L})(?! (?:und \p{L}+ )?(?:geräumt|übergeben|übernommen|zu übernehmen|zu übergeben|werden|wird|abgegeben|ausgehändigt|verkauft))`
const EMPTY_BEHIND = regexp.iu`^(?![^.;\n]{0,40}(?<!\p{L})(?:dann|danach|wird|werden|künftig|ab da)(?!\p{L}))[^.;\n]{0,40}(?<!\p{L})${EMPTY}`
const EMPTY_BEFORE = regexp.iu`(?<!(?<!\p{L})(?:wird|werden|nicht|noch|bald|dann|demnächst)[^.;\n]{0,40})(?<!\p{L})${EMPTY}[^.;\n]{0,25}$`

function isPast(leaving: string, before: string, behind: string): boolean {
  if (SINCE.test(before)) return true
  return SOMEBODY_LEAVES.test(leaving) && (LEFT_SINCE.test(leaving) || EMPTY_BEHIND.test(behind) || (EMPTY_BEFORE.test(before) && !AT_THE_LATEST.test(leaving))) // prettier-ignore
}

/** "Keller leer, Auszug bis 30.09.2026" */
const AT_THE_LATEST = /(?<!\p{L})(?:bis|spätestens|voraussichtlich|geplant|zieht)(?!\p{L})/iu

function writtenIn(text: string): string {
  return new RegExp(DATE, 'iu').exec(text)?.[0] ?? ''
}

function leaving(passages: readonly Passage[]): Dated[] {
  return hitsOf(MOVE_OUT, passages).flatMap(hit => {
    const written = writtenIn(hit.text)
    const found = lastDayOf(written)
    return found ? [{ day: found, written, evidence: proofOf(hit) }] : []
  })
}

/**
 * The days for which somebody's moving in or out is announced.
 * @param passages without other offers
 * @param written days on which the document tells how things stand: what it tells to be "nach Auszug" of an earlier day has taken place
 */
export function announcedDays(passages: readonly Passage[], written: readonly CalendarDate[] = []): Dated[] {
  const moving = hitsOf(MOVE_IN, passages).flatMap(hit => {
    const text = `${lineBefore(hit)}${hit.text}${lineAfter(hit)}`
    const told = writtenIn(hit.text)
    const found = lastDayOf(told)
    const ofSomethingElse =
      /(?<!\p{L})als\s\p{L}+\s(?:geführt|betrieben|genutzt)|seither|seitdem|geführt|betrieben|vermiet|befrist|gültig|ausweis|genutzt|bewohnt|saniert|renoviert|eigengenutzt bis|zins|garantie|pacht/iu.test(
        text,
      ) && !SOMEBODY_LEAVES.test(hit.text)
    const isWrittenLater = found ? written.some(day => found < day) : false
    const isLater = isWrittenLater && AFTER.test(lineBefore(hit)) && SOMEBODY_LEAVES.test(hit.text)
    const isTold = isLater || isPast(hit.text, lineBefore(hit), lineAfter(hit))
    return found && !ofSomethingElse && !isTold && yearOf(found) >= 2005
      ? [{ day: found, written: told, evidence: proofOf(hit) }]
      : []
  })
  return [...moving, ...leaving(passages)]
}
