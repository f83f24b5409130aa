import { PlainList } from '#design/PlainList.tsx'
import { EuroOutlined as EuroIcon, HomeOutlined as HomeIcon, InsightsOutlined as TrendIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Section } from '#design/Section.tsx'
import { TOKENS } from '#design/theme.ts'

/** Row 2.3.4. What a chapter of the report holds, not more. */
const CARDS = [
  {
    icon: HomeIcon,
    title: 'Objekt und Zustand',
    text: 'Was verkauft wird und was nach Alter fällig ist.',
    items: [
      'Alle Eckdaten mit Fundstelle',
      'Sanierungskosten je Gewerk als Spanne',
      'Energie und gesetzliche Pflichten',
      'Checkliste für die Besichtigung',
    ],
  },
  {
    icon: EuroIcon,
    title: 'Preisindikator',
    text: 'Was ein solches Objekt am Ort voraussichtlich kostet.',
    items: [
      'Preisspanne mit Rechenweg und Quellen',
      'Erstgebot, Ziel und Schmerzgrenze',
      'Kaufnebenkosten Posten für Posten',
      'Preise, bei denen die Ampel wechselt',
    ],
  },
  {
    icon: TrendIcon,
    title: 'Rendite und Risiken',
    text: 'Was es einbringt und was daran gefährlich ist.',
    items: [
      'Miete, Cashflow und Steuer, wo Daten da sind',
      'Darlehen, Rate und Restschuld',
      'Warnzeichen mit Zitat und Folge',
      'Was das Exposé verschweigt',
    ],
  },
] as const

export function FeatureCards() {
  return (
    <Section quiet label="leistungen">
      <Typography variant="h2" id="leistungen">
        Was der Bericht Ihnen sagt
      </Typography>
      <Box sx={{ mt: 4, display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, gap: 3 }}>
        {CARDS.map(({ icon: Icon, title, text, items }) => (
          <Box key={title} sx={{ bgcolor: '#fff', borderRadius: 1, boxShadow: TOKENS.shadow, p: 3 }}>
            <Icon aria-hidden sx={{ color: 'primary.main', fontSize: 32 }} />
            <Typography variant="h3" sx={{ mt: 1 }}>
              {title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {text}
            </Typography>
            <PlainList sx={{ mt: 1.5 }}>
              {items.map(item => (
                <Box
                  component="li"
                  key={item}
                  sx={{ py: 0.75, borderTop: `1px solid ${TOKENS.line}`, fontSize: '1rem' }}
                >
                  {item}
                </Box>
              ))}
            </PlainList>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
