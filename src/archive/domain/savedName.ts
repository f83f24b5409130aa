/** Names that Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
const MAX_LENGTH = 120

/**
 * The name of an uploaded file as every file system takes it: letters, digits, `-`, `_` and `.`; German letters stay.
 * Ends in `.pdf`. An empty rest becomes `Expose.pdf`.
 */
export function sanitizedName(originalFilename: string): string {
  const base = originalFilename
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\.pdf$/i, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '_')
    .replace(/_{2,}/g, '_')
    .replace(/^[._-]+|[._-]+$/g, '')
  const cut = [...base].slice(0, MAX_LENGTH).join('')
  return `${cut === '' || RESERVED.test(cut) ? 'Expose' : cut}.pdf`
}

/** Under which a report is saved (specification, point 7). */
export function reportName(originalFilename: string): string {
  return `KI-Report_${sanitizedName(originalFilename)}`
}

/** Under which the report for the phone is saved. */
export function mobileName(originalFilename: string): string {
  return reportName(originalFilename).replace(/\.pdf$/, '.html')
}

/** Under which the results are saved for other programs, or for the bank. */
export function exportName(originalFilename: string, format: 'json' | 'xlsx' | 'bankblatt'): string {
  if (format === 'bankblatt') return reportName(originalFilename).replace(/^KI-Report/, 'Bankblatt')
  return reportName(originalFilename).replace(/pdf$/, format)
}
