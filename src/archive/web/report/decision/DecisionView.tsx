import Box from '@mui/material/Box'
import type { PageSource } from '../pageSource.ts'
import type { ShownReport } from '../reportData.ts'
import { ConfirmValues } from './ConfirmValues.tsx'
import { GroupBars } from './GroupBars.tsx'
import { NextSteps } from './NextSteps.tsx'
import { OwnNote } from './OwnNote.tsx'
import { PriceChart } from './PriceChart.tsx'
import { Reasons } from './Reasons.tsx'
import { useNotes } from './useNotes.ts'

/** What to offer, why, and what to do next. */
export function DecisionView({ report, source }: { readonly report: ShownReport; readonly source: PageSource }) {
  const { analysis, screen } = report
  const { steps = [], asked = [], reason } = screen.decision ?? {}
  const { notes, change, save, state, isReady, isError } = useNotes(
    source.kind === 'own' ? source.privateDocumentId : null,
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
          <NextSteps
            steps={steps.map(step => (step.detail === reason ? { text: step.text } : step))}
            ticked={notes.ticked}
            onTicked={ticked => change({ ticked })}
            isReady={isReady}
          />
        )}
        {source.kind === 'own' && (
          <OwnNote
            note={notes.note}
            state={isError ? 'failed' : state}
            isReady={isReady}
            onChange={note => change({ note })}
            onSave={() => void save()}
          />
        )}
        {asked.length > 0 && source.kind === 'own' && (
          <ConfirmValues asked={asked} confirm={analysis.confirm} downloadToken={source.downloadToken} />
        )}
      </Box>
    </Box>
  )
}
