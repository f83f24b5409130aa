import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { TOKENS } from '#design/theme.ts'

/** A question that opens its answer: the browser's own, so it works before the page is awake, and „find in page“ opens it. */
export function Disclosure({
  id,
  title,
  children,
}: {
  readonly id?: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <Box component="details" id={id} sx={STYLE}>
      <summary>{title}</summary>
      <Box sx={{ pb: 2.5, pr: { sm: 5 } }}>{children}</Box>
    </Box>
  )
}

const STYLE = {
  borderTop: `1px solid ${TOKENS.line}`,
  '&:last-of-type': { borderBottom: `1px solid ${TOKENS.line}` },
  scrollMarginTop: 96,
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    py: 1.75,
    minHeight: 44,
    cursor: 'pointer',
    fontSize: '1.125rem',
    fontWeight: 600,
    lineHeight: 1.35,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '"+"',
      flex: 'none',
      width: '1em',
      textAlign: 'center',
      fontSize: '1.5rem',
      fontWeight: 400,
      color: TOKENS.red,
    },
    '&:focus-visible': { outline: `3px solid ${TOKENS.red}`, outlineOffset: 2 },
  },
  '&[open] summary::after': { content: '"–"' },
} as const
