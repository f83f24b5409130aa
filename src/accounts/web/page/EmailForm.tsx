import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useForm } from 'react-hook-form'
import { changeEmail } from '#contract/accountPage.ts'
import { callServer } from '#shell/api.ts'
import { formSentence } from '../faultSentences.ts'
import { FormField } from '../FormField.tsx'
import { FormMessage } from '../FormMessage.tsx'
import { forgotFault } from '../formFaults.ts'
import { PasswordField } from '../PasswordField.tsx'
import { useSubmission } from '../useSubmission.ts'
import type { Profile } from './accountQueries.ts'

const EMPTY = { newEmail: '', password: '' }

/** A new address counts when its owner has opened the link that goes there. */
export function EmailForm({ profile: { email, hasPassword } }: { readonly profile: Profile }) {
  const { register, handleSubmit, reset } = useForm({ defaultValues: EMPTY })
  const { submit, fail, ...state } = useSubmission()
  const send = handleSubmit(body => {
    const fault = forgotFault(body.newEmail)
    if (fault !== null) {
      fail(fault)
      return
    }
    const work = async () => {
      const { message } = await callServer(changeEmail, { body })
      reset(EMPTY)
      return message
    }
    return submit(work, error => formSentence(error, 'Die E-Mail-Adresse konnte nicht geändert werden.'))
  })
  return (
    <Stack component="form" noValidate onSubmit={event => void send(event)} spacing={2}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Sie melden sich an mit <strong>{email}</strong>.
      </Typography>
      <FormField label="Neue E-Mail-Adresse" type="email" autoComplete="email" field={register('newEmail')} />
      {hasPassword && (
        <PasswordField
          label="Ihr Passwort"
          autoComplete="current-password"
          helperText="Damit niemand außer Ihnen die Adresse ändert."
          field={register('password')}
        />
      )}
      <FormMessage of={state} />
      <Button type="submit" variant="outlined" loading={state.phase === 'running'} sx={{ alignSelf: 'start' }}>
        E-Mail-Adresse ändern
      </Button>
    </Stack>
  )
}
