import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PlainList } from '#design/PlainList.tsx'
import { Section } from '#design/Section.tsx'
import { TOKENS } from '#design/theme.ts'

/** Row 2.3.2. */
const STEPS = [
  [
    'Exposé hochladen',
    'Das PDF vom Makler oder der Ausdruck der Anzeige aus dem Portal. Auch eingescannte Seiten werden gelesen.',
  ],
  [
    'KI-Analyse, etwa 3 Minuten',
    'Lage, Zustand, Preis, Recht, Energie, Vermietung: über 100 Fragen, jede mit Beleg, Rechenweg oder Quelle.',
  ],
  [
    'PDF-Bericht erhalten',
    'Ampel mit Gründen, Preisspanne, Nebenkosten, Warnzeichen, Aufgaben und eine fertige E-Mail an den Anbieter.',
  ],
  [
    'Kaufen oder nachverhandeln',
    'Mit Erstgebot, Ziel und Schmerzgrenze und den Stellen im Exposé, auf die Sie sich berufen können.',
  ],
] as const

export function Steps() {
  return (
    <Section label="ablauf">
      <Typography variant="h2" id="ablauf">
        In vier Schritten zur Entscheidung
      </Typography>
      <PlainList
        ordered
        sx={{
          mt: 4,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          columnGap: 4,
          rowGap: 3,
        }}
      >
        {STEPS.map(([title, text], at) => (
          <Box component="li" key={title} sx={{ borderTop: `2px solid ${TOKENS.ink}`, pt: 1.5 }}>
            <Box aria-hidden sx={{ color: 'primary.main', fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 }}>
              {at + 1}
            </Box>
            <Typography variant="h3" sx={{ mt: 0.5, mb: 0.75 }}>
              {title}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </Box>
        ))}
      </PlainList>
    </Section>
  )
}
