import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Part } from '#design/Part.tsx'
import { TOKENS } from '#design/theme.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { type LabelPlace, labelPlaces } from './labelPlaces.ts'
import { noScaleTitle, priceScale } from './priceScale.ts'

/** Space of a label in px, and the width of the line it is measured against: a phone's, and beside the steps. By the breakpoint from which it counts. */
const LABEL = { xs: 96 / 312, sm: 100 / 640 }
const ROW = 44
type Width = keyof typeof LABEL
const onEach = <Value,>(of: (width: Width) => Value): Record<Width, Value> => ({ xs: of('xs'), sm: of('sm') })
const INKS = { erstgebot: '#2E7D32', hoechstens: '#8F5600', gefordert: TOKENS.red } as const

/** The range of the estimate as a bar, what is asked and what is right marked on it. Its rules know the screen, so that it is right before any code comes. */
export function PriceChart({ analysis }: { readonly analysis: AnalysisJson }) {
  const scale = priceScale(analysis)
  if (!scale) {
    const reason = analysis.price?.reason
    return (
      <Part id="preisbild" title={noScaleTitle(analysis)} gap={1}>
        {reason && <Typography>{reason}</Typography>}
      </Part>
    )
  }
  const { low, mid, high, marks, title } = scale
  const ats = marks.map(({ at }) => at)
  const places = onEach(width => labelPlaces(ats, LABEL[width]))
  const rows = onEach(width => Math.max(0, ...places[width].map(({ row }) => row + 1)))
  const topOf = (index: number, add = 0) =>
    onEach(width => `${(rows[width] - 1 - (places[width][index]?.row ?? 0)) * ROW + add}px`)
  return (
    <Part id="preisbild" title={title}>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          height: onEach(width => rows[width] * ROW + 52),
          fontVariantNumeric: 'tabular-nums',
          printColorAdjust: 'exact',
        }}
      >
        {marks.map(({ id, label, text, at }, index) => (
          <Box key={id} sx={{ position: 'absolute', inset: 0 }}>
            <Typography
              variant="caption"
              component="span"
              sx={{
                ...beside(
                  at,
                  onEach(width => places[width][index]?.side),
                ),
                top: topOf(index),
              }}
            >
              {label}
              <br />
              <strong>{text}</strong>
            </Typography>
            <Box
              component="span"
              sx={{
                position: 'absolute',
                left: `${at * 100}%`,
                top: topOf(index, 2),
                bottom: 28,
                ml: '-1px',
                borderLeft: `2px solid ${INKS[id]}`,
              }}
            />
          </Box>
        ))}
        <Box
          sx={{
            position: 'absolute',
            left: 0,
            right: 0,
            bottom: 30,
            height: 10,
            bgcolor: TOKENS.line,
            borderRadius: 5,
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            left: `${low.at * 100}%`,
            width: `${(high.at - low.at) * 100}%`,
            bottom: 30,
            height: 10,
            bgcolor: '#7FA98A',
            borderRadius: 5,
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            left: `${mid.at * 100}%`,
            bottom: 26,
            height: 18,
            borderLeft: `2px solid ${TOKENS.ink}`,
          }}
        />
        {[low, high].map(({ at, text }) => (
          <Typography
            key={at}
            variant="caption"
            component="span"
            sx={{ ...placed(at), bottom: 0, color: TOKENS.quiet }}
          >
            {text}
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        Der Balken ist unsere Schätzung: {low.text} bis {high.text}, Mitte {mid.text}.{' '}
        {marks.map(({ label, text }) => `${label} ${text}`).join(', ')}.
      </Typography>
    </Part>
  )
}

/** Next to its line. */
function beside(at: number, sides: Record<Width, LabelPlace['side'] | undefined>) {
  const onLeft = (value: string, other: string) => onEach(width => (sides[width] === 'left' ? value : other))
  return {
    position: 'absolute',
    whiteSpace: 'nowrap',
    lineHeight: 1.3,
    left: onLeft('auto', `calc(${at * 100}% + 6px)`),
    right: onLeft(`calc(${(1 - at) * 100}% + 6px)`, 'auto'),
    textAlign: onLeft('right', 'left'),
  } as const
}

/** Centred under its place, but never beyond the ends. */
function placed(at: number) {
  const side = at < 0.15 ? 'left' : at > 0.85 ? 'right' : 'middle'
  return {
    position: 'absolute',
    whiteSpace: 'nowrap',
    lineHeight: 1.3,
    ...(side === 'right' ? { right: `${(1 - at) * 100}%`, textAlign: 'right', mr: -1 } : { left: `${at * 100}%` }),
    ...(side === 'middle' && { transform: 'translateX(-50%)', textAlign: 'center' }),
    ...(side === 'left' && { ml: -1 }),
  } as const
}
