import { type Sheet, sheet, type SheetCell } from '../sheet.ts'
import type { ComparedCell } from './comparedCell.ts'
import type { ComparedGroup } from './comparison.ts'

/** The comparison as a workbook: the table first, then every quote that it rests on. @param names of the reports, in order */
export function comparisonSheets(groups: readonly ComparedGroup[], names: readonly string[]): Sheet[] {
  const table = groups.flatMap(({ title, rows }) =>
    rows.map(({ label, cells }): SheetCell[] => [title, label, ...cells.map(written)]),
  )
  const quotes = groups.flatMap(({ rows }) =>
    rows.flatMap(({ label, cells }) =>
      cells.flatMap((cell, at) =>
        (cell?.proofs ?? []).map(({ page, quote }): SheetCell[] => [
          names[at] ?? null,
          label,
          { value: page, unit: '' },
          `„${quote}“`,
        ]),
      ),
    ),
  )
  return [
    sheet('Vergleich', [['Gruppe', 26], ['Angabe', 40], ...names.map(name => [name, 34] as const)], table),
    sheet('Wortlaut', [['Objekt', 34], ['Angabe', 30], ['Seite', 8], ['Wortlaut im Exposé', 90]], quotes),
  ] // prettier-ignore
}

/** What is not known is a dash: an empty cell would count as nought in a formula. */
function written(cell: ComparedCell | null): SheetCell {
  if (cell === null) return '–'
  return cell.amount && cell.amount.unit !== '' ? cell.amount : cell.text
}
