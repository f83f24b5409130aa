import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { changeProfile } from '#contract/accountPage.ts'
import { callServer } from '#shell/api.ts'
import { renameUser } from '#shell/session.ts'
import { formSentence } from '../faultSentences.ts'
import { FormField } from '../FormField.tsx'
import { FormMessage } from '../FormMessage.tsx'
import { useSubmission } from '../useSubmission.ts'
import { PROFILE, type Profile } from './accountQueries.ts'

export function NameForm({ profile }: { readonly profile: Profile }) {
  const queries = useQueryClient()
  const { register, handleSubmit, formState } = useForm({ values: { name: profile.name } })
  const { submit, ...state } = useSubmission()
  const send = handleSubmit(({ name }) => {
    const work = async () => {
      const changed = await callServer(changeProfile, { body: { name } })
      queries.setQueryData(PROFILE.queryKey, changed)
      renameUser(changed.name)
      return 'Ihr Name ist gespeichert. Er steht auf neuen Rechnungen und in unseren E-Mails.'
    }
    return submit(work, error => formSentence(error, 'Ihr Name konnte nicht gespeichert werden.'))
  })
  return (
    <Stack component="form" noValidate onSubmit={event => void send(event)} spacing={2}>
      <FormField label="Name" autoComplete="name" field={register('name')} fault={formState.errors.name} />
      <FormMessage of={state} />
      <Button type="submit" variant="outlined" loading={state.phase === 'running'} sx={{ alignSelf: 'start' }}>
        Name speichern
      </Button>
    </Stack>
  )
}
