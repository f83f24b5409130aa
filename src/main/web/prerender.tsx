import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { seedConfiguration } from '#shell/configuration.ts'
import type { RenderedPage, Seed } from '#main/website/site.ts'
import { titleOf } from './head.ts'
import { Root } from './Root.tsx'
import { PLACES, routesOf } from './routes.tsx'
import { styleCache } from './styles.ts'

/** Paths that are made at build time; `*` is the page for all that is not there. */
export const PRERENDERED = PLACES.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path)

/** Paths that exist, but are drawn by the browser alone. */
export const BROWSER_ONLY = PLACES.filter(({ isPrerendered }) => !isPrerendered).map(({ path }) => path)

/** One public page as text, without a browser (6.3: no guard, no storage, no polls). */
export async function renderPage(path: string, { baseUrl, configuration }: Seed): Promise<RenderedPage> {
  seedConfiguration(configuration)
  const cache = styleCache()
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const handler = createStaticHandler(routesOf(baseUrl))
  const context = await handler.query(new Request(`http://localhost${path === '*' ? '/404' : path}`))
  if (context instanceof Response) throw new Error(`${path} answers instead of being drawn`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <Root cache={cache}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Root>,
  )
  const place = PLACES.find(one => one.path === path)
  const component = (await place?.load())?.name ?? ''
  return {
    title: titleOf(configuration.app.name, place ?? {}),
    description: place?.description ?? configuration.app.description,
    html,
    component,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)),
  }
}
