/** Numbers and days as Germans write them: 1.234,56 €, 84,5 m², 21.11.2026, 9:05 Uhr. Made once: `Intl` is slow to make. */
const EURO = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const WHOLE_EURO = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const DAY = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
})
const LONG_DAY = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
})
const TIME = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' })

/** @param cents whole € cents */
export function euro(cents: number): string {
  return EURO.format(cents / 100)
}

/** Rounded to whole euros. @param cents whole € cents */
export function wholeEuro(cents: number): string {
  return WHOLE_EURO.format(cents / 100)
}

export function germanNumber(value: number): string {
  return NUMBER.format(value)
}

/** 21.11.2026, in German time. */
export function germanDay(day: Date): string {
  return DAY.format(day)
}

/** 21. November 2026, in German time. */
export function germanLongDay(day: Date): string {
  return LONG_DAY.format(day)
}

/** 09:05, in German time. */
export function germanTime(time: Date): string {
  return TIME.format(time)
}
