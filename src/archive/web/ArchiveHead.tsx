import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { Order, SortKey } from './entryOrder.ts'

const COLUMNS: readonly { readonly name: string; readonly key: SortKey | null; readonly isOnPhone: boolean }[] = [
  { name: 'ID', key: 'privateDocumentId', isOnPhone: false },
  { name: 'Exposé', key: 'originalFilename', isOnPhone: true },
  { name: 'Score', key: 'score', isOnPhone: false },
  { name: 'Verfügbar bis', key: 'downloadExpires', isOnPhone: false },
  { name: 'Status', key: null, isOnPhone: false },
  { name: 'Download', key: null, isOnPhone: true },
]

/** The columns (2.10.4); at most 600 px wide only exposé and download. */
export function ArchiveHead({
  isNarrow,
  order,
  onSort,
}: {
  readonly isNarrow: boolean
  readonly order: Order | null
  readonly onSort: (key: SortKey) => void
}) {
  return (
    <TableHead>
      <TableRow>
        {COLUMNS.filter(({ isOnPhone }) => isOnPhone || !isNarrow).map(({ name, key }) => {
          const direction = key !== null && order?.key === key ? order.direction : false
          return (
            <TableCell key={name} sortDirection={direction} sx={{ fontWeight: 600, lineHeight: 1.3 }}>
              {key === null ? (
                name
              ) : (
                <TableSortLabel
                  active={direction !== false}
                  direction={direction || 'asc'}
                  onClick={() => onSort(key)}
                  sx={SORTABLE}
                >
                  {name}
                </TableSortLabel>
              )}
            </TableCell>
          )
        })}
      </TableRow>
    </TableHead>
  )
}

/** The arrow is there from the beginning, so that one sees what can be sorted. */
const SORTABLE = { minHeight: 44, '.MuiTableSortLabel-icon': { opacity: 0.4 } }
