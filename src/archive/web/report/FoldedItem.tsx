import { ExpandMore as ExpandMoreIcon } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { TOKENS } from '#design/theme.ts'
import type { Proof } from './reportData.ts'
import { useSpots } from './spotContext.ts'

/** A question with what was found, in a list; opened, how it is known. */
export function FoldedItem({
  question,
  finding,
  gist = '',
  note,
  proofs,
  isWholeOnPaper = false,
  children,
}: {
  readonly question: string
  readonly finding: string
  /** What it means for the buyer, folded too: a bare "Klasse G" makes everybody open it. */
  readonly gist?: string
  /** Below the finding. */
  readonly note: ReactNode
  readonly proofs: readonly Proof[]
  /** Printed as if it were open. */
  readonly isWholeOnPaper?: boolean
  /** Drawn when it is opened, or may be printed. */
  readonly children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { show, isBeside } = useSpots()
  const toggle = () => {
    setOpen(!isOpen)
    const [first] = proofs
    // On a phone the page would cover what was just opened: there it is opened by its quote.
    if (!isOpen && first && isBeside) show(proofs, first)
  }
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        onClick={toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        sx={{
          width: '100%',
          display: 'flex',
          alignItems: 'flex-start',
          textAlign: 'left',
          gap: 1,
          py: 1.25,
          minHeight: 56,
          fontFamily: 'inherit',
          '&:hover': { bgcolor: TOKENS.paper },
          '&.Mui-focusVisible': { outline: `2px solid ${TOKENS.red}`, outlineOffset: -2 },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {question}
          </Typography>
          <Typography component="span" sx={{ fontWeight: 600, ...(isOpen ? { display: 'block' } : SHORTENED) }}>
            {finding}
          </Typography>
          {gist && (
            <Typography component="span" variant="body2" sx={isOpen ? { display: 'block' } : SHORTENED}>
              {gist}
            </Typography>
          )}
          <Box
            component="span"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
              fontSize: '0.875rem',
              mt: 0.25,
              color: 'text.secondary',
            }}
          >
            {note}
          </Box>
        </Box>
        <ExpandMoreIcon
          data-screen-only
          sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform .15s' }}
        />
      </ButtonBase>
      <Box
        id={id}
        sx={{
          display: isOpen ? 'block' : 'none',
          pb: 2,
          '@media print': { display: isOpen || isWholeOnPaper ? 'block' : 'none' },
        }}
      >
        {(isOpen || isWholeOnPaper) && children}
      </Box>
    </Box>
  )
}

/** A finding may list ten quotes: what is folded is to be skimmed. */
const SHORTENED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  '@media print': { display: 'block' },
} as const

/** German: "Seiten 1, 3"; '': it is proven by none. */
export function pagesOf(proofs: readonly Proof[]): string {
  const pages = [...new Set(proofs.map(({ page }) => page))].sort((a, b) => a - b)
  return pages.length === 0 ? '' : `${pages.length === 1 ? 'Seite' : 'Seiten'} ${pages.join(', ')}`
}
