import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Proof } from './reportData.ts'
import { useSpots } from './spotContext.ts'

/** What quotes the exposé: a tap shows the place, where there are pages to show; else it is only read. */
export function QuoteTap({
  proofs,
  proof,
  sx,
  children,
}: {
  /** All of the statement, marked beside the one. */
  readonly proofs: readonly Proof[]
  readonly proof: Proof
  readonly sx: SxProps<Theme>
  readonly children: ReactNode
}) {
  const { hasPages, show, shown } = useSpots()
  if (!hasPages) return <Box sx={sx}>{children}</Box>
  return (
    <ButtonBase onClick={() => show(proofs, proof)} aria-current={shown?.chosen === proof} sx={sx}>
      {children}
    </ButtonBase>
  )
}

/** The page of a quote; red where a tap leads there, and never on paper. */
export function QuotePage({ page }: { readonly page: number }) {
  const { hasPages } = useSpots()
  return (
    <Box
      component="span"
      sx={{
        color: hasPages ? 'primary.main' : 'text.secondary',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        '@media print': { color: 'text.secondary' },
      }}
    >
      Seite {page}
      {hasPages && <span data-screen-only> zeigen</span>}
    </Box>
  )
}
