import { HomeOutlined } from '#design/icons.tsx'
import Box from '@mui/material/Box'
import { TOKENS } from '#design/theme.ts'
import { usePicture } from './usePicture.ts'

/** The exposé's own picture; where there is none, a quiet place of the same size. @param privateDocumentId null: there is none */
export function EntryPicture({ privateDocumentId }: { readonly privateDocumentId: string | null }) {
  const { address } = usePicture(privateDocumentId)
  return (
    <Box
      sx={{
        aspectRatio: '16 / 9',
        bgcolor: TOKENS.paper,
        color: TOKENS.quiet,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
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
