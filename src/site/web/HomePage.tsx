import Typography from '@mui/material/Typography'
import { Section } from '#design/Section.tsx'
import { useConfiguration } from '#shell/configuration.ts'
import { FeatureCards } from './home/FeatureCards.tsx'
import { Hero } from './home/Hero.tsx'
import { PageSlider } from './home/PageSlider.tsx'
import { PriceTeaser } from './home/PriceTeaser.tsx'
import { Proof } from './home/Proof.tsx'
import { ProTeaser } from './home/ProTeaser.tsx'
import { Questions } from './home/Questions.tsx'
import { Stats } from './home/Stats.tsx'
import { Steps } from './home/Steps.tsx'
import { Testimonials } from './home/Testimonials.tsx'
import { JsonLd } from './JsonLd.tsx'
import { Limits } from './Limits.tsx'
import { organizationData, productData } from './structuredData.ts'

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
