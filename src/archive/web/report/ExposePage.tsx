import { wholeQuote } from '#kernel/evidence.ts'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useRef } from 'react'
import { OfferingAlert } from '#design/OfferingAlert.tsx'
import { TOKENS } from '#design/theme.ts'
import type { ExposeParts } from './ExposePane.tsx'
import { QuoteMark } from './QuoteMark.tsx'
import type { Proof } from './reportData.ts'
import { useQuery } from '@tanstack/react-query'
import { useBlobAddress } from '#shell/useBlobAddress.ts'
import type { PageSource } from './pageSource.ts'

interface PageProps extends ExposeParts {
  /** Counted from 1. */
  readonly page: number
  /** 1: as wide as its place. */
  readonly zoom: number
  /** Quotes on this page. */
  readonly proofs: readonly Proof[]
  readonly chosen: Proof | null
}

/** One page of the exposé as a picture, with its quotes marked. */
export function ExposePage({ source, sizes, marks, pagesUntil, page, zoom, proofs, chosen }: PageProps) {
  const size = sizes[page - 1]
  const { address, error, refetch } = usePagePicture(source, page, pagesUntil !== null)
  const chosenMark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Within the page's own scrolling alone, so that the list beside it stays where it is.
    const mark = chosenMark.current
    const view = mark?.parentElement?.parentElement
    if (!mark || !view) return
    view.scrollTop = mark.offsetTop + mark.offsetHeight / 2 - view.clientHeight / 2
    view.scrollLeft = mark.offsetLeft + mark.offsetWidth / 2 - view.clientWidth / 2
  }, [chosen, zoom, address])
  if (!size || pagesUntil === null) return null
  if (error) {
    return (
      <OfferingAlert severity="info" label="Noch einmal" onAct={() => refetch()}>
        {error.message}
      </OfferingAlert>
    )
  }
  return (
    <Box
      // A scrolled page can be scrolled with the keyboard, too.
      tabIndex={0}
      role="region"
      aria-label={`Seite ${page} des Exposés`}
      sx={{
        flex: '0 1 auto',
        minHeight: 0,
        overflow: 'auto',
        border: `1px solid ${TOKENS.line}`,
        bgcolor: TOKENS.paper,
      }}
    >
      <Box sx={{ position: 'relative', width: `${zoom * 100}%`, aspectRatio: `${size.width} / ${size.height}` }}>
        {address === null ? (
          <Skeleton variant="rectangular" width="100%" height="100%" aria-label="Die Seite wird gezeichnet" />
        ) : (
          <Box
            component="img"
            src={address}
            alt={altOf(page, proofs)}
            sx={{ display: 'block', width: '100%', height: '100%' }}
          />
        )}
        {address !== null &&
          proofs.map((proof, index) => (
            <QuoteMark
              key={index}
              ref={proof === chosen ? chosenMark : null}
              {...{ proof, size, marks }}
              isChosen={proof === chosen}
            />
          ))}
      </Box>
    </Box>
  )
}

function altOf(page: number, proofs: readonly Proof[]): string {
  const quotes = proofs.map(proof => `„${wholeQuote(proof)}“`).join(', ')
  return quotes ? `Seite ${page} des Exposés, markiert: ${quotes}` : `Seite ${page} des Exposés`
}

/** The picture of a page of the exposé: its address in this browser, given back when it is no longer looked at. */
function usePagePicture({ id, pages }: PageSource, page: number, isKept: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: ['exposePage', id, page],
    queryFn: ({ signal }) => (typeof pages === 'string' ? null : pages(page, signal)),
    enabled: isKept && typeof pages !== 'string',
    staleTime: Infinity,
    gcTime: 600_000,
    retry: 1,
  })
  const address = useBlobAddress(data)
  return { address: typeof pages === 'string' ? `${pages}/${page}.jpeg` : address, error, refetch }
}
