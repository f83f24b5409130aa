/** RE-2026-000001: year and place in the one row of numbers of that year (§ 14 Abs. 4 Nr. 4 UStG). */
export function invoiceNumber(year: number, sequence: number): string {
  return `RE-${year}-${String(sequence).padStart(6, '0')}`
}

/** Under which it is saved; also of cancellations, whose number says enough. */
export function invoiceFilename(number: string): string {
  return `Rechnung_${number}.pdf`
}
