/** Days and times of the clock as Germans read them, in German law's own zone, whatever zone the machine is in. */
const DAY = once({ day: '2-digit', month: '2-digit', year: 'numeric' })
const LONG_DAY = once({ day: 'numeric', month: 'long', year: 'numeric' })
const TIME = once({ hour: '2-digit', minute: '2-digit' })
const MOMENT = once({ dateStyle: 'long', timeStyle: 'medium' })

/** 21.11.2026. */
export function dayInGermany(instant: Date): string {
  return DAY().format(instant)
}

/** 21. November 2026. */
export function longDayInGermany(instant: Date): string {
  return LONG_DAY().format(instant)
}

/** 09:05. */
export function timeInGermany(instant: Date): string {
  return TIME().format(instant)
}

/** 21. November 2026 um 14:03:09 Uhr. */
export function momentInGermany(instant: Date): string {
  return `${MOMENT().format(instant)} Uhr`
}

/** `Intl` is slow to make: once, and only when a page needs it. */
function once(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined
  return () => (made ??= new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'Europe/Berlin' }))
}
