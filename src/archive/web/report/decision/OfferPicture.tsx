import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { TOKENS } from '#design/theme.ts'

interface FoundPicture {
  /** The exposé's own picture, or its first page where it has none. */
  readonly kind: 'photo' | 'page'
  /** null: still on its way. */
  readonly address: string | null
}

/** null: there is none. */
export type ShownPicture = FoundPicture | null

const WORDS = {
  photo: { caption: 'Bild aus dem Exposé', alt: 'Bild aus dem Exposé' },
  page: { caption: 'Exposé, Seite 1', alt: 'Erste Seite des Exposés' },
} as const

/** How one recognises the offer: a strip on a phone, where the verdict must be seen at once; else whole. */
export function OfferPicture({ picture: { kind, address } }: { readonly picture: FoundPicture }) {
  const { caption, alt } = WORDS[kind]
  return (
    <Box sx={{ position: 'relative', bgcolor: TOKENS.paper }}>
      <Box sx={{ height: { xs: 96, sm: 160, md: 'auto' }, aspectRatio: { md: '3 / 2' } }}>
        {address !== null && (
          <Box
            component="img"
            src={address}
            alt={alt}
            sx={{
              display: 'block',
              width: '100%',
              height: '100%',
              objectFit: 'cover',
              objectPosition: kind === 'page' ? 'top' : 'center',
            }}
          />
        )}
      </Box>
      <Typography variant="caption" component="p" sx={CAPTION}>
        {caption}
      </Typography>
    </Box>
  )
}

const CAPTION = { position: 'absolute', left: 8, bottom: 8, px: 1, bgcolor: '#fff', borderRadius: 0.5 } as const
