import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Ampel } from '#design/Ampel.tsx'
import { TOKENS } from '#design/theme.ts'
import type { PageSource } from '../pageSource.ts'
import type { ShownReport } from '../reportData.ts'
import { OfferHead } from './OfferHead.tsx'
import { useOfferPicture } from './useOfferPicture.ts'

/** What the report decides, before everything else: verdict, reason, and the three amounts that a buyer lives with. */
export function DecisionHead({ report, source }: { readonly report: ShownReport; readonly source: PageSource }) {
  const { analysis, screen, pagesUntil } = report
  const picture = useOfferPicture(source, pagesUntil !== null)
  const { rating } = analysis
  if (!rating) return null
  const { headline = null, reason = screen.verdict, advice = null, figures = [], steps = [] } = screen.decision ?? {}
  const [firstStep] = steps
  return (
    <OfferHead
      picture={picture}
      notes={`${rating.score} von 100 Punkten innerhalb der Farbe. ${screen.notes.join(' ')}`}
    >
      <Typography component="p" sx={{ mb: 0.5 }}>
        <Ampel light={rating.light} />
      </Typography>
      {headline !== null && (
        <Typography variant="h2" component="p" sx={{ mb: 1 }}>
          {headline}
        </Typography>
      )}
      <Typography sx={{ fontSize: '1.125rem', maxWidth: TOKENS.column, mb: 1 }}>{reason}</Typography>
      {advice !== null && (
        <Typography sx={{ display: { xs: 'none', md: 'block' }, maxWidth: TOKENS.column, mb: 2 }}>{advice}</Typography>
      )}
      {firstStep && (
        // On a phone the list of steps is far below.
        <Box sx={{ display: { md: 'none' }, p: 1.5, mb: 2, border: `1px solid ${TOKENS.line}`, borderRadius: 1 }}>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            Als Nächstes
          </Typography>
          <Typography sx={{ fontWeight: 650 }}>{firstStep.text}</Typography>
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
          m: 0,
          pt: 2,
          borderTop: `1px solid ${TOKENS.line}`,
        }}
      >
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
              {note && (
                <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {note}
                </Typography>
              )}
            </Typography>
          </div>
        ))}
      </Box>
    </OfferHead>
  )
}
