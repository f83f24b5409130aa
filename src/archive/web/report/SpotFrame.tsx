import { Close as CloseIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useMemo, useState } from 'react'
import { ExposePane, type ExposeParts } from './ExposePane.tsx'
import { goneText, hasPages } from './pageSource.ts'
import { type ShownSpot, SpotContext } from './spotContext.ts'

/** Below the bar of the navigation. */
const TOP = 80

interface FrameProps extends ExposeParts {
  readonly children: ReactNode
  /** The pages come when a quote is tapped, however wide the screen: what quotes them needs the room. */
  readonly onDemand?: boolean
}

/** What quotes the exposé, with its pages: beside it where there is room, else in a dialog. */
export function SpotFrame({ children, onDemand = false, ...expose }: FrameProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const isThere = hasPages(expose.source, expose.pagesUntil)
  // Without pages a quote needs no room beside.
  const isBeside = isWide && !onDemand && isThere
  const [shown, setShown] = useState<ShownSpot | null>(null)
  const [isOpen, setOpen] = useState(false)
  const spots = useMemo(
    () => ({
      shown,
      isBeside,
      hasPages: isThere,
      show: (proofs: ShownSpot['proofs'], chosen: ShownSpot['chosen']) => {
        setShown({ proofs, chosen })
        // A window that is made narrow later must not be covered at once.
        setOpen(!isBeside)
      },
    }),
    [shown, isBeside, isThere],
  )
  return (
    <SpotContext value={spots}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: isBeside ? 'minmax(0, 1fr) minmax(0, 0.8fr)' : 'minmax(0, 1fr)',
          '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <div>
          {!isThere && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
              {goneText(expose.source)}
            </Typography>
          )}
          {children}
        </div>
        {isBeside && (
          <Box
            component="aside"
            data-screen-only
            aria-label="Exposé"
            sx={{ position: 'sticky', top: TOP, maxHeight: `calc(100dvh - ${TOP + 16}px)`, display: 'flex' }}
          >
            <ExposePane {...expose} shown={shown} />
          </Box>
        )}
      </Box>
      {!isBeside && shown && (
        <Dialog
          fullScreen={!isWide}
          fullWidth
          maxWidth="md"
          open={isOpen}
          onClose={() => setOpen(false)}
          aria-labelledby="fundstelle"
        >
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              pl: 2,
              pr: 0.5,
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography id="fundstelle" variant="h3" component="h2" sx={{ flex: 1 }}>
              Fundstelle im Exposé
            </Typography>
            <IconButton aria-label="Schließen" onClick={() => setOpen(false)}>
              <CloseIcon />
            </IconButton>
          </Box>
          <Box sx={{ flex: 1, minHeight: 0, display: 'flex', p: 1 }}>
            <ExposePane {...expose} shown={shown} startZoom={isWide ? 0 : 1} />
          </Box>
        </Dialog>
      )}
    </SpotContext>
  )
}
