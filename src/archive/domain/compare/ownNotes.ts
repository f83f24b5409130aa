import { textCell } from './comparedCell.ts'
import type { ComparedGroup } from './comparison.ts'

/** With a last group of what the owner has noted to each report, in order; without it where he has noted nothing. */
export function withNotes(groups: readonly ComparedGroup[], notes: readonly string[]): ComparedGroup[] {
  const cells = notes.map(note => textCell(note.trim(), 'entscheidung'))
  if (cells.every(cell => cell === null)) return [...groups]
  return [...groups, { title: 'Eigenes', rows: [{ label: 'Ihre Notizen', cells, best: [] }] }]
}
