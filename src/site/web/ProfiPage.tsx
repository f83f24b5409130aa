import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { PlainList } from '#design/PlainList.tsx'
import { TOKENS } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'

/** Row 1.5. `now`: works today; else it is agreed on and set up by hand. */
const OFFERS: readonly { readonly title: string; readonly text: string; readonly now: boolean }[] = [
  {
    title: 'Bericht mit eigenem Logo',
    text: 'Name, Farbe und Logo Ihres Unternehmens auf dem Bericht. Quellen, Belege und der Hinweis auf die automatische Erstellung bleiben.',
    now: false,
  },
  {
    title: 'Erweiterte Funktionen',
    text: 'Mehr Dateien auf einmal, größere Dateien, mehr Analysen am Tag: Wir schalten Ihr Konto dafür frei.',
    now: true,
  },
  {
    title: 'Eigene Dashboards',
    text: 'Auswertungen über Ihre Objekte, zugeschnitten auf Ihre Fragen. Wir sprechen vorher ab, was sie zeigen und was das kostet.',
    now: false,
  },
  {
    title: 'Rollen und Rechte',
    text: 'Konten mit verschiedenen Rechten für Ihr Team: wer hochlädt, wer liest, wer kauft.',
    now: false,
  },
  {
    title: 'Persönlicher Kontakt',
    text: 'Eine Person, die Ihr Anliegen kennt, statt eines Formulars. Der erste Schritt ist eine E-Mail an die Adresse oben.',
    now: false,
  },
  {
    title: 'Partnerprogramm',
    text: 'Ein eigener Link auf unsere Seiten. Bestellungen, die darüber kommen, rechnen wir Ihnen zu, sobald sie bezahlt sind.',
    now: true,
  },
  {
    title: 'Eigene Promo-Codes',
    text: 'Nachlass in Prozent oder als fester Betrag für Ihre Kunden, auf Wunsch befristet oder für bestimmte Pakete.',
    now: true,
  },
  {
    title: 'Automatische Umsatzerfassung',
    text: 'Jede zugerechnete Bestellung wird von selbst verbucht, Rückzahlungen werden abgezogen. Die Abrechnung kommt je Monat, ohne Namen von Käufern.',
    now: true,
  },
]

/** The offer to professionals, honest about what is there and what is set up on request. */
export function ProfiPage() {
  const { name, companyInfo } = useConfiguration().app
  const email = companyInfo['email'] ?? ''
  const mail = `mailto:${email}?subject=${encodeURIComponent(`${name} für Profis`)}`
  return (
    <PageFrame
      title="Für Profis"
      lead="Für Makler, Investmentteams und Beratungen, die regelmäßig Exposés prüfen oder ihren Kunden eine zweite Meinung mitgeben wollen."
    >
      <Button href={mail} variant="contained" size="large" sx={{ minHeight: 52 }}>
        Angebot anfragen
      </Button>
      <Typography sx={{ mt: 1.5, mb: 5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        E-Mail an {email}
        {companyInfo['phone'] && <>, Telefon {companyInfo['phone']}</>}
      </Typography>
      <PlainList sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 5, rowGap: 3 }}>
        {OFFERS.map(({ title, text, now }) => (
          <Box component="li" key={title} sx={{ borderTop: `2px solid ${TOKENS.ink}`, pt: 1.5 }}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                justifyContent: 'space-between',
                columnGap: 2,
              }}
            >
              <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
                {title}
              </Typography>
              <Box sx={{ fontSize: '0.875rem', fontWeight: 650, color: now ? 'success.main' : 'text.secondary' }}>
                {now ? 'Verfügbar' : 'Auf Anfrage'}
              </Box>
            </Box>
            <Typography sx={{ mt: 0.75 }}>{text}</Typography>
          </Box>
        ))}
      </PlainList>
      <Box
        sx={{
          mt: 7,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          columnGap: 5,
          rowGap: 4,
        }}
      >
        <section>
          <Typography variant="h2" sx={{ mb: 2 }}>
            So fangen wir an
          </Typography>
          <Box component="ol" sx={{ m: 0, pl: 3, '& li': { mb: 1 } }}>
            <li>Sie schreiben uns, wie viele Exposés Sie im Monat prüfen und wofür.</li>
            <li>Wir schlagen Umfang und Preis vor. Vorher bleibt alles unverbindlich.</li>
            <li>Nach Ihrer Zusage richten wir Konto, Logo, Promo-Code oder Partnerlink ein.</li>
          </Box>
        </section>
        <section>
          <Typography variant="h2" sx={{ mb: 2 }}>
            Gleich anfangen
          </Typography>
          <Typography>
            Wer nur Analysen braucht, fängt ohne uns an: Die Plus-Pakete stehen auf{' '}
            <AppLink to="/prices">Leistungen &amp; Preise</AppLink>. Partner haben keinen Einfluss auf das Ergebnis
            eines Berichts.
          </Typography>
        </section>
      </Box>
    </PageFrame>
  )
}
