import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link, useParams } from 'react-router'
import { readProfile } from '#contract/accountPage.ts'
import { confirmDeletion } from '#contract/accounts.ts'
import { RefusedCall } from '#contract/client.ts'
import { GENERAL } from '#contract/general.ts'
import { PageFrame } from '#design/PageFrame.tsx'
import { callServer, clientWithToken } from '#shell/api.ts'
import { signOut, useSession } from '#shell/session.ts'
import { FormMessage } from './FormMessage.tsx'
import { formSentence } from './faultSentences.ts'
import { DeletedThings } from './page/DeletedThings.tsx'
import { useSubmission } from './useSubmission.ts'

/**
 * /confirm-account-deletion/{token}: the link of a mail. It asks once more before it deletes, since programs that check mails
 * for malware open links, too.
 */
export function ConfirmDeletionPage() {
  const { token = '' } = useParams()
  const { submit, ...state } = useSubmission()
  const work = async () => {
    const { message } = await callServer(confirmDeletion, { params: { token } })
    await forgetEndedSession()
    return message || 'Ihr Konto wurde gelöscht.'
  }
  const isOpen = state.phase !== 'done'
  return (
    <PageFrame title={isOpen ? 'Konto endgültig löschen?' : 'Konto gelöscht'} narrow>
      {isOpen && <DeletedThings />}
      <FormMessage of={state} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 3 }}>
        {isOpen && (
          <Button
            variant="contained"
            color="error"
            loading={state.phase === 'running'}
            onClick={() => void submit(work, error => formSentence(error, 'Token ungültig oder abgelaufen.'))}
          >
            Konto endgültig löschen
          </Button>
        )}
        <Button component={Link} to="/" variant="outlined" color="secondary">
          {isOpen ? 'Konto behalten' : 'Zur Startseite'}
        </Button>
      </Stack>
      {state.phase === 'failed' && (
        <Typography sx={{ mt: 2 }}>Einen neuen Link bekommen Sie im Konto unter „Konto löschen“.</Typography>
      )}
    </PageFrame>
  )
}

/** Logs out here if the server knows the session no more, without a word: after a deletion that is what was wanted. */
async function forgetEndedSession(): Promise<void> {
  const { token } = useSession.getState()
  if (token === null) return
  try {
    await clientWithToken(token).call(readProfile)
  } catch (error) {
    if (error instanceof RefusedCall && error.code === GENERAL.notSignedIn.code) signOut()
  }
}
