import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import { resetPassword } from '#contract/accounts.ts'
import { callServer } from '#shell/api.ts'
import { formSentence } from './faultSentences.ts'
import { FormMessage } from './FormMessage.tsx'
import { newPasswordFault } from './formFaults.ts'
import { NewPasswordFields, PASSWORD_RULES, REPEAT_RULES } from './NewPasswordFields.tsx'
import { useSubmission } from './useSubmission.ts'

export function ResetForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { register, handleSubmit, getValues, setValue, trigger, formState } = useForm({
    defaultValues: { password: '', repeat: '' },
    mode: 'onTouched',
  })
  const { errors, touchedFields } = formState
  const checkRepeat = () => touchedFields.repeat && void trigger('repeat')
  const { submit, fail, ...state } = useSubmission()
  const refuse = () => fail(newPasswordFault(getValues()) ?? 'Reset fehlgeschlagen.')
  const send = handleSubmit(({ password }) => {
    const work = async () => {
      const { message } = await callServer(resetPassword, { body: { token, newPassword: password } })
      onDone()
      return message || 'Passwort erfolgreich geändert.'
    }
    return submit(work, error => formSentence(error, 'Reset fehlgeschlagen.'))
  }, refuse)
  return (
    <Stack component="form" noValidate onSubmit={event => void send(event)} spacing={2} sx={{ pt: 1 }}>
      <NewPasswordFields
        password={register('password', { ...PASSWORD_RULES, onChange: checkRepeat })}
        repeat={register('repeat', REPEAT_RULES)}
        errors={errors}
        setValue={setValue}
      />
      <FormMessage of={state} />
      <Button type="submit" variant="contained" loading={state.phase === 'running'} disabled={state.phase === 'done'}>
        Passwort speichern
      </Button>
    </Stack>
  )
}
