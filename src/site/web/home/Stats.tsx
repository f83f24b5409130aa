import Box from '@mui/material/Box'
import { PlainList } from '#design/PlainList.tsx'
import { Section } from '#design/Section.tsx'
import { TOKENS } from '#design/theme.ts'

/** Row 2.3.7. */
const STATS = [
  ['ca. 3 Min.', 'vom Upload bis zum Bericht'],
  ['1 Klick', 'startet die Analyse'],
  ['Keine Installation', 'läuft im Browser, auch am Handy'],
  ['PDF-Export', 'zum Drucken und Weitergeben'],
] as const

export function Stats() {
  return (
    <Section>
      <PlainList
        aria-label="Auf einen Blick"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          columnGap: { xs: 2, sm: 4 },
          rowGap: 3,
        }}
      >
        {STATS.map(([figure, meaning]) => (
          <Box component="li" key={figure} sx={{ borderTop: `2px solid ${TOKENS.ink}`, pt: 1.5 }}>
            <Box sx={{ fontSize: 'clamp(1.125rem, 0.9rem + 1.1vw, 1.625rem)', fontWeight: 700, lineHeight: 1.2 }}>
              {figure}
            </Box>
            <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}>{meaning}</Box>
          </Box>
        ))}
      </PlainList>
    </Section>
  )
}
