import Box from '@mui/material/Box'
import type { KeyboardEvent } from 'react'
import { TOKENS } from '#design/theme.ts'
import { DEMO_PAGES, PAGE_SIZE } from './demoPages.ts'
import type { PageStripState } from './usePageStrip.ts'

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  PageDown: 4,
  PageUp: -4,
  End: 99,
  Home: -99,
}

/** The pages side by side. For the keyboard they are one stop: arrows leaf, Enter enlarges. */
export function PageStrip({
  strip,
  onEnlarge,
}: {
  readonly strip: PageStripState
  readonly onEnlarge: (page: number) => void
}) {
  const leaf = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    strip.focusPage(Math.min(Math.max(strip.current + step, 1), DEMO_PAGES.length))
  }
  return (
    <Box
      component="ul"
      ref={strip.ref}
      aria-label="Seiten des Beispielberichts"
      onScroll={strip.noteScroll}
      onKeyDown={leaf}
      sx={{
        position: 'relative',
        listStyle: 'none',
        m: 0,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0.25 },
        py: 2,
        display: 'flex',
        gap: 2,
        overflowX: 'auto',
        scrollSnapType: 'x mandatory',
        scrollPaddingInline: { xs: 16, sm: 2 },
        scrollbarWidth: 'thin',
      }}
    >
      {DEMO_PAGES.map(({ number, source, alt }) => (
        <Box
          component="li"
          key={number}
          sx={{
            flex: 'none',
            width: { xs: '78%', sm: 'calc((100% - 32px) / 2.4)', md: 'calc((100% - 48px) / 3.5)' },
            scrollSnapAlign: 'start',
          }}
        >
          <Box
            component="button"
            type="button"
            aria-label={`Seite ${number} vergrößern`}
            tabIndex={number === strip.current ? 0 : -1}
            onClick={() => onEnlarge(number)}
            sx={BUTTON}
          >
            <img src={source} alt={alt} {...PAGE_SIZE} loading="lazy" decoding="async" />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const BUTTON = {
  display: 'block',
  width: '100%',
  p: 0,
  border: `1px solid ${TOKENS.line}`,
  borderRadius: 0.5,
  overflow: 'hidden',
  bgcolor: '#fff',
  cursor: 'zoom-in',
  boxShadow: TOKENS.shadow,
  '&:focus-visible': { outline: `3px solid ${TOKENS.red}`, outlineOffset: 2 },
  '& img': { display: 'block', width: '100%', height: 'auto' },
} as const
