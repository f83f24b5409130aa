import { Logout } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router'
import { PageFrame } from '#design/PageFrame.tsx'
import { leaveSession } from '#shell/leaveSession.ts'
import { AccountNavigation } from './page/AccountNavigation.tsx'
import { AddressSection } from './page/AddressSection.tsx'
import { DataSection } from './page/DataSection.tsx'
import { DeletionSection } from './page/DeletionSection.tsx'
import { LimitsSection } from './page/LimitsSection.tsx'
import { PaymentsSection } from './page/PaymentsSection.tsx'
import { ProfileSections } from './page/ProfileSections.tsx'
import { SessionsSection } from './page/SessionsSection.tsx'

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
