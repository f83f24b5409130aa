import { CacheProvider, type EmotionCache } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, StrictMode } from 'react'
import { theme } from '#design/theme.ts'

/** What surrounds the router, in the browser and when pages are prerendered. */
export function Root({ cache, children }: { readonly cache: EmotionCache; readonly children: ReactNode }) {
  return (
    <StrictMode>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          {children}
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  )
}
