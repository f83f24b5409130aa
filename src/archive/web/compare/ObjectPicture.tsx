import Box from '@mui/material/Box'
import { TOKENS } from '#design/theme.ts'
import { usePicture } from '../objects/usePicture.ts'

/** By which an object is recognised above its column; where there is none, the place stays empty, so that the names line up. */
export function ObjectPicture({ privateDocumentId }: { readonly privateDocumentId: string }) {
  const { address } = usePicture(privateDocumentId)
  return (
    <Box
      data-screen-only
      sx={{ aspectRatio: '16 / 9', maxWidth: 240, mb: 1, borderRadius: 0.5, overflow: 'hidden', bgcolor: TOKENS.paper }}
    >
      {address !== null && (
        <Box component="img" src={address} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      )}
    </Box>
  )
}
