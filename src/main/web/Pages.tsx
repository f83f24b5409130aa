import Box from '@mui/material/Box'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { tellAwake } from '#shell/awake.ts'
import { needsLogin } from '#shell/places.ts'
import { FaultBoundary } from './FaultBoundary.tsx'
import { type Place, placeOf, PLACES } from './routes.tsx'

const ProtectedFrame = lazy(async () => ({ default: (await import('./ProtectedFrame.tsx')).ProtectedFrame }))

/** Pages whose code is there already: the one that the browser was opened on must not wait, or its prerendered form would blink. */
const loaded = new Map<Place, ComponentType>()

/** Fetches the code of the page at this address. */
export async function loadPage(pathname: string): Promise<ComponentType> {
  const place = placeOf(pathname)
  const page = await place.load()
  loaded.set(place, page)
  return page
}

const waiting = new Map(PLACES.map(place => [place, lazy(async () => ({ default: await place.load() }))]))

/** The page for the address. Until its code is there, the old one stays (the router changes pages as a transition). */
export function Pages() {
  const { pathname } = useLocation()
  const isProtected = needsLogin(pathname)
  const routes = (
    <Routes>
      {PLACES.map(place => {
        const Page = loaded.get(place) ?? waiting.get(place)
        return <Route key={place.path} path={place.path} element={Page && <Page />} />
      })}
    </Routes>
  )
  return (
    <FaultBoundary place={pathname}>
      <Suspense fallback={<PagePlaceholder />}>
        {isProtected ? <ProtectedFrame>{routes}</ProtectedFrame> : routes}
        <TellsAwake />
      </Suspense>
    </FaultBoundary>
  )
}

/** Beside the page, because it wakes up after the frame: web/later.ts hands over what was clicked meanwhile. */
function TellsAwake() {
  useEffect(tellAwake, [])
  return null
}

/** Where a page will be. As high as a window, so that the footer does not jump. */
function PagePlaceholder() {
  return <Box role="status" aria-label="Seite wird geladen" sx={{ minHeight: '80dvh' }} />
}
