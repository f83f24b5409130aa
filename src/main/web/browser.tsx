import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { seedConfiguration } from '#shell/configuration.ts'
import './page.css'
import { Root } from './Root.tsx'
import { routesOf } from './routes.tsx'
import { readSeed } from './seed.ts'
import { styleCache } from './styles.ts'

const { baseUrl, configuration } = readSeed()
seedConfiguration(configuration)
const routes = routesOf(baseUrl)
await loadShownPage(routes)

const container = document.getElementById('app')
if (!container) throw new Error('the page has no #app')
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
const app = (
  <Root cache={styleCache(nonce)}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </Root>
)
// As a transition React works in small pieces, and the page answers meanwhile.
startTransition(() => {
  if (container.firstElementChild) hydrateRoot(container, app)
  else createRoot(container).render(app)
})

/** A prerendered page must be there with its code, or waking it up would first empty it. */
async function loadShownPage(all: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(all, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}
