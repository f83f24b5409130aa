import Typography from '@mui/material/Typography'
import Box from '@mui/material/Box'
import { Section } from '#design/Section.tsx'
import { useConfiguration } from '#shell/configuration.ts'
import { PlainList } from '#design/PlainList.tsx'
import { TOKENS } from '#design/theme.ts'
import { FeatureCards } from './home/FeatureCards.tsx'
import { Hero } from './home/Hero.tsx'
import { PageSlider } from './home/PageSlider.tsx'
import { PriceTeaser } from './home/PriceTeaser.tsx'
import { Proof } from './home/Proof.tsx'
import { ProTeaser } from './home/ProTeaser.tsx'
import { Questions } from './home/Questions.tsx'
import { Steps } from './home/Steps.tsx'
import { Testimonials } from './home/Testimonials.tsx'
import { JsonLd } from './JsonLd.tsx'
import { Limits } from './Limits.tsx'
import { organizationData, productData } from './structuredData.ts'

/** Row 2.3.7. */
const STATS = [
  ['ca. 3 Min.', 'vom Upload bis zum Bericht'],
  ['1 Klick', 'startet die Analyse'],
  ['Keine Installation', 'läuft im Browser, auch am Handy'],
  ['PDF-Export', 'zum Drucken und Weitergeben'],
] as const

/** The start page (2.3): the product first, then the proof, how it goes, what it costs and what it cannot do. */
export function HomePage() {
  const configuration = useConfiguration()
  return (
    <>
      <Hero />
      <Proof />
      <Steps />
      <FeatureCards />
      <PageSlider />
      <PriceTeaser />
      <Section label="grenzen">
        <Typography variant="h2" id="grenzen" sx={{ mb: 3 }}>
          Was der Bericht nicht kann
        </Typography>
        <Limits />
      </Section>
      <Stats />
      <Testimonials />
      <ProTeaser />
      <Questions />
      <JsonLd data={organizationData(configuration)} />
      <JsonLd data={productData(configuration)} />
    </>
  )
}

function Stats() {
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
