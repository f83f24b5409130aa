import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Ampel } from '#design/Ampel.tsx'
import { unbroken, wholeEuro } from '#design/germanFormat.ts'
import { TOKENS } from '#design/theme.ts'
import type { ShownReport } from '../reportData.ts'
import { bidOf } from './bidOf.ts'
import { bidWords } from './bidWords.ts'
import { DecisionFigures } from './DecisionFigures.tsx'
import { OfferHead } from './OfferHead.tsx'
import type { ShownPicture } from './OfferPicture.tsx'

/** What the report decides, before everything else: verdict, reason, and the three amounts that a buyer lives with. */
export function DecisionHead({ report, picture }: { readonly report: ShownReport; readonly picture: ShownPicture }) {
  const { analysis, screen } = report
  const { rating } = analysis
  if (!rating) return null
  const { headline = null, reason = screen.verdict, advice = '', answered, figures = [], steps = [] } = screen.decision ?? {} // prettier-ignore
  // Behind the bid it would seem to ask for something.
  const open = answered === undefined ? '' : ` ${answered} Was offen ist, steht unter „Offene Punkte“.`
  // Where the reason says itself what to do, it is not said twice.
  const firstStep = steps.find(({ text }) => text !== reason)
  const bid = bidOf(analysis, screen.decision?.isHeldBack)
  // The amounts stand where the picture would.
  const isAlone = picture === null
  return (
    <OfferHead
      picture={picture}
      notes={`${rating.score} von 100 Punkten innerhalb der Farbe. ${screen.notes.join(' ')}${open}`}
    >
      <Box
        sx={{
          display: { md: isAlone ? 'grid' : 'block' },
          gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
          columnGap: 6,
          alignItems: 'start',
        }}
      >
        <div>
          <Typography component="p" sx={{ mb: 0.5 }}>
            <Ampel light={rating.light} />
          </Typography>
          {headline !== null && (
            <Typography variant="h2" component="p" sx={{ mb: 1 }}>
              {headline}
            </Typography>
          )}
          <Typography sx={{ fontSize: { xs: '1rem', sm: '1.125rem' }, maxWidth: TOKENS.column, mb: 1 }}>
            {unbroken(reason)}
          </Typography>
          {firstStep && (
            // On a phone the list of steps is far below.
            <Box
              data-screen-only
              sx={{ display: { md: 'none' }, p: 1.5, mb: 1.5, border: `1px solid ${TOKENS.line}`, borderRadius: 1 }}
            >
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                Als Nächstes
              </Typography>
              <Typography sx={{ fontWeight: 650 }}>{firstStep.text}</Typography>
            </Box>
          )}
          {bid && (
            <Typography
              sx={{
                // On a phone it is the first step itself.
                display: { xs: firstStep?.text.includes(wholeEuro(bid.most * 100)) ? 'none' : 'block', md: 'block' },
                mb: 1,
                fontWeight: 650,
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {bidWords(bid)}
            </Typography>
          )}
          {advice !== '' && (
            <Typography sx={{ fontSize: { xs: '1rem', sm: '1.0625rem' }, maxWidth: TOKENS.column, mb: 2 }}>
              {advice}
            </Typography>
          )}
        </div>
        <DecisionFigures figures={figures} isAlone={isAlone} />
      </Box>
    </OfferHead>
  )
}
