/** Without what is taken for another: I, l, O, 0, 1. Sixteen and eight, so that each is as likely as the others. */
const CAPITALS = 'ABCDEFGHKLMNPRST'
const LETTERS = 'abcdefghkmnprstu'
const DIGITS = '23456789'
const GROUP = [CAPITALS, LETTERS, LETTERS, DIGITS]

/** Random bytes that a suggestion takes: each gives four bits, of a digit three, 60 in all. */
export const SUGGESTION_BYTES = 16

/** A password that passes our rules and can be read out: "Kam4-Tuh7-Beg3-Sax9". */
export function suggestedPassword(random: Uint8Array): string {
  const signs = [...random].map((byte, at) => {
    const set = GROUP[at % GROUP.length] ?? LETTERS
    return set[byte % set.length] ?? ''
  })
  return signs.join('').replaceAll(/.{4}(?=.)/gu, '$&-')
}
