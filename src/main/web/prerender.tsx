import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { prerender } from 'react-dom/static'
import type { ReactNode } from 'react'
import { StaticRouter } from 'react-router'
import { seedExample } from '#archive/web/report/exampleReport.ts'
import type { FullReport } from '#archive/web/report/reportData.ts'
import type { RenderedPage, Seed } from '#main/website/site.ts'
import { seedConfiguration } from '#shell/configuration.ts'
import { App } from './App.tsx'
import { titleOf } from './head.ts'
import { loadPage } from './Pages.tsx'
import { Root } from './Root.tsx'
import { PLACES, placeOf } from './routes.tsx'
import { styleCache } from './styles.ts'

/** See main/website/site.ts. */
export const PRERENDERED = PLACES.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path)

export const BROWSER_ONLY = PLACES.filter(({ isPrerendered }) => !isPrerendered).map(({ path }) => path)

/** One public page as text, without a browser (6.3: no guard, no storage, no polls). */
export async function renderPage(
  path: string,
  { baseUrl, configuration }: Seed,
  example: unknown,
): Promise<RenderedPage> {
  seedConfiguration(configuration)
  // Made by our own engine; a test holds its form.
  seedExample(example as FullReport)
  const cache = styleCache()
  const styles = createEmotionServer(cache)
  const address = path === '*' ? '/404' : path
  const page = await loadPage(address)
  const html = await wholeHtml(
    <Root cache={cache}>
      <StaticRouter location={address}>
        <App baseUrl={baseUrl} />
      </StaticRouter>
    </Root>,
  )
  const place = placeOf(address)
  return {
    title: titleOf(configuration.app.name, place),
    description: place.description ?? configuration.app.description,
    html,
    component: page.name,
    // All that drawing has made, also the parts that Material puts together: the browser would make them once more.
    styles: styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(`${html} ${classesOf(cache)}`)),
  }
}

/** With all that is waited for inside, in its place: nothing is left to a script. */
async function wholeHtml(app: ReactNode): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Infinity,
    onError: fault => void faults.push(fault),
  })
  if (faults.length > 0) throw new Error('a page could not be made', { cause: faults[0] })
  return new Response(prelude).text()
}

function classesOf({ key, inserted }: EmotionCache): string {
  return Object.keys(inserted)
    .map(name => `${key}-${name}`)
    .join(' ')
}
