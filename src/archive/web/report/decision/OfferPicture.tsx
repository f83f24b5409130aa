import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { TOKENS } from '#design/theme.ts'

interface FoundPicture {
  /** null: still on its way. */
  readonly address: string | null
}

/** The exposé's own picture; null: it has none but text. */
export type ShownPicture = FoundPicture | null

const CAPTION_TEXT = 'Bild aus dem Exposé'

/** How one recognises the offer: a strip on a phone, where the verdict must be seen at once; else whole. */
export function OfferPicture({ picture: { address } }: { readonly picture: FoundPicture }) {
  return (
    <Box sx={{ position: 'relative', bgcolor: TOKENS.paper }}>
      <Box
        // On paper the verdict is on the first sheet with it.
        sx={{
          height: { xs: 96, sm: 256, md: 'auto' },
          aspectRatio: { md: '3 / 2' },
          '@media print': { height: 130, aspectRatio: 'auto' },
        }}
      >
        {address !== null && (
          <Box
            component="img"
            src={address}
            alt={CAPTION_TEXT}
            sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Box>
      <Typography variant="caption" component="p" sx={CAPTION}>
        {CAPTION_TEXT}
      </Typography>
    </Box>
  )
}

const CAPTION = { position: 'absolute', left: 8, bottom: 8, px: 1, bgcolor: '#fff', borderRadius: 0.5 } as const
