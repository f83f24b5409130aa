import type { FullReport } from '../reportData.ts'
import { ConfirmValues } from './ConfirmValues.tsx'
import { NextSteps } from './NextSteps.tsx'
import { OwnNote } from './OwnNote.tsx'
import { useNotes } from './useNotes.ts'

/** What the owner does with his report: steps to tick, notes, values to confirm. */
export function OwnColumn({ report, downloadToken }: { readonly report: FullReport; readonly downloadToken: string }) {
  const { decision } = report.screen
  const { notes, change, save, state, isReady, isError } = useNotes(report.privateDocumentId)
  const asked = decision?.asked ?? []
  return (
    <>
      <NextSteps decision={decision} ticked={notes.ticked} onTicked={ticked => change({ ticked })} isReady={isReady} />
      <OwnNote
        note={notes.note}
        state={isError ? 'failed' : state}
        isReady={isReady}
        onChange={note => change({ note })}
        onSave={() => void save()}
      />
      {asked.length > 0 && (
        <ConfirmValues asked={asked} confirm={report.analysis.confirm} downloadToken={downloadToken} />
      )}
    </>
  )
}
