import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { AppLink } from '#design/AppLink.tsx'
import { closeDialog } from '#shell/dialogs.ts'

/** How many analyses are left, free and paid. */
export function RemainingAnalyses({ left }: { readonly left: number }) {
  if (left > 0) {
    return (
      <Typography>
        Verbleibende Analysen: <strong>{left}</strong>
      </Typography>
    )
  }
  return (
    <Alert severity="warning">
      Verbleibende Analysen: <strong>0</strong>. Unter{' '}
      <AppLink to="/buy" color="inherit" onClick={() => closeDialog('upload')}>
        Kaufen
      </AppLink>{' '}
      finden Sie Pakete mit weiteren Analysen.
    </Alert>
  )
}
