import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { AppLink } from '#design/AppLink.tsx'
import { TOKENS } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { Claims } from './Claims.tsx'
import { DecisionSheet } from './DecisionSheet.tsx'
import { DropPlace } from './DropPlace.tsx'
import { StartButton } from './StartButton.tsx'

/** The claim, and beside it the product itself. */
export function Hero() {
  const { app, freeAnalysesTotal } = useConfiguration()
  return (
    <Box
      component="section"
      aria-label="Worum es geht"
      sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 4, md: 8 }, pb: { xs: 5, md: 9 } }}
    >
      <Box
        sx={{
          maxWidth: TOKENS.content,
          mx: 'auto',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 10fr) minmax(0, 9fr)' },
          columnGap: 8,
          rowGap: 6,
          alignItems: 'center',
        }}
      >
        <Box>
          <Claims />
          <Typography sx={{ mt: 2, fontSize: { xs: '1.0625rem', md: '1.1875rem' }, maxWidth: '48ch' }}>
            {app.name} liest das Exposé der Wohnung, des Hauses oder Grundstücks, das Sie kaufen wollen. Sie bekommen
            einen Bericht mit Ampel, Preisspanne, allen Nebenkosten und Ihren Argumenten. Was im Exposé steht, nennt er
            mit Seite und Wortlaut.
          </Typography>
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1 }}>
            <StartButton />
            <AppLink to="/beispiel" sx={{ py: 1.25, fontWeight: 600 }}>
              Beispiel ansehen
            </AppLink>
            <AppLink to="/prices" sx={{ py: 1.25, fontWeight: 600 }}>
              Leistungen &amp; Preise
            </AppLink>
          </Box>
          <DropPlace />
          {freeAnalysesTotal > 0 && (
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {freeAnalysesTotal === 1 ? 'Eine Analyse' : `${freeAnalysesTotal} Analysen`} als Vorschau kostenlos, ohne
              Zahlungsdaten.
            </Typography>
          )}
        </Box>
        <DecisionSheet />
      </Box>
    </Box>
  )
}
