import Box from '@mui/material/Box'
import { wholeEuro } from '#design/germanFormat.ts'
import type { DebtPoint } from './DebtLines.tsx'

interface DebtTableProps {
  /** null: the same as `is`. */
  readonly was: readonly DebtPoint[] | null
  readonly is: readonly DebtPoint[]
}

/** What the lines show, in figures. */
export function DebtTable({ was, is }: DebtTableProps) {
  const cell = { textAlign: 'right', py: 0.25, pl: 2 } as const
  return (
    <Box component="table" sx={{ fontVariantNumeric: 'tabular-nums', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <th scope="col">Jahr</th>
          {was && (
            <Box component="th" scope="col" sx={cell}>
              Restschuld im Bericht
            </Box>
          )}
          <Box component="th" scope="col" sx={cell}>
            {was ? 'mit Ihren Annahmen' : 'Restschuld'}
          </Box>
        </tr>
      </thead>
      <tbody>
        {is.map(({ year, debt }, index) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {was && (
              <Box component="td" sx={cell}>
                {wholeEuro((was[index]?.debt ?? 0) * 100)}
              </Box>
            )}
            <Box component="td" sx={cell}>
              {wholeEuro(debt * 100)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
