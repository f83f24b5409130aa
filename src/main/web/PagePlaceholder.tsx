import Box from '@mui/material/Box'

/** Where a page will be. As high as a window, so that the footer does not jump. */
export function PagePlaceholder() {
  return <Box role="status" aria-label="Seite wird geladen" sx={{ minHeight: '80dvh' }} />
}
