import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Ampel } from '#design/Ampel.tsx'
import { Section } from '#design/Section.tsx'
import { Definitions } from '#design/Definitions.tsx'
import { TOKENS } from '#design/theme.ts'
import { PROOF } from './demoReport.ts'

/** An answer with its marked quote: what the product does that others do not. */
export function Proof() {
  return (
    <Section quiet label="beleg">
      <Typography variant="h2" id="beleg" sx={{ maxWidth: '24ch' }}>
        Kein Zitat, keine Behauptung
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: TOKENS.column }}>
        Jede Antwort zeigt, worauf sie sich stützt: auf eine Stelle im Exposé, auf einen Rechenweg oder auf eine Quelle
        mit Stand. Was fehlt, wird nicht erraten, sondern zur Frage an den Anbieter.
      </Typography>
      <Box
        sx={{
          mt: 4,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: { xs: 3, md: 5 },
          alignItems: 'start',
        }}
      >
        <ExposéPage />
        <Answer />
      </Box>
    </Section>
  )
}

function ExposéPage() {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        sx={{
          bgcolor: '#fff',
          border: `1px solid ${TOKENS.line}`,
          boxShadow: TOKENS.shadow,
          px: { xs: 2.5, sm: 4 },
          py: 3,
        }}
      >
        <Typography sx={{ color: '#35605A', fontWeight: 700, fontSize: '1.25rem', mb: 1.5 }}>
          Objektbeschreibung
        </Typography>
        <Typography sx={{ lineHeight: 1.75 }}>
          {PROOF.before}
          <Box
            component="mark"
            sx={{
              bgcolor: '#FDE6E4',
              color: 'inherit',
              boxShadow: 'inset 0 -2px 0 #D32F2F',
              py: '2px',
              boxDecorationBreak: 'clone',
            }}
          >
            {PROOF.quote}
          </Box>
          {PROOF.after}
        </Typography>
      </Box>
      <Box component="figcaption" sx={{ mt: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>
        Aus dem Exposé des Beispiels (erfunden), Seite {PROOF.page}
      </Box>
    </Box>
  )
}

const STEPS = [
  ['Beleg', `„${PROOF.quote}“ (Exposé, Seite ${PROOF.page})`],
  ['Folge', PROOF.consequence],
  ['Kosten', `${PROOF.cost}: ${PROOF.costSource}`],
  [
    'Zu tun',
    'In der Verhandlung ist das ein belegter Posten: Stelle im Exposé, Betrag und Quelle stehen im Bericht nebeneinander.',
  ],
] as const

function Answer() {
  return (
    <Box>
      <Box sx={{ fontSize: '0.9375rem' }}>
        <Ampel light="gelb" />{' '}
        <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          belegt
        </Box>
      </Box>
      <Typography variant="h3" sx={{ mt: 0.5, mb: 1.5 }}>
        {PROOF.question}
      </Typography>
      <Definitions rows={STEPS} columns="4.5em 1fr" rowSx={{ py: 1.25 }} />
    </Box>
  )
}
