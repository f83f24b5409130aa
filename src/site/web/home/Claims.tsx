import { Pause as PauseIcon, PlayArrow as PlayIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useRotation } from './useRotation.ts'

/** Each is true of every report; the first one is prerendered. */
const CLAIMS = [
  'Wissen, was im Exposé steht, was fehlt und was es Sie kostet.',
  'Über 100 Fragen an Ihr Exposé, beantwortet in etwa 3 Minuten.',
  'Rot, Gelb oder Grün: eine Ampel, die ihre Gründe nennt.',
  'Verhandeln mit Belegen: je nach Objekt bis zu 20 % Spielraum.',
  'Erst prüfen, dann besichtigen. Mit Seite und Zitat.',
]

/** Row 2.3.1. All are in one cell of a grid, so the box is as high as the highest, and nothing below moves. */
export function Claims() {
  const { index, isRunning, toggle } = useRotation(CLAIMS.length, { everyMs: 4_000, startsAnywhere: true })
  return (
    <Box>
      <Typography variant="h1" sx={{ display: 'grid', textWrap: 'balance' }}>
        {CLAIMS.map((claim, at) => (
          <Box
            key={claim}
            component="span"
            aria-hidden={at !== index}
            sx={{
              gridArea: '1 / 1',
              opacity: at === index ? 1 : 0,
              visibility: at === index ? 'visible' : 'hidden',
              transition: 'opacity 250ms',
            }}
          >
            {claim}
          </Box>
        ))}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, ml: -1.25 }}>
        <IconButton
          size="small"
          onClick={toggle}
          aria-label={isRunning ? 'Wechselnde Aussagen anhalten' : 'Wechselnde Aussagen fortsetzen'}
          sx={{ color: 'text.secondary' }}
        >
          {isRunning ? <PauseIcon fontSize="small" /> : <PlayIcon fontSize="small" />}
        </IconButton>
        <Box aria-hidden sx={{ display: 'flex', gap: 0.75 }}>
          {CLAIMS.map((claim, at) => (
            <Box
              key={claim}
              sx={{
                width: at === index ? 24 : 8,
                height: 4,
                borderRadius: 2,
                bgcolor: at === index ? 'primary.main' : 'divider',
              }}
            />
          ))}
        </Box>
      </Box>
    </Box>
  )
}
