import Box from '@mui/material/Box'
import type { FullReport } from '../reportData.ts'
import { ConfirmValues } from './ConfirmValues.tsx'
import { GroupBars } from './GroupBars.tsx'
import { NextSteps } from './NextSteps.tsx'
import { OwnNote } from './OwnNote.tsx'
import { PriceChart } from './PriceChart.tsx'
import { Reasons } from './Reasons.tsx'
import { useNotes } from './useNotes.ts'

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
  const { notes, change, save, state, isReady, isError } = useNotes(
    downloadToken === null ? null : report.privateDocumentId,
  )
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
        {steps.length > 0 && (
          <NextSteps steps={steps} ticked={notes.ticked} onTicked={ticked => change({ ticked })} isReady={isReady} />
        )}
        {downloadToken !== null && (
          <OwnNote
            note={notes.note}
            state={isError ? 'failed' : state}
            isReady={isReady}
            onChange={note => change({ note })}
            onSave={() => void save()}
          />
        )}
        {asked.length > 0 && downloadToken !== null && (
          <ConfirmValues asked={asked} confirm={analysis.confirm} downloadToken={downloadToken} />
        )}
      </Box>
    </Box>
  )
}
