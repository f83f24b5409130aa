import { germanNumber } from '#kernel/germanNumber.ts'

/**
 * Written by hand: it is on the first pages, and making the `Intl` format took a tenth of the start page's waking.
 * @param cents € cents; what a calculation left behind the point is rounded
 */
export function euro(cents: number): string {
  const all = Math.round(Math.abs(cents))
  const whole = String(Math.floor(all / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0 ? '−' : ''}${whole},${String(all % 100).padStart(2, '0')}\u00a0€`
}

/** Rounded to whole euros. @param cents whole € cents */
export function wholeEuro(cents: number): string {
  return `${germanNumber(cents / 100, 0)}\u00a0€`
}

/** For showing: a number stays on one line with the unit behind it. */
export function unbroken(text: string): string {
  return [' €', ' m²', ' %'].reduce((before, unit) => before.replaceAll(unit, `\u00a0${unit.trim()}`), text)
}
