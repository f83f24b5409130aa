import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { TAPPABLE, TOKENS } from '#design/theme.ts'
import { useConfiguration } from '#shell/configuration.ts'
import { StartButton } from './home/StartButton.tsx'
import { JsonLd } from './JsonLd.tsx'
import { Limits } from './Limits.tsx'
import { BASIC, offersOf, PLUS } from './offers.ts'
import { Comparison } from './prices/Comparison.tsx'
import { PackageTier } from './prices/PackageTier.tsx'
import { productData } from './structuredData.ts'

/** Leistungen & Preise: everything that a buyer must know before he pays. */
export function PricesPage() {
  const configuration = useConfiguration()
  const { retention } = configuration
  return (
    <PageFrame
      title="Leistungen & Preise"
      lead="Sie bezahlen je Analyse, nicht nach Wert der Immobilie. Was die Vorschau zeigt, sehen Sie vorher; was der Bericht nicht kann, auch."
    >
      <Part id="basis" title="Basis-Pakete: einmal bezahlen">
        <PackageTier offers={offersOf(configuration, BASIC)} counted="Enthaltene Analysen" />
      </Part>
      <Part id="plus" title="Plus-Pakete: jeden Monat Credits">
        <PackageTier offers={offersOf(configuration, PLUS)} counted="Credits" />
        <Typography sx={{ mt: 2, maxWidth: TOKENS.column }}>
          Ein Credit ist eine vollständige Analyse. Nicht verbrauchte Credits bleiben Ihnen. Das Abonnement ist
          jederzeit zum Ende des bezahlten Monats kündbar, <AppLink to="/kuendigung">auch ohne Anmeldung</AppLink>.
        </Typography>
      </Part>
      <Typography sx={{ mt: 3, fontWeight: 650 }}>
        Alle Preise verstehen sich inkl. der gesetzlichen Mehrwertsteuer.
      </Typography>
      <FreeAnalyses count={configuration.freeAnalysesTotal} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
          columnGap: 8,
        }}
      >
        <Part id="vergleich" title="Vorschau und Bericht im Vergleich">
          <Comparison previewDays={retention.previewDays} reportDays={retention.reportDays} />
        </Part>
        <Part id="kauf" title="Was ein Kauf freischaltet">
          <Typography sx={{ maxWidth: TOKENS.column, mb: 2 }}>
            Mit der Zahlung werden alle Vorschauen in Ihrem Archiv, deren Frist noch läuft, zu vollständigen Berichten.
            Das kostet keine Analyse. Was Sie mit den gekauften Analysen hochladen, ist sofort vollständig. Schlägt eine
            Analyse fehl, bekommen Sie sie zurück. Die Rechnung kommt per E-Mail.
          </Typography>
          <Typography sx={{ maxWidth: TOKENS.column }}>
            Was in der Vorschau fehlt, ist nicht unscharf gestellt, sondern in der Datei nicht enthalten. Wie alles
            zusammen aussieht, zeigen das{' '}
            <AppLink to="/beispiel" sx={TAPPABLE}>
              Beispiel zum Ausprobieren
            </AppLink>{' '}
            und der{' '}
            <Link href="/demo/KI-Report_Demo.pdf" target="_blank" rel="noopener" sx={TAPPABLE}>
              Beispielbericht (PDF, 31 Seiten)
            </Link>
            .
          </Typography>
        </Part>
      </Box>
      <Part id="grenzen" title="Was der Bericht nicht kann">
        <Limits />
      </Part>
      <JsonLd data={productData(configuration)} />
    </PageFrame>
  )
}

/** @param count previews that a new account may have made */
function FreeAnalyses({ count }: { readonly count: number }) {
  const [title, text] =
    count > 0
      ? [
          `${count === 1 ? 'Eine Vorschau ist' : `${count} Vorschauen sind`} kostenlos`,
          'Jedes neue Konto sieht die Farbe der Ampel, den Inhalt und alle Eckdaten. Ohne Zahlungsdaten, und nichts verlängert sich von selbst.',
        ]
      : ['Erst ansehen, dann entscheiden', 'Die Vorschau zeigt die Farbe der Ampel, den Inhalt und alle Eckdaten.']
  return (
    <Box
      sx={{
        mt: 5,
        p: { xs: 3, md: 4 },
        bgcolor: TOKENS.paper,
        borderRadius: 1,
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { md: 'center' },
        justifyContent: 'space-between',
        gap: 3,
      }}
    >
      <Box>
        <Typography variant="h2" sx={{ fontSize: '1.375rem' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, maxWidth: '60ch' }}>{text}</Typography>
      </Box>
      <StartButton />
    </Box>
  )
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 2.5, scrollMarginTop: 96 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
