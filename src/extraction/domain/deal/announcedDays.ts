import { yearOf } from '#kernel/calendarDate.ts'
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

/** The days for which somebody's moving in or out is announced. @param passages without other offers */
export function announcedDays(passages: readonly Passage[]): Dated[] {
  const moving = hitsOf(MOVE_IN, passages).flatMap(hit => {
    const text = `${lineBefore(hit)}${hit.text}${lineAfter(hit)}`
    const written = writtenIn(hit.text)
    const found = lastDayOf(written)
    const ofSomethingElse =
      /(?<!\p{L})als\s\p{L}+\s(?:geführt|betrieben|genutzt)|seither|seitdem|geführt|betrieben|vermiet|befrist|gültig|ausweis|genutzt|bewohnt|saniert|renoviert|eigengenutzt bis|zins|garantie|pacht/iu.test(
        text,
      ) && !SOMEBODY_LEAVES.test(hit.text)
    // "Seit dem Auszug im Herbst 2023 steht es leer": told, not announced.
    const isTold = /(?<!\p{L})(?:seit|nach) (?:\p{L}+em|dem|der) $/iu.test(lineBefore(hit))
    return found && !ofSomethingElse && !isTold && yearOf(found) >= 2005
      ? [{ day: found, written, evidence: proofOf(hit) }]
      : []
  })
  return [...moving, ...leaving(passages)]
}
