import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Ampel } from '#design/Ampel.tsx'
import { TOKENS } from '#design/theme.ts'
import type { ShownReport } from '../reportData.ts'
import { bidOf } from './bidOf.ts'
import { bidWords } from './bidWords.ts'

/** Of what a phone shows shorter. Paper has the whole. */
export const NOT_ON_PHONES = { display: { xs: 'none', sm: 'block' }, '@media print': { display: 'block' } } as const

/** The head of a report in a few lines, where a phone shows another view than the decision: what it decides, and the bid. */
export function BriefHead({ report, isShown }: { readonly report: ShownReport; readonly isShown: boolean }) {
  const { analysis, screen } = report
  const { rating } = analysis
  if (!rating || !isShown) return null
  const headline = screen.decision?.headline ?? screen.verdict
  const bid = bidOf(analysis, screen.decision?.isHeldBack)
  return (
    <Box
      component="section"
      aria-label="Ergebnis"
      data-screen-only
      sx={{ display: { sm: 'none' }, boxShadow: TOKENS.shadow, borderRadius: 1, p: 2 }}
    >
      <Typography component="p" sx={{ fontWeight: 650 }}>
        <Ampel light={rating.light} />: {headline}
      </Typography>
      {bid && (
        <Typography variant="body2" sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {bidWords(bid)}
        </Typography>
      )}
    </Box>
  )
}
