import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { TOKENS } from '#design/theme.ts'
import { OfferPicture, type ShownPicture } from './OfferPicture.tsx'

/** The head of a report: its picture, what it says, and the small print, which stands below the picture where there is room. */
export function OfferHead({
  picture,
  notes,
  children,
}: {
  readonly picture: ShownPicture
  readonly notes: string
  readonly children: ReactNode
}) {
  const hasPicture = picture !== null
  return (
    <Box
      component="section"
      aria-label="Ergebnis"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: hasPicture ? '380px minmax(0, 1fr)' : 'minmax(0, 1fr)' },
        gridTemplateRows: { md: hasPicture ? 'auto 1fr' : 'none' },
        gridTemplateAreas: {
          xs: hasPicture ? '"picture" "said" "notes"' : '"said" "notes"',
          md: hasPicture ? '"picture said" "notes said"' : '"said" "notes"',
        },
        boxShadow: TOKENS.shadow,
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      {picture !== null && (
        <Box sx={{ gridArea: 'picture' }}>
          <OfferPicture picture={picture} />
        </Box>
      )}
      <Box sx={{ gridArea: 'said', p: { xs: 2, sm: 3 } }}>{children}</Box>
      <Typography
        variant="caption"
        component="p"
        sx={{
          gridArea: 'notes',
          px: { xs: 2, sm: 3 },
          pt: { md: hasPicture ? 1.5 : 0 },
          pb: 2.5,
          color: 'text.secondary',
        }}
      >
        {notes}
      </Typography>
    </Box>
  )
}
