import { ChevronLeft as LeftIcon, ChevronRight as RightIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Section } from '#design/Section.tsx'
import { TOKENS } from '#design/theme.ts'
import { DEMO_PAGES } from './demoPages.ts'
import { EnlargedPage } from './EnlargedPage.tsx'
import { PageStrip } from './PageStrip.tsx'
import { usePageStrip } from './usePageStrip.ts'

/** Row 2.3.5: all pages of the demo report, to be leafed through and enlarged. */
export function PageSlider() {
  const strip = usePageStrip(DEMO_PAGES.length)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  return (
    <Section label="beispiel">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: 2 }}>
        <Box>
          <Typography variant="h2" id="beispiel">
            Ein ganzer Bericht, nichts verdeckt
          </Typography>
          <Typography sx={{ mt: 1.5, maxWidth: TOKENS.column }}>
            {DEMO_PAGES.length} Seiten zu einem erfundenen Exposé. So sieht ein freigeschalteter Bericht aus. Tippen Sie
            auf eine Seite, um sie zu lesen.
          </Typography>
          <Link
            href="/demo/KI-Report_Demo.pdf"
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-block', py: 1.25, fontWeight: 600 }}
          >
            Beispielbericht als PDF öffnen
          </Link>
        </Box>
        <Controls current={strip.current} onGo={strip.goTo} />
      </Box>
      <PageStrip strip={strip} onEnlarge={setEnlarged} />
      <EnlargedPage number={enlarged} onShow={setEnlarged} onClosed={strip.focusPage} />
    </Section>
  )
}

/** @param current number of the first page in view */
function Controls({ current, onGo }: { readonly current: number; readonly onGo: (page: number) => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconButton aria-label="Vorige Seite" disabled={current <= 1} onClick={() => onGo(current - 1)}>
        <LeftIcon />
      </IconButton>
      <Box aria-live="polite" sx={{ minWidth: '8.5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
        Seite {current} von {DEMO_PAGES.length}
      </Box>
      <IconButton aria-label="Nächste Seite" disabled={current >= DEMO_PAGES.length} onClick={() => onGo(current + 1)}>
        <RightIcon />
      </IconButton>
    </Box>
  )
}
