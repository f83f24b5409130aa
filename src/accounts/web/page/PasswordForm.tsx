import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { changePassword } from '#contract/accountPage.ts'
import { callServer } from '#shell/api.ts'
import { formSentence } from '../faultSentences.ts'
import { FormMessage } from '../FormMessage.tsx'
import { newPasswordFault } from '../formFaults.ts'
import { NewPasswordFields, PASSWORD_RULES, REPEAT_RULES } from '../NewPasswordFields.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { useSubmission } from '../useSubmission.ts'
import { FORM_WIDTH } from './AccountSection.tsx'
import { SESSIONS } from './accountQueries.ts'

const EMPTY = { oldPassword: '', password: '', repeat: '' }

export function PasswordForm() {
  const queries = useQueryClient()
  const form = useForm({ defaultValues: EMPTY, mode: 'onTouched' })
  const { register, handleSubmit, getValues, setValue, reset, trigger, formState } = form
  const { errors, touchedFields } = formState
  const checkRepeat = () => touchedFields.repeat && void trigger('repeat')
  const { submit, fail, ...state } = useSubmission()
  const refuse = () => fail(newPasswordFault(getValues()) ?? 'Bitte geben Sie Ihr bisheriges Passwort ein.')
  const send = handleSubmit(({ oldPassword, password }) => {
    const work = async () => {
      const { message } = await callServer(changePassword, { body: { oldPassword, newPassword: password } })
      reset(EMPTY)
      // All others have ended.
      await queries.invalidateQueries({ queryKey: SESSIONS.queryKey })
      return message
    }
    return submit(work, error => formSentence(error, 'Das Passwort konnte nicht geändert werden.'))
  }, refuse)
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={event => void send(event)}
      spacing={2}
      sx={{ maxWidth: FORM_WIDTH, pt: 0.5 }}
    >
      <PasswordField
        label="Bisheriges Passwort"
        autoComplete="current-password"
        field={register('oldPassword', { validate: text => text !== '' || 'Bitte ein Passwort eingeben.' })}
        fault={errors.oldPassword}
      />
      <NewPasswordFields
        password={register('password', { ...PASSWORD_RULES, onChange: checkRepeat })}
        repeat={register('repeat', REPEAT_RULES)}
        errors={errors}
        setValue={setValue}
      />
      <FormMessage of={state} />
      <Button type="submit" variant="outlined" loading={state.phase === 'running'} sx={{ alignSelf: 'start' }}>
        Passwort ändern
      </Button>
    </Stack>
  )
}
