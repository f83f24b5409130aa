import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { ShownReport } from '../reportData.ts'
import { GroupBars } from './GroupBars.tsx'
import { PriceChart } from './PriceChart.tsx'
import { Reasons } from './Reasons.tsx'

/** What to offer, why, and what to do next. @param todo the column beside it */
export function DecisionView({ report, todo }: { readonly report: ShownReport; readonly todo: ReactNode }) {
  const { analysis } = report
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <PriceChart analysis={analysis} />
        <Reasons report={report} />
        {analysis.rating && <GroupBars rating={analysis.rating} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>{todo}</Box>
    </Box>
  )
}
