import { germanNumber } from '#kernel/germanNumber.ts'

/** Rounded to whole euros. @param cents whole € cents */
export function wholeEuro(cents: number): string {
  return `${germanNumber(cents / 100, 0)}\u00a0€`
}

/** For showing: a number stays on one line with the unit behind it. */
export function unbroken(text: string): string {
  return [' €', ' m²', ' %'].reduce((before, unit) => before.replaceAll(unit, `\u00a0${unit.trim()}`), text)
}
