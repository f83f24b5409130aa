import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { TOKENS } from '#design/theme.ts'

/** A name and its figures, a row each; four columns fit on the narrowest phone where the names are short. */
export function FigureTable({
  label,
  head,
  rows,
  isStacked = false,
}: {
  readonly label: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
  /** On a phone the name is above its figures: of sentences beside them only one word a line would be left. */
  readonly isStacked?: boolean
}) {
  return (
    // What is laid out otherwise is a table to nobody who listens, unless its roles are named.
    <Box component="table" role="table" aria-label={label} sx={isStacked ? { ...STYLE, ...STACKED } : STYLE}>
      <thead role="rowgroup">
        <tr role="row">
          {head.map(title => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...figures], row) => (
          <tr key={row} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {figures.map((figure, column) => (
              <td key={column} role="cell">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const STYLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9375rem',
  '& th, & td': {
    py: 1,
    pl: { xs: 1, md: 2 },
    borderBottom: `1px solid ${TOKENS.line}`,
    textAlign: 'right',
    verticalAlign: 'top',
  },
  '& th:first-of-type': { pl: 0, textAlign: 'left', hyphens: 'auto' },
  '& thead th': { fontWeight: 650, borderBottom: `2px solid ${TOKENS.ink}` },
  '& tbody th': { fontWeight: 400 },
  // On a phone a range may appear in two lines, broken behind its dash: four columns of whole ones are wider than it.
  '& td': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
} as const

const STACKED = {
  '@media (max-width: 599.95px)': {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '5fr 3fr 4fr', columnGap: 2 },
    '& th, & td': { pl: 0, py: 0.5, textAlign: 'left' },
    '& th:first-of-type': { gridColumn: '1 / -1', pt: 1.25, borderBottom: 'none' },
    '& tbody td': { pb: 1.25, borderBottom: 'none', whiteSpace: 'nowrap' },
    '& tbody tr': { borderBottom: `1px solid ${TOKENS.line}` },
    '& thead tr': { borderBottom: `2px solid ${TOKENS.ink}` },
    '& thead th': { borderBottom: 'none' },
  },
} as const
