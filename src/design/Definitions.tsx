import Box from '@mui/material/Box'
import type { Style } from './PlainList.tsx'
import { TOKENS } from './theme.ts'

/** Terms beside what they mean, row by row, each below a line. @param columns of a row */
export function Definitions({
  rows,
  columns,
  sx = {},
  rowSx,
}: {
  readonly rows: readonly (readonly [term: string, text: string])[]
  readonly columns: string | { readonly xs: string; readonly sm: string }
  readonly sx?: Style
  readonly rowSx: Style
}) {
  return (
    <Box component="dl" sx={{ m: 0, ...sx }}>
      {rows.map(([term, text]) => (
        <Box
          key={term}
          sx={{ display: 'grid', gridTemplateColumns: columns, borderTop: `1px solid ${TOKENS.line}`, ...rowSx }}
        >
          <Box component="dt" sx={{ fontWeight: 650 }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
