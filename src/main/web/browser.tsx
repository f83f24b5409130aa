import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { seedConfiguration } from '#shell/configuration.ts'
import { type Seed, SEED_ID } from '#main/website/site.ts'
import { App } from './App.tsx'
import { GuardedRouter } from './GuardedRouter.tsx'
import './page.css'
import { loadPage } from './Pages.tsx'
import { Root } from './Root.tsx'
import { styleCache } from './styles.ts'

// Zod would try whether it may make code of text, which the policy of our pages forbids and reports. It reads this with its first schema.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
const { baseUrl, configuration } = readSeed()
seedConfiguration(configuration)
void wakeUp()

/** In a function, not at the top: pages import this file's chunk, and would wait for it while it waits for them. */
async function wakeUp(): Promise<void> {
  // A prerendered page must be there with its code, or waking it up would first empty it.
  // Without it the page says what is missing (FaultBoundary).
  await loadPage(window.location.pathname).catch(() => undefined)
  const container = document.getElementById('app')
  if (!container) throw new Error('the page has no #app')
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  const app = (
    <Root cache={styleCache(nonce)}>
      <GuardedRouter>
        <App baseUrl={baseUrl} />
      </GuardedRouter>
    </Root>
  )
  // As a transition React works in small pieces, and the page answers meanwhile.
  startTransition(() => {
    if (container.firstElementChild) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
}

/** @throws when the page has none: then it is not ours */
function readSeed(): Seed {
  // Written by ourselves (website/pageHtml.ts).
  return JSON.parse(document.getElementById(SEED_ID)?.textContent ?? '') as Seed
}
