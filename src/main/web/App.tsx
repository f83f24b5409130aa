import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { watchSession } from '#shell/background.ts'
import { loadConfiguration, useConfiguration, useConfigurationState } from '#shell/configuration.ts'
import { useConsent } from '#shell/consent.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'
import { watchStatus } from '#shell/systemStatus.ts'
import { CookieBlocker } from './CookieBlocker.tsx'
import { Footer } from './Footer.tsx'
import { NavigationBar } from './NavigationBar.tsx'
import { NavigationEffects } from './NavigationEffects.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { Overlays } from './Overlays.tsx'
import { Pages } from './Pages.tsx'
import { canonicalOf, titleOf } from './head.ts'
import { placeOf } from './routes.tsx'

// Only who is logged in is told something.
const Broadcasts = lazy(async () => ({ default: (await import('./Broadcasts.tsx')).Broadcasts }))

/** What surrounds every page. @param baseUrl public address without a slash at the end */
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

/** The operator's statistics script, only after consent (4.3). What runs already ends with the page: a withdrawn consent counts from the next. */
function Analytics() {
  const { analyticsScript } = useConfiguration().app
  const isAllowed = useConsent(({ consent }) => consent?.analytics ?? false)
  // The address of a shared report is its key: nobody else may learn it.
  const isShared = useLocation().pathname.startsWith('/teilen/')
  useEffect(() => {
    if (isShared || !isAllowed || analyticsScript === null || document.querySelector('script[data-analytics]')) return
    const script = document.createElement('script')
    script.src = analyticsScript
    script.async = true
    script.dataset['analytics'] = ''
    document.head.append(script)
  }, [isAllowed, isShared, analyticsScript])
  return null
}

/** After each navigation: title, description and canonical link of the route (2.1.5). Prerendered pages have them in their HTML. */
function Head({ baseUrl }: { readonly baseUrl: string }) {
  const { pathname } = useLocation()
  const place = placeOf(pathname)
  const { name, description } = useConfiguration().app
  useEffect(() => {
    document.title = titleOf(name, place)
    element('meta', 'name', 'description').setAttribute('content', place.description ?? description)
    element('link', 'rel', 'canonical').setAttribute('href', canonicalOf(baseUrl, pathname))
  }, [baseUrl, description, name, pathname, place])
  return null
}

function element(tag: string, attribute: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${attribute}="${value}"]`)
  if (found) return found
  const made = document.createElement(tag)
  made.setAttribute(attribute, value)
  document.head.append(made)
  return made
}

/** The whole app, when its configuration could not be loaded (2.2.9). */
function TechnicalProblem() {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 3 }}>
      <Box role="alert" sx={{ maxWidth: 560, textAlign: 'center' }}>
        <Typography variant="h1" sx={{ mb: 2 }}>
          Technisches Problem
        </Typography>
        <Typography sx={{ mb: 1 }}>
          Die Verbindung zum Server ist fehlgeschlagen. Konfiguration konnte nicht geladen werden.
        </Typography>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          Im Moment steht keine Funktion zur Verfügung. Bitte laden Sie die Seite später neu.
        </Typography>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Seite neu laden
        </Button>
      </Box>
    </Box>
  )
}
