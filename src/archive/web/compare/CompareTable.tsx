import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { reportPath } from '#kernel/pagePath.ts'
import { AppLink } from '#design/AppLink.tsx'
import { TOKENS } from '#design/theme.ts'
import type { ComparedCell } from '#archive/domain/compare/comparedCell.ts'
import type { ComparedGroup } from '#archive/domain/compare/comparison.ts'
import { CompareCell } from './CompareCell.tsx'
import type { ComparedObject } from './comparedObject.ts'
import { ObjectPicture } from './ObjectPicture.tsx'
import { QuoteDialog } from './QuoteDialog.tsx'

/** The names of the rows stay in sight while the objects scroll sideways. */
const STICKY = { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 }
const NAMES = { ...STICKY, width: { xs: 128, sm: 180 }, minWidth: { xs: 128, sm: 180 } }
const OBJECT = { verticalAlign: 'top', overflowWrap: 'anywhere' }

export function CompareTable({
  objects,
  groups,
}: {
  readonly objects: readonly ComparedObject[]
  readonly groups: readonly ComparedGroup[]
}) {
  const [quoted, setQuoted] = useState<{ object: ComparedObject; label: string; cell: ComparedCell } | null>(null)
  return (
    <>
      <Box role="region" aria-label="Vergleich" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table
          size="small"
          aria-label="Berichte im Vergleich"
          sx={{
            tableLayout: 'fixed',
            // Six stand side by side where the page is as wide as it gets.
            minWidth: { xs: 128 + objects.length * 170, sm: 180 + objects.length * 150 },
            '.MuiTableCell-root': { borderColor: TOKENS.line, px: 1 },
            // One left edge with the page.
            '.MuiTableCell-root:first-of-type': { pl: 0 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell component="td" sx={NAMES} />
              {objects.map(({ id, name, hasPicture }) => (
                <TableCell key={id} scope="col" sx={{ ...OBJECT, fontWeight: 650, fontSize: '0.9375rem' }}>
                  <ObjectPicture privateDocumentId={hasPicture ? id : null} />
                  <AppLink to={reportPath(id)} color="inherit">
                    {name}
                  </AppLink>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          {groups.map(({ title, rows }) => (
            <TableBody key={title}>
              <TableRow>
                <TableCell
                  component="th"
                  scope="rowgroup"
                  sx={{ ...STICKY, pt: 3, fontWeight: 700, borderBottom: 'none' }}
                >
                  {title}
                </TableCell>
                <TableCell colSpan={objects.length} sx={{ borderBottom: 'none' }} />
              </TableRow>
              {rows.map(({ label, cells, best }) => (
                <TableRow key={label}>
                  <TableCell
                    component="th"
                    scope="row"
                    sx={{ ...NAMES, color: 'text.secondary', verticalAlign: 'top' }}
                  >
                    {label}
                  </TableCell>
                  {objects.map((object, at) => {
                    const cell = cells[at] ?? null
                    return (
                      <TableCell key={object.id} sx={OBJECT}>
                        <CompareCell
                          object={object}
                          label={label}
                          cell={cell}
                          isBest={best.includes(at)}
                          onQuote={() => cell && setQuoted({ object, label, cell })}
                        />
                      </TableCell>
                    )
                  })}
                </TableRow>
              ))}
            </TableBody>
          ))}
        </Table>
      </Box>
      {quoted && <QuoteDialog {...quoted} onClose={() => setQuoted(null)} />}
    </>
  )
}
