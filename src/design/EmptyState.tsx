import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { TOKENS } from './theme.ts'

/** Where a list has nothing: why, and the next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2, border: `1px dashed ${TOKENS.line}`, borderRadius: 1 }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children && <Typography sx={{ color: 'text.secondary', maxWidth: '52ch', mx: 'auto' }}>{children}</Typography>}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  )
}
