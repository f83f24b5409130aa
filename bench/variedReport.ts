import type { Report } from '#reports/domain/report.ts'

/** What is compared, not drawn. */
const FIXED = new Set(['kind', 'light', 'id', 'chapter', 'align', 'colour'])
const LETTERS = 'abdeghnorstu'

/**
 * The report with other words of nearly the same width: every third word of five letters or more ends in letters of its
 * own, so that nearly no paragraph is one that a cache has seen.
 */
export function variedReport(report: Report, number: number): Report {
  const ending = [number, Math.floor(number / 12), Math.floor(number / 144)].map(at => LETTERS[at % 12]).join('')
  const varied = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return FIXED.has(key) ? value : variedText(value, ending)
    if (Array.isArray(value)) return value.map(item => varied(item, key))
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, varied(item, key)]))
  }
  // Strings become strings and nothing else changes, so the type stays.
  return varied(report) as Report
}

function variedText(text: string, ending: string): string {
  let words = 0
  return text.replaceAll(/[a-zäöüß]{5,}/g, word => (words++ % 3 === 0 ? word.slice(0, -3) + ending : word))
}
