import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { TOKENS } from '#design/theme.ts'

/** Fields do not get longer than what one types into them; px. */
export const FORM_WIDTH = 560

/** One subject of the account page; `id` is also where its link in the margin leads. */
export function AccountSection({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titel`}
      sx={{
        border: `1px solid ${TOKENS.line}`,
        borderRadius: 1,
        p: { xs: 2, sm: 3 },
        outline: 'none',
        // Below the navigation bar.
        scrollMarginTop: 80,
        minWidth: 0,
      }}
    >
      <Typography id={`${id}-titel`} variant="h3" component="h2" sx={{ mb: lead ? 0.5 : 2 }}>
        {title}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: TOKENS.column }}>{lead}</Typography>}
      {children}
    </Box>
  )
}
