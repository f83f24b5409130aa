import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { TOKENS } from './theme.ts'

/** A band across the page with the content in its middle. `quiet`: on paper, to be set apart. */
export function Section({
  children,
  quiet = false,
  label,
}: {
  readonly children: ReactNode
  readonly quiet?: boolean
  /** Id of the heading that names it. */
  readonly label?: string
}) {
  return (
    <Box
      component="section"
      aria-labelledby={label}
      sx={{ bgcolor: quiet ? TOKENS.paper : 'transparent', py: { xs: 5, md: 8 }, px: { xs: 2, sm: 3 } }}
    >
      <Box sx={{ maxWidth: TOKENS.content, mx: 'auto' }}>{children}</Box>
    </Box>
  )
}
