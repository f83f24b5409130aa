import { germanEuro } from '#kernel/germanNumber.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { Section } from '#design/Section.tsx'
import { TOKENS } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { BASIC, offersOf } from '../offers.ts'

/** What it costs, in one look; the rest is on /prices. */
export function PriceTeaser() {
  const configuration = useConfiguration()
  const offers = offersOf(configuration, BASIC)
  const { freeAnalysesTotal } = configuration
  return (
    <Section quiet label="kosten">
      <Typography variant="h2" id="kosten">
        Was es kostet
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: TOKENS.column }}>
        {freeAnalysesTotal > 0 && 'Die Vorschau ist kostenlos. '}
        Bezahlt wird je Paket, ohne Abonnement und ohne weitere Kosten. Ein Kauf schaltet auch alle Vorschauen frei, die
        noch in Ihrem Archiv liegen.
      </Typography>
      <Box
        sx={{
          mt: 4,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          columnGap: 4,
          rowGap: 2,
        }}
      >
        {offers.map(({ alias, name, cents, count, perAnalysis }) => (
          <Box key={alias} sx={{ borderTop: `2px solid ${TOKENS.ink}`, pt: 1.5 }}>
            <Typography variant="h3">{name}</Typography>
            <Box sx={{ fontSize: '1.75rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums', mt: 0.5 }}>
              {germanEuro(cents)}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {count === 1 ? '1 Analyse' : `${count} Analysen, je ${germanEuro(perAnalysis)}`}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5 }}>
        <Button component={Link} to="/prices" variant="outlined" color="secondary">
          Alle Leistungen &amp; Preise
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Alle Preise inkl. der gesetzlichen Mehrwertsteuer.
        </Typography>
      </Box>
    </Section>
  )
}
