import type { ComparedGroup, EqualFinancing } from '../compare/comparison.ts'
import { germanValue } from '#extraction/domain/germanValue.ts'
import { type Paper, shortened } from './paper.ts'

const MAX_CELL = 220

/** The comparison on paper. @param names of the reports, in order */
export function comparisonPaper(
  groups: readonly ComparedGroup[],
  names: readonly string[],
  { ownFunds, sollzins }: EqualFinancing,
): Paper {
  const same = [
    ...(ownFunds === null ? [] : [`${germanValue(ownFunds, '%')} eigenem Geld`]),
    ...(sollzins === null ? [] : [`${germanValue(sollzins, '%')} Sollzins`]),
  ]
  return {
    title: 'Vergleich',
    subtitle: `${names.length} Objekte`,
    form: 'vergleich',
    heads: ['', ...names.map(name => shortened(name, 60))],
    groups: groups.map(({ title, rows }) => ({
      title,
      isMoney: false,
      rows: rows.map(({ label, cells }) => ({
        cells: [label, ...cells.map(cell => shortened(cell?.text ?? '–', MAX_CELL))],
      })),
    })),
    notes: [
      '– heißt: nicht bekannt; es zählt nirgends mit. Was die Exposés sagen, ist dort mit Seite und Wortlaut belegt.',
      same.length > 0
        ? `Kosten und Raten rechnen für alle mit ${same.join(' und ')}.`
        : 'Kosten und Raten rechnen je Bericht mit seinen Annahmen.',
    ],
  }
}
