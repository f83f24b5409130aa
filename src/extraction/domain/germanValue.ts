const NBSP = '\u00a0'

/** Money and areas carry up to two decimals, shown only when there are any; years and counts stay ungrouped. */
const rate = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 })
const grouped = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const plain = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2, useGrouping: false })
const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A value as a German reader writes it, with a non-breaking space before the unit: 349.000 €, 72,5 m², ja. */
export function germanValue(value: number | string | boolean, unit?: string): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  const text = typeof value === 'string' ? value : germanNumber(value, unit)
  return unit ? `${text}${NBSP}${unit}` : text
}

function germanNumber(value: number, unit: string | undefined): string {
  if (!unit) return plain.format(value)
  if (unit === '%') return rate.format(value)
  return /^(€|CHF)/.test(unit) && !Number.isInteger(value) ? cents.format(value) : grouped.format(value)
}
