import Box from '@mui/material/Box'
import type { FullReport } from '../reportData.ts'
import { ConfirmValues } from './ConfirmValues.tsx'
import { GroupBars } from './GroupBars.tsx'
import { NextSteps } from './NextSteps.tsx'
import { PriceChart } from './PriceChart.tsx'
import { Reasons } from './Reasons.tsx'

/** What to offer, why, and what to do next. */
export function DecisionView({
  report,
  downloadToken,
}: {
  readonly report: FullReport
  readonly downloadToken: string | null
}) {
  const { analysis, screen } = report
  const { steps = [], asked = [] } = screen.decision ?? {}
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
        <Reasons analysis={analysis} />
        {analysis.rating && <GroupBars rating={analysis.rating} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {steps.length > 0 && <NextSteps steps={steps} />}
        {asked.length > 0 && downloadToken !== null && (
          <ConfirmValues asked={asked} confirm={analysis.confirm} downloadToken={downloadToken} />
        )}
      </Box>
    </Box>
  )
}
