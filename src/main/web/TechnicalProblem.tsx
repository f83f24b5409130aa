import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'

/** The whole app, when its configuration could not be loaded (2.2.9). */
export function TechnicalProblem() {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 3 }}>
      <Box role="alert" sx={{ maxWidth: 560, textAlign: 'center' }}>
        <Typography variant="h1" sx={{ mb: 2 }}>
          Technisches Problem
        </Typography>
        <Typography sx={{ mb: 1 }}>
          Die Verbindung zum Server ist fehlgeschlagen. Konfiguration konnte nicht geladen werden.
        </Typography>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          Im Moment steht keine Funktion zur Verfügung. Bitte laden Sie die Seite später neu.
        </Typography>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Seite neu laden
        </Button>
      </Box>
    </Box>
  )
}
