import Box from '@mui/material/Box'
import { EntryPicture } from '../objects/EntryPicture.tsx'

/** By which an object is recognised above its column, as on its card. @param privateDocumentId null: it has no picture */
export function ObjectPicture({ privateDocumentId }: { readonly privateDocumentId: string | null }) {
  return (
    <Box data-screen-only sx={{ maxWidth: 240, mb: 1, borderRadius: 0.5, overflow: 'hidden' }}>
      <EntryPicture privateDocumentId={privateDocumentId} />
    </Box>
  )
}
