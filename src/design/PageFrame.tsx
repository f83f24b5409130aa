import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { TOKENS } from './theme.ts'

/** A page with one heading and what it holds. `narrow`: a reading column. */
export function PageFrame({
  title,
  lead,
  narrow = false,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly narrow?: boolean
  readonly children: ReactNode
}) {
  return (
    <Box
      sx={{
        maxWidth: narrow ? `calc(${TOKENS.column} + 48px)` : TOKENS.content + 48,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: { xs: 4, md: 6 },
      }}
    >
      <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)', mb: lead ? 1.5 : 3 }}>
        {title}
      </Typography>
      {lead && (
        <Typography sx={{ color: 'text.secondary', maxWidth: TOKENS.column, mb: 4, fontSize: '1.125rem' }}>
          {lead}
        </Typography>
      )}
      {children}
    </Box>
  )
}
