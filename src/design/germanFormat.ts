import { germanNumber } from '#kernel/germanNumber.ts'

/** Rounded to whole euros. @param cents whole € cents */
export function wholeEuro(cents: number): string {
  return `${germanNumber(cents / 100, 0)}\u00a0€`
}

/** For showing: a number stays on one line with the unit behind it, a paragraph's number with the sign before it, a town with its postcode. */
export function unbroken(text: string): string {
  return [' €', ' m²', ' %']
    .reduce((before, unit) => before.replaceAll(unit, `\u00a0${unit.trim()}`), text)
    .replaceAll('§ ', '§\u00a0')
    .replaceAll(/\b(\d{5}) (?=\p{Lu})/gu, '$1\u00a0')
}

/** For a narrow column: the long words of our trade may break between their parts, also where the browser knows no German. */
export function breakable(text: string): string {
  return text.replaceAll(/(?<=\p{L}{4})(?=(?:haus|häuser|hälfte|wohnung|grundstück))/gu, '\u00ad')
}
