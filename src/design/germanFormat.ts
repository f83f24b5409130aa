import { trueMinus } from '#kernel/share.ts'

/** Numbers and days as Germans write them: 1.234,56 €, 84,5 m², 21.11.2026, 9:05 Uhr. */
const WHOLE_EURO = once(
  () => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
)
const NUMBER = once(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 }))
const DAY = once(() => dates({ day: '2-digit', month: '2-digit', year: 'numeric' }))
const LONG_DAY = once(() => dates({ day: 'numeric', month: 'long', year: 'numeric' }))
const TIME = once(() => dates({ hour: '2-digit', minute: '2-digit' }))

/**
 * Written by hand: it stands on the first pages, and making the `Intl` format took a tenth of the start page's waking.
 * @param cents € cents; what a calculation left behind the point is rounded
 */
export function euro(cents: number): string {
  const all = Math.round(Math.abs(cents))
  const whole = String(Math.floor(all / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0 ? '−' : ''}${whole},${String(all % 100).padStart(2, '0')}\u00a0€`
}

/** Rounded to whole euros. @param cents whole € cents */
export function wholeEuro(cents: number): string {
  return trueMinus(WHOLE_EURO().format(cents / 100))
}

export function germanNumber(value: number): string {
  return trueMinus(NUMBER().format(value))
}

/** 21.11.2026, in German time. */
export function germanDay(day: Date): string {
  return DAY().format(day)
}

/** 21. November 2026, in German time. */
export function germanLongDay(day: Date): string {
  return LONG_DAY().format(day)
}

/** 09:05, in German time. */
export function germanTime(time: Date): string {
  return TIME().format(time)
}

function dates(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'Europe/Berlin' })
}

/** `Intl` is slow to make: once, and only when a page needs it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** For showing: a number stays on one line with the unit behind it. */
export function unbroken(text: string): string {
  return [' €', ' m²', ' %'].reduce((before, unit) => before.replaceAll(unit, `\u00a0${unit.trim()}`), text)
}
