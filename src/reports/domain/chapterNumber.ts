import type { Chapter } from './report.ts'

/** "3" in the report, "B" in its annex. */
export function chapterNumbers(chapters: readonly Pick<Chapter, 'annex'>[]): string[] {
  const report = chapters.filter(({ annex }) => !annex).length
  return chapters.map(({ annex }, index) => (annex ? letter(index - report) : String(index + 1)))
}

/** A, B … Z, then AA: no report has so many. */
function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${letter(Math.floor(index / 26) - 1)}${last}`
}
