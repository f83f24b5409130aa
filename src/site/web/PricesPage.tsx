import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AppLink } from '#design/AppLink.tsx'
import { PageFrame } from '#design/PageFrame.tsx'
import { TOKENS } from '#design/theme.ts'
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
  const { freeAnalysesTotal, retention } = configuration
  return (
    <PageFrame
      title="Leistungen & Preise"
      lead="Sie bezahlen je Analyse, nicht nach Wert der Immobilie. Was die Vorschau zeigt, sehen Sie vorher; was der Bericht nicht kann, auch."
    >
      <Part id="kostenlos" title="Kostenlos ansehen">
        <Typography sx={{ maxWidth: TOKENS.column, mb: 3 }}>
          {freeAnalysesTotal > 0
            ? `Jedes neue Konto hat ${freeAnalysesTotal === 1 ? 'eine kostenlose Analyse' : `${freeAnalysesTotal} kostenlose Analysen`}. Das Ergebnis ist eine Vorschau mit der Farbe der Ampel, dem Inhalt und allen Eckdaten. Zahlungsdaten brauchen Sie dafür nicht, und nichts verlängert sich von selbst.`
            : 'Das Ergebnis einer Analyse ist zunächst eine Vorschau mit der Farbe der Ampel, dem Inhalt und allen Eckdaten.'}
        </Typography>
        <StartButton />
      </Part>
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
      <Part id="kauf" title="Was ein Kauf freischaltet">
        <Typography sx={{ maxWidth: TOKENS.column }}>
          Mit der Zahlung werden alle Vorschauen in Ihrem Archiv, deren Frist noch läuft, zu vollständigen Berichten.
          Das kostet keine Analyse. Was Sie danach hochladen, ist sofort vollständig. Schlägt eine Analyse fehl,
          bekommen Sie sie zurück. Die Rechnung kommt per E-Mail.
        </Typography>
      </Part>
      <Part id="vergleich" title="Vorschau und Bericht im Vergleich">
        <Comparison previewDays={retention.previewDays} reportDays={retention.reportDays} />
        <Typography sx={{ mt: 2, maxWidth: TOKENS.column }}>
          Was in der Vorschau fehlt, ist nicht unscharf gestellt, sondern in der Datei nicht enthalten. Wie alles
          zusammen aussieht, zeigt der{' '}
          <Link href="/demo/KI-Report_Demo.pdf" target="_blank" rel="noopener">
            Beispielbericht (PDF, 31 Seiten)
          </Link>
          .
        </Typography>
      </Part>
      <Part id="grenzen" title="Was der Bericht nicht kann">
        <Limits />
      </Part>
      <JsonLd data={productData(configuration)} />
    </PageFrame>
  )
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 5, md: 7 }, '&:first-of-type': { mt: 0 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 2.5, scrollMarginTop: 96 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
