import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Ampel } from '#design/Ampel.tsx'
import { TOKENS } from '#design/theme.ts'
import type { ExposeParts } from '../ExposePane.tsx'
import type { FullReport } from '../reportData.ts'
import { usePagePicture } from '../usePagePicture.ts'

/** What the report decides, before everything else: verdict, reason, and the three amounts that a buyer lives with. */
export function DecisionHead({
  report,
  downloadToken,
}: {
  readonly report: FullReport
  readonly downloadToken: string | null
}) {
  const { analysis, screen, pagesUntil } = report
  const { rating } = analysis
  if (!rating) return null
  const { headline = null, reason = screen.verdict, advice = null, figures = [], steps = [] } = screen.decision ?? {}
  const [firstStep] = steps
  return (
    <Box
      component="section"
      aria-label="Ergebnis"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 260px) minmax(0, 1fr)' },
        boxShadow: TOKENS.shadow,
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <FirstPage downloadToken={downloadToken} sizes={screen.pages} pagesUntil={pagesUntil} />
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
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
          <Typography sx={{ display: { xs: 'none', md: 'block' }, maxWidth: TOKENS.column, mb: 2 }}>
            {advice}
          </Typography>
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
            mb: 2,
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
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {rating.score} von 100 Punkten innerhalb der Farbe. {screen.notes.join(' ')}
        </Typography>
      </Box>
    </Box>
  )
}

/** How one recognises the offer: the top of its first page. */
function FirstPage({ downloadToken, pagesUntil }: ExposeParts) {
  const { address } = usePagePicture(downloadToken, 1, pagesUntil !== null)
  if (pagesUntil === null) return <Box sx={{ display: { xs: 'none', md: 'block' }, bgcolor: TOKENS.paper }} />
  return (
    <Box sx={{ position: 'relative', height: { xs: 96, md: 'auto' }, minHeight: { md: 300 }, bgcolor: TOKENS.paper }}>
      {address !== null && (
        <Box
          component="img"
          src={address}
          alt="Erste Seite des Exposés"
          sx={{ position: 'absolute', width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' }}
        />
      )}
      <Typography
        variant="caption"
        component="p"
        sx={{ position: 'absolute', left: 8, bottom: 8, px: 1, bgcolor: '#fff', borderRadius: 0.5 }}
      >
        Exposé, Seite 1
      </Typography>
    </Box>
  )
}
