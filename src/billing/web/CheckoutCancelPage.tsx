import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router'
import { PageFrame } from '#design/PageFrame.tsx'
import { useConfiguration } from '#shell/configuration.ts'

/** Where buyers come to who left the payment (2.14). */
export function CheckoutCancelPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { email } = useConfiguration().app.companyInfo
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true })
  }, [navigate, pathname, search])
  return (
    <PageFrame title="Bezahlung abgebrochen" narrow>
      <Typography>Es wurde nichts abgebucht.</Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        Ist etwas schiefgegangen oder haben Sie Fragen? Dann wenden Sie sich bitte an unseren Support
        {email && (
          <>
            : <Link href={`mailto:${email}`}>{email}</Link>
          </>
        )}
        .
      </Typography>
      <Button component={RouterLink} to="/buy" variant="contained">
        Zurück zum Angebot
      </Button>
    </PageFrame>
  )
}
