import { HomeOutlined } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import { TOKENS } from '#design/theme.ts'
import type { Entry } from '../entryRules.ts'
import { usePicture } from './usePicture.ts'

/** The exposé's own picture; where there is none, a quiet place of the same size. */
export function CardPicture({ entry }: { readonly entry: Entry }) {
  const { address } = usePicture(entry.hasPicture ? entry.privateDocumentId : null)
  return (
    <Box
      sx={{
        aspectRatio: '16 / 9',
        bgcolor: TOKENS.paper,
        color: TOKENS.quiet,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderBottom: `1px solid ${TOKENS.line}`,
      }}
    >
      {address === null ? (
        <HomeOutlined sx={{ fontSize: 48, opacity: 0.5 }} aria-hidden />
      ) : (
        // What it shows, the words beside it say.
        <Box component="img" src={address} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      )}
    </Box>
  )
}
