import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import { dayInGermany, timeInGermany } from '#kernel/germanTime.ts'
import { AppLink } from '#design/AppLink.tsx'
import { openDialog } from '#shell/dialogs.ts'

/** Over everything while the product is being worked on (4.5). Operators get in by their login. */
export function MaintenanceOverlay({
  maintenance: { message, until },
}: {
  readonly maintenance: { readonly message: string; readonly until: string | null }
}) {
  return (
    <Dialog open fullScreen aria-labelledby="wartung" transitionDuration={0}>
      <Box sx={{ m: 'auto', p: 3, maxWidth: 560, textAlign: 'center' }}>
        <Typography id="wartung" variant="h1" component="h2" sx={{ mb: 2 }}>
          Wartungsmodus
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', mb: 2 }}>{message}</Typography>
        {until !== null && <Typography>Voraussichtlich bis: {untilText(new Date(until))}</Typography>}
        <Button color="secondary" sx={{ mt: 4 }} onClick={() => openDialog('login')}>
          Login für Betreiber
        </Button>
        <Typography variant="body2" sx={{ mt: 4 }}>
          <AppLink to="/widerruf">Vertrag widerrufen</AppLink> · <AppLink to="/kuendigung">Abo kündigen</AppLink>
        </Typography>
      </Box>
    </Dialog>
  )
}

function untilText(until: Date): string {
  return `${dayInGermany(until)}, ${timeInGermany(until)} Uhr`
}
