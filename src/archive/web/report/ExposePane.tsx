import {
  ChevronLeft as ChevronLeftIcon,
  ChevronRight as ChevronRightIcon,
  ZoomIn as ZoomInIcon,
  ZoomOut as ZoomOutIcon,
} from '#design/icons.tsx'
import { longDayInGermany } from '#kernel/germanTime.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { TOKENS } from '#design/theme.ts'
import { ExposePage } from './ExposePage.tsx'
import type { PageSource } from './pageSource.ts'
import type { Mark, PageSize } from './reportData.ts'
import type { ShownSpot } from './spotContext.ts'

export interface ExposeParts {
  readonly source: PageSource
  /** Of every page, the first first. */
  readonly sizes: readonly PageSize[]
  /** Of quotes in several lines. */
  readonly marks: readonly Mark[]
  /** ISO 8601; null: the exposé was deleted. */
  readonly pagesUntil: string | null
}

interface PaneProps extends ExposeParts {
  readonly shown: ShownSpot | null
  /** Index into ZOOMS: on a phone a whole page is too small to be read. */
  readonly startZoom?: number
}

const ZOOMS = [1, 1.6, 2.5] as const

/** The exposé to leaf through, with the quote that was chosen last. */
export function ExposePane({ shown, startZoom = 0, ...expose }: PaneProps) {
  const { sizes } = expose
  const [leafed, setLeafed] = useState<{ from: ShownSpot | null; page: number } | null>(null)
  const [zoom, setZoom] = useState(startZoom)
  // Leafing holds until the next quote is chosen.
  const page = leafed && leafed.from === shown ? leafed.page : (shown?.chosen.page ?? 1)
  const leaf = (to: number) => setLeafed({ from: shown, page: to })
  const chosen = shown?.chosen.page === page ? shown.chosen : null
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton aria-label="Vorige Seite" disabled={page <= 1} onClick={() => leaf(page - 1)}>
          <ChevronLeftIcon />
        </IconButton>
        <Typography component="p" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          Seite {page} von {sizes.length}
        </Typography>
        <IconButton aria-label="Nächste Seite" disabled={page >= sizes.length} onClick={() => leaf(page + 1)}>
          <ChevronRightIcon />
        </IconButton>
        <Box sx={{ flex: 1 }} />
        <IconButton aria-label="Verkleinern" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOutIcon />
        </IconButton>
        <IconButton aria-label="Vergrößern" disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          <ZoomInIcon />
        </IconButton>
      </Box>
      {chosen && (
        <Typography component="p" variant="body2" sx={{ px: 1, pb: 1, overflowWrap: 'anywhere' }}>
          „{wholeQuote(chosen)}“
        </Typography>
      )}
      <ExposePage
        key={page}
        {...expose}
        page={page}
        zoom={ZOOMS[zoom] ?? 1}
        proofs={shown?.proofs.filter(proof => proof.page === page) ?? []}
        chosen={chosen}
      />
      <Typography variant="caption" sx={{ color: 'text.secondary', px: 1, pt: 1 }}>
        {keptText(expose)}
      </Typography>
      {shown === null && (
        <Typography variant="caption" sx={{ color: TOKENS.quiet, px: 1 }}>
          Wählen Sie links eine Antwort: Ihre Fundstelle wird hier markiert.
        </Typography>
      )}
    </Box>
  )
}

function keptText({ source, pagesUntil }: ExposeParts): string {
  if (source.kind === 'example') return 'Das Exposé ist erfunden.'
  return pagesUntil === null
    ? ''
    : `Seiten des Exposés bis ${longDayInGermany(new Date(pagesUntil))}; danach löschen wir die Datei.`
}
