import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Ampel } from '#design/Ampel.tsx'
import { PlainList } from '#design/PlainList.tsx'
import { Part } from '#design/Part.tsx'
import { TOKENS } from '#design/theme.ts'
import { AnswerLine } from './AnswerLine.tsx'
import type { LockedReport } from './reportData.ts'

type Inside = NonNullable<LockedReport['preview']['inside']>

/** How much the full report holds of this very exposé. */
export function InsideCounts({ inside: { red, yellow, open, places } }: { readonly inside: Inside }) {
  const counts = [
    { count: red, name: red === 1 ? 'roter Punkt' : 'rote Punkte' },
    { count: yellow, name: yellow === 1 ? 'gelber Punkt' : 'gelbe Punkte' },
    { count: open, name: open === 1 ? 'offene Frage' : 'offene Fragen' },
    { count: places, name: places === 1 ? 'Fundstelle' : 'Fundstellen' },
  ]
  return (
    <PlainList
      aria-label="Was der vollständige Bericht enthält"
      sx={{ mb: 2.5, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' } }}
    >
      {counts.map(({ count, name }) => (
        <li key={name}>
          <Box component="span" sx={{ display: 'block', fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 }}>
            {count}
          </Box>{' '}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
        </li>
      ))}
    </PlainList>
  )
}

/** One answer as the full report has all of them: the exposé's own words with their page. Only green ones are given away. */
export function SampleAnswer({ sample }: { readonly sample: NonNullable<Inside['sample']> }) {
  const { question, answer, reason, formula, source, proof } = sample
  return (
    <Part id="probe" title="Eine Antwort als Probe" sx={{ mb: 4 }}>
      <Box sx={{ border: `1px solid ${TOKENS.line}`, borderRadius: 1, p: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {question}
        </Typography>
        <Typography sx={{ fontSize: '1.25rem', fontWeight: 650 }}>{answer}</Typography>
        <Typography component="p" variant="body2" sx={{ mb: 1.5 }}>
          <Ampel light="grün" />
        </Typography>
        {reason !== undefined && <Typography sx={{ mb: 1.5 }}>{reason}</Typography>}
        <Box
          component="figure"
          sx={{ m: 0, px: 1.5, py: 0.75, bgcolor: TOKENS.paper, borderLeft: `3px solid ${TOKENS.red}` }}
        >
          <Typography component="blockquote" sx={{ m: 0 }}>
            „{proof.quote}“
          </Typography>
          <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
            Exposé, Seite {proof.page}
          </Typography>
        </Box>
        <Box component="dl" sx={{ mt: 1.5, mb: 0, '& dd': { m: 0, mb: 1 } }}>
          {formula && <AnswerLine label="So gerechnet" text={formula} />}
          {source && <AnswerLine label="Quelle" text={source} />}
        </Box>
      </Box>
    </Part>
  )
}
