import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { TOKENS } from '#design/theme.ts'
import type { ShownReport } from '../reportData.ts'

/** The amounts that a buyer lives with. On a phone one below the other, since what is told of each fills half a column with nine lines. */
export function DecisionFigures({
  figures,
  isAlone,
}: {
  readonly figures: NonNullable<ShownReport['screen']['decision']>['figures']
  /** Beside the verdict, where no picture is. */
  readonly isAlone: boolean
}) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: { xs: 1, sm: 2 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(auto-fit, minmax(140px, 1fr))',
          ...(isAlone && { md: 'repeat(2, minmax(0, 1fr))' }),
        },
        // A sheet has room for all of them.
        '@media print': { gridTemplateColumns: `repeat(${figures.length}, minmax(0, 1fr))` },
        m: 0,
        pt: { xs: 2, ...(isAlone && { md: 0 }) },
        borderTop: { xs: `1px solid ${TOKENS.line}`, ...(isAlone && { md: 'none' }) },
      }}
    >
      {figures.map(({ label, value, note }) => (
        <Box
          key={label}
          sx={{
            display: { xs: 'grid', sm: 'block' },
            gridTemplateColumns: '1fr auto',
            columnGap: 2,
            alignItems: 'baseline',
            '@media print': { display: 'block' },
          }}
        >
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Typography>
          {note && (
            <Typography component="dd" variant="caption" sx={{ m: 0, gridColumn: '1 / -1', color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  )
}
