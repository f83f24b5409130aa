import Button from '@mui/material/Button'
import { openDialog } from '#shell/dialogs.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'

/** The one call to action of the start page (2.3.3). As wide in both states, so that nothing moves when the page wakes up. */
export function StartButton() {
  const isSignedIn = useSession(isLoggedIn)
  return (
    <Button
      variant="contained"
      size="large"
      onClick={() => openDialog(isSignedIn ? 'upload' : 'login')}
      sx={{ minHeight: 52, minWidth: 208, fontSize: '1.125rem' }}
    >
      {isSignedIn ? 'Jetzt Analyse starten' : 'Login & Upload'}
    </Button>
  )
}
