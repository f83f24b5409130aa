import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type SubmitEvent, useState } from 'react'
import { forgotPassword } from '#contract/accounts.ts'
import { callServer } from '#shell/api.ts'
import { formSentence } from './faultSentences.ts'
import { FormMessage } from './FormMessage.tsx'
import { forgotFault } from './formFaults.ts'
import { RouteDialog, useClose } from './RouteDialog.tsx'
import { useAfter } from './useAfter.ts'
import { useSubmission } from './useSubmission.ts'

const SUCCESS_MS = 5_000

/** /forgot-password: asks for the link to a new password. */
export function ForgotPasswordPage() {
  const close = useClose()
  const [email, setEmail] = useState('')
  const { submit, fail, ...state } = useSubmission()
  const isDone = state.phase === 'done'
  useAfter(SUCCESS_MS, isDone, close)

  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const fault = forgotFault(email)
    if (fault !== null) {
      fail(fault)
      return
    }
    const work = async () =>
      (await callServer(forgotPassword, { body: { email } })).message || 'Bitte prüfen Sie Ihre E-Mails.'
    void submit(work, error => formSentence(error, 'Anfrage fehlgeschlagen.'))
  }
  return (
    <RouteDialog title="Passwort vergessen">
      <Stack component="form" noValidate onSubmit={send} spacing={2}>
        <Typography>Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.</Typography>
        <TextField
          label="E-Mail"
          type="email"
          autoComplete="email"
          autoFocus
          required
          slotProps={{ inputLabel: { required: false } }}
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
        <FormMessage of={state} />
        <Button type="submit" variant="contained" loading={state.phase === 'running'} disabled={isDone}>
          Link anfordern
        </Button>
      </Stack>
    </RouteDialog>
  )
}
