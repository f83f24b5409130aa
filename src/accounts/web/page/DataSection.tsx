import { Download } from '#design/icons.tsx'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { exportData } from '#contract/export.ts'
import { callServer } from '#shell/api.ts'
import { formSentence } from '../faultSentences.ts'
import { FormMessage } from '../FormMessage.tsx'
import { useSubmission } from '../useSubmission.ts'
import { AccountSection } from './AccountSection.tsx'
import { saveFile } from '#shell/saveFile.ts'

/** All that we keep of somebody, for himself (Art. 15, 20 DSGVO). */
export function DataSection() {
  const { submit, ...state } = useSubmission()
  const work = async () => {
    const { blob, filename } = await callServer(exportData)
    saveFile(blob, filename ?? 'meine-daten.zip')
    return 'Ihre Daten sind heruntergeladen.'
  }
  return (
    <AccountSection
      id="daten"
      title="Ihre Daten"
      lead="Alles, was wir zu Ihrem Konto gespeichert haben, mit allen Berichten in einer ZIP-Datei (Art. 15 und 20 DSGVO)."
    >
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          loading={state.phase === 'running'}
          onClick={() => void submit(work, error => formSentence(error, 'Ihre Daten konnten nicht geladen werden.'))}
        >
          Alle Daten herunterladen
        </Button>
        <FormMessage of={state} />
      </Stack>
    </AccountSection>
  )
}
