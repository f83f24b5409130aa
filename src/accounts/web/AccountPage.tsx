import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Download, Logout } from '#design/icons.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { leaveSession } from '#shell/leaveSession.ts'
import { exportData } from '#contract/export.ts'
import { callServer } from '#shell/api.ts'
import { saveFile } from '#shell/saveFile.ts'
import { requestDeletion } from '#contract/accounts.ts'
import { AccountNavigation } from './page/AccountNavigation.tsx'
import { AddressSection } from './page/AddressSection.tsx'
import { LimitsSection } from './page/LimitsSection.tsx'
import { PaymentsSection } from './page/PaymentsSection.tsx'
import { ProfileSections } from './page/ProfileSections.tsx'
import { SessionsSection } from './page/SessionsSection.tsx'
import { formSentence } from './faultSentences.ts'
import { FormMessage } from './FormMessage.tsx'
import { useSubmission } from './useSubmission.ts'
import { AccountSection } from './page/AccountSection.tsx'
import { PROFILE } from './page/accountQueries.ts'
import { DeletedThings } from './page/DeletedThings.tsx'

/** /account: all that somebody can see and change of himself. */
export function AccountPage() {
  const navigate = useNavigate()
  // First away from what only a user may see.
  const logout = () => {
    void navigate('/')
    leaveSession()
  }
  return (
    <PageFrame title="Konto">
      <Box
        sx={{ display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: { xs: '1fr', md: '220px minmax(0, 1fr)' } }}
      >
        <AccountNavigation />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <LimitsSection />
          <ProfileSections />
          <AddressSection />
          <PaymentsSection />
          <SessionsSection />
          <DataSection />
          <DeletionSection />
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<Logout />}
            onClick={logout}
            sx={{ justifySelf: 'start' }}
          >
            Logout
          </Button>
        </Box>
      </Box>
    </PageFrame>
  )
}

/** All that we keep of somebody, for himself (Art. 15, 20 DSGVO). */
function DataSection() {
  const { submit, ...state } = useSubmission()
  const work = async () => {
    const { blob, filename } = await callServer(exportData)
    saveFile(blob, filename ?? 'meine-daten.zip')
    return 'Ihre Daten sind heruntergeladen.'
  }
  return (
    <AccountSection
      id="daten"
      title="Ihre Daten"
      lead="Alles, was wir zu Ihrem Konto gespeichert haben, mit allen Berichten in einer ZIP-Datei (Art. 15 und 20 DSGVO)."
    >
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          loading={state.phase === 'running'}
          onClick={() => void submit(work, error => formSentence(error, 'Ihre Daten konnten nicht geladen werden.'))}
        >
          Alle Daten herunterladen
        </Button>
        <FormMessage of={state} />
      </Stack>
    </AccountSection>
  )
}

/** The deletion needs a link that goes to the account's own mailbox: an open window alone does not do it. */
function DeletionSection() {
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
