import type { Reading } from '../rule.ts'

const RATE = /(?<![\d.,])\d{1,2}(?:[.,]\d{1,3})?\s?(?:%|Pro-?\s?zent)/gu
/** Both sides together, said of the rate behind it. */
const TOGETHER =
  /(?:insgesamt|zusammen|in summe|gesamt-?(?:provision|courtage|honorar|maklerprovision|maklercourtage)?)(?!\p{L})[^%]{0,40}$/iu
/** Said of the rate behind it: the buyer's own. */
const BUYERS =
  /(?<!ver)(?:käufer\p{L}*|erwerber\p{L}*)(?!\p{L})(?:(?!verkäufer|zusammen|insgesamt|gesamt)[^%;]){0,60}$|(?:käuferanteil|anteil des käufers)(?!\p{L})[^%]{0,40}$/iu
const HALVES =
  /(?<!\p{L})(?:je(?:weils)? zur hälfte|hälftig\p{L}*|zu gleichen teilen|teilen sich|zur hälfte (?:vom|von) käufer)(?!\p{L})/iu
/** percent; one side alone rarely pays more than 3,57, so half of more is a share. */
const OF_BOTH = 4.5

/**
 * A rate that buyer and seller pay together is the buyer's only to its half, and none where his own stands beside it:
 * "insgesamt 4,76 % … der Käuferanteil beläuft sich auf 2,38 %", "zusammen also 7,14 %" (§§ 656c, 656d BGB).
 * @param at where what was read begins in the passage
 */
export function ofBuyerAlone(reading: Reading | undefined, text: string, at: number): Reading | undefined {
  if (!reading || typeof reading.value !== 'number' || reading.value === 0) return reading
  const rates = [...text.matchAll(RATE)]
  const own = rates.find(({ index, 0: rate }) => index + rate.length > at)
  if (!own) return reading
  const before = (index: number): string => text.slice(Math.max(0, index - 90), index)
  // No sentence: "inkl. MwSt." would end it.
  const isShared = HALVES.test(text.slice(own.index, own.index + 140)) && reading.value >= OF_BOTH
  const isTogether = TOGETHER.test(before(own.index)) && !/käuferanteil[^%]{0,40}$/iu.test(before(own.index))
  if (!isShared && !isTogether) return reading
  const isOfBuyer = ({ index }: RegExpExecArray): boolean =>
    BUYERS.test(before(index)) && !TOGETHER.test(before(index).slice(-45))
  if (rates.some(rate => rate !== own && isOfBuyer(rate))) return undefined
  // "insgesamt 4,76 %, getragen von Käufer und Verkäufer", and how, the next line says.
  if (!isShared && /käufer und verkäufer/iu.test(text)) return undefined
  return isShared ? { ...reading, value: Math.round((reading.value / 2) * 1000) / 1000 } : reading
}
