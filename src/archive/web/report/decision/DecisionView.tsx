import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { ShownReport } from '../reportData.ts'
import { BindingSentences } from './BindingSentences.tsx'
import { GroupBars } from './GroupBars.tsx'
import { PriceChart } from './PriceChart.tsx'
import { Reasons } from './Reasons.tsx'

interface Props {
  readonly report: ShownReport
  /** The column beside it. */
  readonly todo: ReactNode
  readonly confirm: ReactNode
}

/** What to offer, why, and what to do next. On a phone what only sums up comes last. */
export function DecisionView({ report, todo, confirm }: Props) {
  const { analysis } = report
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        // What the column beside it has more, is left below the groups.
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <PriceChart analysis={analysis} />
        <BindingSentences analysis={analysis} />
        <Reasons report={report} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridRow: { md: 'span 2' } }}>{todo}</Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {confirm}
        {analysis.rating && <GroupBars rating={analysis.rating} />}
      </Box>
    </Box>
  )
}
