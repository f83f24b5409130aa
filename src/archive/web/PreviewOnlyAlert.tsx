import Alert from '@mui/material/Alert'
import { AppLink } from '#design/AppLink.tsx'

/** Where at least one successful analysis is not paid for (2.10.2). */
export function PreviewOnlyAlert() {
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      Einige Ihrer Analysen sind nur eine Vorschau, in der Seiten absichtlich fehlen. Mit dem{' '}
      <AppLink to="/buy" color="inherit">
        Kauf eines Analysepakets
      </AppLink>{' '}
      schalten Sie alle vollständig frei, einschließlich des vollständigen PDF-Downloads. Es gilt die{' '}
      <AppLink to="/widerrufsbelehrung" color="inherit">
        Widerrufsbelehrung
      </AppLink>
      .
    </Alert>
  )
}
