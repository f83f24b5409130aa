import Button from '@mui/material/Button'
import { resendVerification } from '#contract/accounts.ts'
import { clientWithToken } from '#shell/api.ts'
import { resendSentence } from './faultSentences.ts'
import { FormMessage } from './FormMessage.tsx'
import { useSubmission } from './useSubmission.ts'

/** Sends the confirmation of the address once more, for whom the login was refused. @param token null: the server gave none */
export function ResendMail({ token }: { readonly token: string | null }) {
  const { submit, fail, ...state } = useSubmission()
  const resend = () => {
    if (token === null) {
      fail('Kein gültiger Token verfügbar.')
      return
    }
    const work = async () =>
      (await clientWithToken(token).call(resendVerification)).message || 'E-Mail erneut versendet.'
    void submit(work, resendSentence)
  }
  const isDone = state.phase === 'done'
  return (
    <>
      <Button variant="outlined" onClick={resend} loading={state.phase === 'running'} disabled={isDone}>
        {isDone ? 'Erledigt – bitte E-Mail prüfen' : 'E-Mail erneut senden'}
      </Button>
      <FormMessage of={state} />
    </>
  )
}
