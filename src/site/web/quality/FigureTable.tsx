import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { TOKENS } from '#design/theme.ts'

/** A name and its figures, a row each; four columns fit on the narrowest phone. */
export function FigureTable({
  label,
  head,
  rows,
}: {
  readonly label: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}) {
  return (
    <Box component="table" aria-label={label} sx={STYLE}>
      <thead>
        <tr>
          {head.map(title => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={column}>{figure}</td>
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
