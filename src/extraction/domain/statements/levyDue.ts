import { regexp } from '#kernel/regexp.ts'
import type { Statement } from './statementsOf.ts'

const DATED = String.raw`\d{1,2}[.·] ?(?:\p{L}+|\d{1,2}[.·]) ?20\d\d`
/** Of the same year: "und die andere am 1. Juli" */
const DAY_OF_MONTH = String.raw`\d{1,2}[.·] ?(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})`
const DAY = String.raw`(?:${DATED}|(?:anfang|mitte|ende|im)? ?\p{L}* ?20\d\d)`
/** "… und am 15.09.2027", ", die zweite am 1. Mai 2028": all instalments are told together. */
const NEXT = String.raw`(?:(?:,| und| sowie|, und)(?: (?:die )?(?:zweite|dritte|restliche|weitere|letzte|andere)n?(?: (?:hälfte|rate|teil))?)?(?: (?:am|zum|bis zum|bis|im|per))? (?:${DATED}|${DAY_OF_MONTH}))*`
/** "01.04. und 01.10.2027": the year behind the last day is that of all. */
const DAYS = String.raw`(?:(?:\d{1,2}[.·] ?\d{1,2}[.·]|${DAY_OF_MONTH})(?:,| und| sowie) (?:(?:am|zum|bis zum) )?)*${DATED}`
const CALLED = '(?:fällig|zahlbar|(?<!(?<!\\p{L})wurden? [^.;]{0,60})(?:abgerufen|eingezogen|angefordert|eingefordert))'
const DUE = regexp.u`(?:in (?:\p{L}+|\d+) (?:gleichen |gleich hohen |jährlichen |monatlichen )?(?:\p{L}*raten|teilbeträgen|teilen),? )?(?:(?:die )?erste \p{L}* ?|erstmals |erstmalig |beginnend )?(?:zahlbar|fällig|zu zahlen)[^.;]{0,90}?${DAY}${NEXT}|(?:je (?:zur hälfte|hälftig|zu einem drittel) |(?:die )?(?:eine |erste )?hälfte (?:wird |ist |davon )?)?(?:zum|bis zum|am) ${DAYS}(?:(?:,| und| sowie)(?: (?:am|zum|bis zum))? ${DATED})*(?: \p{L}+)? ${CALLED}${NEXT}`

/** When a levy is to be paid, as the text puts it; null: not said. */
export function dueIn(text: string, window: readonly Statement[]): string | null {
  for (const { start, text: said } of window) {
    const match = DUE.exec(said)
    if (match) return spaced(text.slice(start + match.index, start + match.index + match[0].length))
  }
  return null
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
