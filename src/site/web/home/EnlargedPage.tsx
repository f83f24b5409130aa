import { ChevronLeft as LeftIcon, ChevronRight as RightIcon, Close as CloseIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { TOKENS } from '#design/theme.ts'
import { DEMO_PAGES, PAGE_SIZE } from './demoPages.ts'

/**
 * One page of the demo as large as the window allows, in the browser's own dialog: focus and Escape are its business.
 * @param number null: closed
 */
export function EnlargedPage({
  number,
  onShow,
  onClosed,
}: {
  readonly number: number | null
  readonly onShow: (number: number | null) => void
  readonly onClosed: (number: number) => void
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const isOpen = number !== null
  useEffect(() => {
    if (isOpen) ref.current?.showModal()
  }, [isOpen])
  const page = DEMO_PAGES[(number ?? 1) - 1]
  if (!page) return null
  /** The browser has given the focus back by then, to the page that was enlarged first. */
  const noteClosed = () => {
    onShow(null)
    onClosed(page.number)
  }
  const show = (wanted: number) => onShow(Math.min(Math.max(wanted, 1), DEMO_PAGES.length))
  const leaf = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(page.number + 1)
    if (event.key === 'ArrowLeft') show(page.number - 1)
  }
  return (
    <Box component="dialog" ref={ref} aria-label="Beispielbericht" onKeyDown={leaf} onClose={noteClosed} sx={DIALOG}>
      {isOpen && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, borderBottom: `1px solid ${TOKENS.line}` }}>
            <IconButton aria-label="Vorige Seite" disabled={page.number === 1} onClick={() => show(page.number - 1)}>
              <LeftIcon />
            </IconButton>
            <Box aria-live="polite" sx={{ minWidth: '7.5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
              Seite {page.number} von {DEMO_PAGES.length}
            </Box>
            <IconButton
              aria-label="Nächste Seite"
              disabled={page.number === DEMO_PAGES.length}
              onClick={() => show(page.number + 1)}
            >
              <RightIcon />
            </IconButton>
            <IconButton aria-label="Schließen" onClick={() => ref.current?.close()} sx={{ ml: 'auto' }}>
              <CloseIcon />
            </IconButton>
          </Box>
          {/* The page scrolls, so the keyboard must be able to reach it. */}
          <Box
            tabIndex={0}
            role="region"
            aria-label={page.alt}
            sx={{ overflow: 'auto', overscrollBehavior: 'contain' }}
          >
            <Box
              component="img"
              src={page.source}
              alt={page.alt}
              {...PAGE_SIZE}
              sx={{ display: 'block', width: { xs: 'max(100%, 620px)', md: '100%' }, height: 'auto', mx: 'auto' }}
            />
          </Box>
        </>
      )}
    </Box>
  )
}

const DIALOG = {
  p: 0,
  m: 'auto',
  border: 0,
  borderRadius: 1,
  width: { xs: '100vw', md: 'min(860px, 94vw)' },
  maxWidth: '100vw',
  height: { xs: '100dvh', md: '96dvh' },
  maxHeight: '100dvh',
  color: 'text.primary',
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
  '&::backdrop': { background: 'rgba(31,35,40,.6)' },
} as const
