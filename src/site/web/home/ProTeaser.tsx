import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { Section } from '#design/Section.tsx'

/** Row 2.3.7: leads to /profi. */
export function ProTeaser() {
  return (
    <Section label="profis">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' },
          gap: 3,
          alignItems: 'center',
          bgcolor: 'secondary.main',
          color: '#fff',
          borderRadius: 1,
          p: { xs: 3, md: 5 },
        }}
      >
        <Box>
          <Typography variant="h2" id="profis">
            Für Makler, Berater und Investmentteams
          </Typography>
          <Typography sx={{ mt: 1.5, maxWidth: '60ch' }}>
            Berichte mit eigenem Logo, höhere Grenzen für Uploads, Partnerprogramm mit eigenen Promo-Codes und
            Abrechnung je Monat.
          </Typography>
        </Box>
        <Box sx={{ justifySelf: { md: 'end' } }}>
          <Button
            component={Link}
            to="/profi"
            variant="outlined"
            sx={{
              color: '#fff',
              borderColor: '#fff',
              '&:hover': { borderColor: '#fff', bgcolor: 'rgba(255,255,255,.08)' },
            }}
          >
            Angebot für Profis
          </Button>
        </Box>
      </Box>
    </Section>
  )
}
