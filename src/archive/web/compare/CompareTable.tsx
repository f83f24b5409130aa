import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { reportPath } from '#kernel/pagePath.ts'
import { breakable } from '#design/germanFormat.ts'
import { AppLink } from '#design/AppLink.tsx'
import { TOKENS } from '#design/theme.ts'
import type { ComparedCell } from '#archive/domain/compare/comparedCell.ts'
import type { ComparedGroup } from '#archive/domain/compare/comparison.ts'
import { CompareCell } from './CompareCell.tsx'
import type { ComparedObject } from './comparedObject.ts'
import { QuoteDialog } from './QuoteDialog.tsx'
import { EntryPicture } from '../objects/EntryPicture.tsx'

/** The names of the rows stay in sight while the objects scroll sideways. */
const STICKY = { position: 'sticky', left: 0, bgcolor: 'background.paper', zIndex: 1 }
/** On a phone of 360 px two objects are seen beside the names, and the edge of a third, so that one knows of it. */
const NAMES_WIDTH = { xs: 94, sm: 150 }
/** Of 768 px four fill the width, of 900 five, of 1200 six. */
const objectWidth = (objects: number) => ({ xs: objects > 2 ? 110 : 117, sm: 134 })
/** Where there are more than fit, a line says so. */
const hintOf = (objects: number) => ({
  xs: objects > 2 ? 'block' : 'none',
  sm: objects > 4 ? 'block' : 'none',
  md: objects > 5 ? 'block' : 'none',
  lg: 'none',
})
const BROKEN = { hyphens: 'auto', overflowWrap: 'anywhere' }
const NAMES = { ...STICKY, ...BROKEN, width: NAMES_WIDTH, minWidth: NAMES_WIDTH }
/** A button centres its words in its height, a link does not: by their baseline all of a row stand on one line. */
const ON_LINE = { verticalAlign: 'baseline' }
const OBJECT = { ...BROKEN, ...ON_LINE }

export function CompareTable({
  objects,
  groups,
}: {
  readonly objects: readonly ComparedObject[]
  readonly groups: readonly ComparedGroup[]
}) {
  const [quoted, setQuoted] = useState<{ object: ComparedObject; label: string; cell: ComparedCell } | null>(null)
  const width = objectWidth(objects.length)
  const havePictures = objects.some(({ hasPicture }) => hasPicture)
  return (
    <>
      <Typography
        data-screen-only
        variant="body2"
        sx={{ display: hintOf(objects.length), color: 'text.secondary', textAlign: 'right', mb: 1 }}
      >
        {objects.length} Objekte: nach rechts weiter →
      </Typography>
      <Box role="region" aria-label="Vergleich" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table
          size="small"
          aria-label="Berichte im Vergleich"
          sx={{
            tableLayout: 'fixed',
            // Six stand side by side where the page is as wide as it gets.
            minWidth: {
              xs: NAMES_WIDTH.xs + objects.length * width.xs,
              sm: NAMES_WIDTH.sm + objects.length * width.sm,
            },
            '.MuiTableCell-root': { borderColor: TOKENS.line, px: { xs: 0.75, sm: 1 } },
            // One left edge with the page.
            '.MuiTableCell-root:first-child': { pl: 0 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell component="td" sx={NAMES} />
              {objects.map(({ id, name, hasPicture }) => (
                <TableCell
                  key={id}
                  scope="col"
                  sx={{
                    ...OBJECT,
                    verticalAlign: 'top',
                    fontWeight: 650,
                    fontSize: { xs: '0.875rem', sm: '0.9375rem' },
                  }}
                >
                  {havePictures && <ObjectPicture privateDocumentId={hasPicture ? id : null} />}
                  <AppLink to={reportPath(id)} color="inherit">
                    {breakable(name)}
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
                  // Over the empty cell beside it, on one line.
                  sx={{ ...STICKY, pt: 3, fontWeight: 700, borderBottom: 'none', whiteSpace: 'nowrap' }}
                >
                  {title}
                </TableCell>
                <TableCell colSpan={objects.length} sx={{ borderBottom: 'none' }} />
              </TableRow>
              {rows.map(({ label, cells, best }) => (
                <TableRow key={label}>
                  <TableCell component="th" scope="row" sx={{ ...NAMES, ...ON_LINE, color: 'text.secondary' }}>
                    {breakable(label)}
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

/** By which an object is recognised above its column, as on its card. @param privateDocumentId null: it has no picture */
function ObjectPicture({ privateDocumentId }: { readonly privateDocumentId: string | null }) {
  return (
    <Box data-screen-only sx={{ maxWidth: 240, mb: 1, borderRadius: 0.5, overflow: 'hidden' }}>
      <EntryPicture privateDocumentId={privateDocumentId} />
    </Box>
  )
}
