import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { AmpelRow } from '#design/Ampel.tsx'
import { germanNumber, wholeEuro } from '#design/germanFormat.ts'
import { TOKENS } from '#design/theme.ts'
import type { Analysis } from './reportData.ts'

/** What the report decides: Ampel, score, one sentence, four figures. */
export function Findings({
  analysis,
  verdict,
  notes,
}: {
  readonly analysis: Analysis
  readonly verdict: string
  readonly notes: readonly string[]
}) {
  const { rating } = analysis
  if (!rating) return null
  return (
    <Box component="section" aria-label="Ergebnis" sx={{ bgcolor: TOKENS.paper, borderRadius: 1, p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5, mb: 1.5 }}>
        <Typography component="p" sx={{ fontSize: '1.25rem' }}>
          <AmpelRow light={rating.light} />
        </Typography>
        <Typography component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 700 }}>
            {rating.score}
          </Box>{' '}
          von 100 Punkten
        </Typography>
      </Box>
      <Typography sx={{ fontSize: '1.125rem', maxWidth: TOKENS.column, mb: 2.5 }}>{verdict}</Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', m: 0, mb: 2 }}
      >
        {figuresOf(analysis).map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      {notes.map(note => (
        <Typography key={note} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </Box>
  )
}

function figuresOf({ price, negotiation, rating }: Analysis): [string, string][] {
  const euros = (value: number) => wholeEuro(value * 100)
  const target = negotiation?.ladder?.ziel
  return [
    ['Angebotspreis', typeof price?.asking === 'number' ? euros(price.asking) : 'nicht im Exposé'],
    ['Schätzung', price?.estimate ? `${euros(price.estimate.low)} bis ${euros(price.estimate.high)}` : 'keine'],
    ['Ziel der Verhandlung', target ? euros(target.price) : 'keines'],
    ['Belegquote', `${germanNumber(Math.round((rating?.evidenceShare ?? 0) * 100))}\u00a0%`],
  ]
}
