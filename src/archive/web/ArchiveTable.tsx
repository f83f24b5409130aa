import Box from '@mui/material/Box'
import { openedPaper } from '#design/openedPaper.ts'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TablePagination from '@mui/material/TablePagination'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { EmptyState } from '#design/EmptyState.tsx'
import { TOKENS } from '#design/theme.ts'
import { ArchiveHead } from './ArchiveHead.tsx'
import { ArchiveRow } from './ArchiveRow.tsx'
import { ALL_ROWS, type Filter, filtered, FILTERS, nextOrder, type Order, pageOf, sorted } from './entryOrder.ts'
import type { Entry } from './entryRules.ts'
import { useDownload } from './useDownload.ts'

const PER_PAGE = [10, 25, 50, 100, { value: ALL_ROWS, label: 'Alle' }]
const LINES = { '.MuiTableCell-root': { borderColor: TOKENS.line, px: { xs: 0.5, md: 2 } } }
/** All six columns stand side by side from 601 px on, which is also a wide screen with its letters doubled. */
const WIDE = { ...LINES, '.MuiTableSortLabel-icon': { display: { xs: 'none', md: 'block' } } }
/** Two columns of the same width, whatever their names are. */
const NARROW = { ...LINES, tableLayout: 'fixed' }
const PAGE_NAMES = { first: 'Erste Seite', last: 'Letzte Seite', next: 'Nächste Seite', previous: 'Vorherige Seite' }

/** Filter, sortable table and pages. */
export function ArchiveTable({
  entries,
  hasMore,
  reload,
  onPreview,
}: {
  readonly entries: readonly Entry[]
  /** Older ones are still being loaded. */
  readonly hasMore: boolean
  readonly reload: () => Promise<readonly Entry[]>
  readonly onPreview: (privateDocumentId: string) => void
}) {
  const isNarrow = useMediaQuery('(max-width:600px)', { noSsr: true })
  const [filter, setFilter] = useState<Filter>('Alle')
  const [order, setOrder] = useState<Order | null>(null)
  const [page, setPage] = useState(0)
  const [perPage, setPerPage] = useState(10)
  const { busy, download } = useDownload(reload)
  const rows = sorted(filtered(entries, filter), order)
  const shown = pageOf(rows, page, perPage)
  const choose = (chosen: Filter | null) => {
    if (chosen === null) return
    setFilter(chosen)
    setPage(0)
  }
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={filter}
        onChange={(_, chosen: Filter | null) => choose(chosen)}
        aria-label="Welche Analysen gezeigt werden"
        sx={{ mb: 2 }}
      >
        {FILTERS.map(name => (
          <ToggleButton key={name} value={name} sx={{ px: 2.5 }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {rows.length === 0 ? (
        <EmptyState
          title="Keine Analyse mit diesem Filter"
          action={
            <Button variant="outlined" onClick={() => choose('Alle')}>
              Alle anzeigen
            </Button>
          }
        />
      ) : (
        <>
          <Box sx={{ overflowX: 'auto' }}>
            <Table aria-label="Ihre Analysen" sx={isNarrow ? NARROW : WIDE}>
              <ArchiveHead isNarrow={isNarrow} order={order} onSort={key => setOrder(nextOrder(order, key))} />
              <TableBody>
                {shown.rows.map(entry => (
                  <ArchiveRow
                    key={entry.privateDocumentId}
                    entry={entry}
                    isNarrow={isNarrow}
                    busy={busy[entry.privateDocumentId]}
                    onDownload={() => void download(entry)}
                    onPreview={() => onPreview(entry.privateDocumentId)}
                  />
                ))}
              </TableBody>
            </Table>
          </Box>
          <TablePagination
            component="div"
            count={rows.length}
            page={shown.page}
            rowsPerPage={perPage}
            rowsPerPageOptions={PER_PAGE}
            onPageChange={(_, next) => setPage(next)}
            onRowsPerPageChange={({ target }) => {
              setPerPage(Number(target.value))
              setPage(0)
            }}
            slotProps={{ select: { MenuProps: { slotProps: { paper: openedPaper('Zeilen je Seite') } } } }}
            labelRowsPerPage="Je Seite:"
            labelDisplayedRows={({ from, to, count }) => `${from}–${to} von ${hasMore ? `mehr als ${count}` : count}`}
            getItemAriaLabel={type => PAGE_NAMES[type]}
            sx={{
              '.MuiTablePagination-toolbar': { px: 0, flexWrap: 'wrap', justifyContent: 'flex-end' },
              '.MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
            }}
          />
        </>
      )}
    </>
  )
}
