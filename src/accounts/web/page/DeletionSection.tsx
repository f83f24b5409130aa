import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { requestDeletion } from '#contract/accounts.ts'
import { callServer } from '#shell/api.ts'
import { formSentence } from '../faultSentences.ts'
import { FormMessage } from '../FormMessage.tsx'
import { useSubmission } from '../useSubmission.ts'
import { AccountSection } from './AccountSection.tsx'
import { PROFILE } from './accountQueries.ts'
import { DeletedThings } from './DeletedThings.tsx'

/** The deletion needs a link that goes to the account's own mailbox: an open window alone does not do it. */
export function DeletionSection() {
  const email = useQuery(PROFILE).data?.email ?? 'Ihre E-Mail-Adresse'
  const { submit, ...state } = useSubmission()
  const work = async () => (await callServer(requestDeletion)).message
  return (
    <AccountSection id="loeschen" title="Konto löschen">
      <DeletedThings />
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        Wir schicken einen Link an {email}. Erst wenn Sie dort bestätigen, wird gelöscht.
      </Typography>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Button
          variant="outlined"
          color="error"
          loading={state.phase === 'running'}
          disabled={state.phase === 'done'}
          onClick={() => void submit(work, error => formSentence(error, 'Der Link konnte nicht verschickt werden.'))}
        >
          Link zum Löschen anfordern
        </Button>
        <FormMessage of={state} />
      </Stack>
    </AccountSection>
  )
}
