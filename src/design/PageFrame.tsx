import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { TOKENS } from './theme.ts'

/**
 * A page with one heading and what it holds, from the left edge of the navigation on. `narrow`: a reading column. `aside`: what leads
 * through a long page; beside it from 900 px on, above it below.
 */
export function PageFrame({
  title,
  lead,
  narrow = false,
  aside,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly narrow?: boolean
  readonly aside?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <Box sx={{ maxWidth: TOKENS.content + 48, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, md: 6 } }}>
      <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)', mb: lead ? 1.5 : 3 }}>
        {title}
      </Typography>
      {lead && (
        <Typography sx={{ color: 'text.secondary', maxWidth: TOKENS.column, mb: 4, fontSize: '1.125rem' }}>
          {lead}
        </Typography>
      )}
      {aside ? (
        <Box sx={BESIDE}>
          <Box sx={{ position: { md: 'sticky' }, top: 88 }}>{aside}</Box>
          {/* Its lists end where the navigation does; texts keep to their column by themselves. */}
          <Box sx={{ minWidth: 0 }}>{children}</Box>
        </Box>
      ) : (
        <Box sx={{ maxWidth: narrow ? TOKENS.column : 'none' }}>{children}</Box>
      )}
    </Box>
  )
}

const BESIDE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
  columnGap: 8,
  rowGap: 3,
  alignItems: 'start',
} as const
