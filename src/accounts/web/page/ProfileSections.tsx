import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '#design/AppLink.tsx'
import { germanLongDay } from '#design/germanFormat.ts'
import { AccountSection, FORM_WIDTH } from './AccountSection.tsx'
import { PROFILE } from './accountQueries.ts'
import { EmailForm } from './EmailForm.tsx'
import { Loaded } from './Loaded.tsx'
import { MailSettings } from './MailSettings.tsx'
import { NameForm } from './NameForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** Who somebody is for us, how he gets in, and what we may write to him. */
export function ProfileSections() {
  const profile = useQuery(PROFILE)
  const since = profile.data && `Ihr Konto gibt es seit dem ${germanLongDay(new Date(profile.data.createdAt))}.`
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
