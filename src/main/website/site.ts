import type { PublicConfiguration } from '#shell/configuration.ts'

/** What the built site is: told to the server, so that it need not know the route table. */
export interface SiteIndex {
  /** Paths with a page of their own. */
  readonly prerendered: readonly string[]
  /** Paths of the browser alone, with `:name` for parameters. */
  readonly browserOnly: readonly string[]
}

/** What a page was made with, so that the browser wakes up with the same: it is in the page as JSON. */
export interface Seed {
  /** Public address without a slash at the end. */
  readonly baseUrl: string
  readonly configuration: PublicConfiguration
}

/** Id of the element that holds the seed. */
export const SEED_ID = 'seed'

/** Attribute of the first script: the files of the app in the order in which they run. */
export const PARTS = 'data-parts'

export interface RenderedPage {
  readonly title: string
  readonly description: string
  readonly html: string
  /** Name of the page's component, by which the build finds its file. */
  readonly component: string
  /** <style> elements without their nonce. */
  readonly styles: string
}

/** What the build runs: main/web/prerender.tsx, bundled. */
export interface Prerender {
  /** Paths that are made at build time; `*` is the page for all that is not there. */
  readonly PRERENDERED: readonly string[]
  /** Paths that exist, but are drawn by the browser alone. */
  readonly BROWSER_ONLY: readonly string[]
  /** @param example the report of /beispiel, as its file has it */
  readonly renderPage: (path: string, seed: Seed, example: unknown) => Promise<RenderedPage>
}
