import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { longDayInGermany } from '#kernel/germanTime.ts'
import { changeProfile } from '#contract/accountPage.ts'
import { AppLink } from '#design/AppLink.tsx'
import { callServer } from '#shell/api.ts'
import { renameUser } from '#shell/session.ts'
import { FormField } from '../FormField.tsx'
import { FormMessage } from '../FormMessage.tsx'
import { formSentence } from '../faultSentences.ts'
import { AccountSection, FORM_WIDTH } from './AccountSection.tsx'
import { EmailForm } from './EmailForm.tsx'
import { Loaded } from './Loaded.tsx'
import { MailSettings } from './MailSettings.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PROFILE, type Profile } from './accountQueries.ts'
import { useSubmission } from '../useSubmission.ts'

/** Who somebody is for us, how he gets in, and what we may write to him. */
export function ProfileSections() {
  const profile = useQuery(PROFILE)
  const since = profile.data && `Ihr Konto gibt es seit dem ${longDayInGermany(new Date(profile.data.createdAt))}.`
  return (
    <>
      <AccountSection id="person" title="Name und E-Mail-Adresse" lead={since}>
        <Loaded query={profile} height={430}>
          {data => (
            <Box sx={{ display: 'grid', gap: 4, maxWidth: FORM_WIDTH, pt: 0.5 }}>
              <NameForm profile={data} />
              <EmailForm profile={data} />
            </Box>
          )}
        </Loaded>
      </AccountSection>
      <AccountSection id="passwort" title="Passwort" lead="Nach einer Änderung enden alle Anmeldungen außer dieser.">
        <Loaded query={profile} height={320}>
          {({ hasPassword }) => (hasPassword ? <PasswordForm /> : <GoogleOnly />)}
        </Loaded>
      </AccountSection>
      <AccountSection
        id="mails"
        title="Benachrichtigungen"
        lead="E-Mails zu Anmeldung, Kauf und Widerruf kommen immer."
      >
        <Loaded query={profile} height={100}>
          {data => <MailSettings profile={data} />}
        </Loaded>
      </AccountSection>
    </>
  )
}

function GoogleOnly() {
  return (
    <Typography>
      Sie melden sich mit Google an und haben bei uns noch kein Passwort. Über{' '}
      <AppLink to="/forgot-password">Passwort vergessen</AppLink> legen Sie eines fest.
    </Typography>
  )
}

function NameForm({ profile }: { readonly profile: Profile }) {
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
