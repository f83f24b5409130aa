import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { AppLink } from '#design/AppLink.tsx'
import { Section } from '#design/Section.tsx'
import { useConfiguration } from '#shell/configuration.ts'
import { Disclosure } from '../Disclosure.tsx'
import { StartButton } from './StartButton.tsx'

/** What is asked before the first upload; everything else is on /faq. */
export function Questions() {
  const { freeAnalysesTotal, retention } = useConfiguration()
  const questions = [
    {
      title: 'Was sehe ich in der kostenlosen Vorschau?',
      text: `Die Farbe der Ampel, das Inhaltsverzeichnis und das Kapitel „Eckdaten“ mit allen Fundstellen. Punktzahl, Preis, Verhandlung und Warnzeichen fehlen. Jedes neue Konto hat ${freeAnalysesTotal} solche Analysen.`,
    },
    {
      title: 'Woher weiß ich, dass die Antworten stimmen?',
      text: 'Jede Angabe aus dem Exposé steht mit Seite und Wortlaut im Bericht, jede Rechnung mit ihren Posten, jeder Steuersatz und jedes Preisniveau mit Quelle und Stand. Eine zweite, unabhängige Routine zählt alle Summen nach, bevor der Bericht entsteht.',
    },
    {
      title: 'Was geschieht mit meiner Datei?',
      text: `Sie wird gelesen und ${retention.uploadDays} Tage nach dem Bericht gelöscht. Freigeschaltete Berichte bleiben ${retention.reportDays} Tage in Ihrem Archiv, Vorschauen ${retention.previewDays} Tage.`,
    },
    {
      title: 'Schließe ich ein Abonnement ab?',
      text: 'Nein, nicht mit Mini, Midi oder Maxi: Sie bezahlen einmal. Bronze, Silber und Gold sind Abonnements, monatlich kündbar.',
    },
  ]
  return (
    <Section label="fragen">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
          columnGap: 8,
          rowGap: 3,
        }}
      >
        <Box>
          <Typography variant="h2" id="fragen" sx={{ mb: 1 }}>
            Häufige Fragen
          </Typography>
          <AppLink to="/faq" sx={{ display: 'inline-block', py: 1.5, fontWeight: 600 }}>
            Alle Fragen und Antworten
          </AppLink>
        </Box>
        <div>
          {questions.map(({ title, text }) => (
            <Disclosure key={title} title={title}>
              <Typography>{text}</Typography>
            </Disclosure>
          ))}
        </div>
      </Box>
      <Box
        sx={{
          mt: { xs: 5, md: 8 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 3,
        }}
      >
        <Typography variant="h2" component="p">
          Welches Exposé liegt vor Ihnen?
        </Typography>
        <StartButton />
      </Box>
    </Section>
  )
}
