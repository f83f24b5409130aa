const FORMAT = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Berlin' })

/** Date and time in German law's own zone: 21. November 2026 um 14:03:09 Uhr. */
export function germanTime(time: Date): string {
  return `${FORMAT.format(time)} Uhr`
}
