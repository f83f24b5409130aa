import Box from '@mui/material/Box'
import { lazy, Suspense, useEffect } from 'react'
import { watchSession } from '#shell/background.ts'
import { loadConfiguration, useConfigurationState } from '#shell/configuration.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'
import { watchStatus } from '#shell/systemStatus.ts'
import { Analytics } from './Analytics.tsx'
import { CookieBlocker } from './CookieBlocker.tsx'
import { Footer } from './Footer.tsx'
import { Head } from './Head.tsx'
import { NavigationBar } from './NavigationBar.tsx'
import { NavigationEffects } from './NavigationEffects.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { Overlays } from './Overlays.tsx'
import { Pages } from './Pages.tsx'
import { TechnicalProblem } from './TechnicalProblem.tsx'

// Only who is logged in is told something.
const Broadcasts = lazy(async () => ({ default: (await import('./Broadcasts.tsx')).Broadcasts }))

/** What stands around every page. @param baseUrl public address without a slash at the end */
export function App({ baseUrl }: { readonly baseUrl: string }) {
  const hasUser = useSession(isLoggedIn)
  const hasFailed = useConfigurationState(({ state }) => state === 'failed')
  useEffect(() => {
    void loadConfiguration()
  }, [])
  useEffect(watchStatus, [])
  useEffect(watchSession, [])
  if (hasFailed) return <TechnicalProblem />
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <NavigationBar />
      <Box component="main" id="inhalt" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
        {hasUser && (
          <Suspense>
            <Broadcasts />
          </Suspense>
        )}
        <Pages />
      </Box>
      <Footer />
      <NoticeBar />
      <Overlays />
      <CookieBlocker />
      <Analytics />
      <Head baseUrl={baseUrl} />
      <NavigationEffects />
    </Box>
  )
}

/** For the keyboard: past the navigation. */
function SkipLink() {
  return (
    <Box
      component="a"
      href="#inhalt"
      sx={{
        position: 'absolute',
        left: 8,
        top: -100,
        zIndex: 2000,
        bgcolor: 'background.paper',
        color: 'text.primary',
        p: 1.5,
        '&:focus': { top: 8 },
      }}
    >
      Zum Inhalt
    </Box>
  )
}
