import { escaped } from '#kernel/markup.ts'
import { type RenderedPage, type Seed, SEED_ID } from './site.ts'

/** Written into each page where the server puts something of the answer: see servePages.ts. */
export const NONCE = '__NONCE__'
export const BASE_URL = '__BASE_URL__'

export const SHELL_FILE = 'pages/shell.html'
export const NOT_FOUND_FILE = 'pages/404.html'

export function pageFile(path: string): string {
  return `pages/${path === '/' ? 'index' : path.slice(1)}.html`
}

interface Page extends RenderedPage {
  readonly path: string
  readonly chunks: readonly string[]
}

/**
 * @param page null: the empty page for what the browser draws alone, which search engines shall leave out
 * @param font file that all text needs
 */
export function htmlOf(template: string, page: Page | null, seed: Seed, font: string): string {
  const preload = `\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" />`
  const json = JSON.stringify(seed).replaceAll('<', '\\u003c')
  return template
    .replace('<!--head-->', () => (page ? headOf(page, seed) : headOfShell(seed)) + preload)
    .replace('<!--app-->', () => page?.html ?? '')
    .replace('<!--seed-->', () => `<script type="application/json" id="${SEED_ID}">${json}</script>`)
}

/** The few rules that are no component's, in the page instead of in a file that the first picture would wait for. */
export function withStyles(template: string, css: string): string {
  return template.replace(/<link rel="stylesheet"[^>]*>/, () => `<style nonce="${NONCE}">${css.trim()}</style>`)
}

function headOf({ title, description, path, styles, chunks }: Page, { configuration }: Seed): string {
  const address = `${BASE_URL}${path === '*' ? '/404' : path}`
  const social = [
    ['og:type', 'website'],
    ['og:locale', 'de_DE'],
    ['og:site_name', configuration.app.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', `${BASE_URL}/demo/teilen.jpeg`],
  ]
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    path === '*' ? '<meta name="robots" content="noindex" />' : `<link rel="canonical" href="${address}" />`,
    ...social.map(([property, content = '']) => `<meta property="${property}" content="${escaped(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    // Fetched after the first picture: web/later.ts.
    ...chunks.map(file => `<link rel="later" crossorigin href="/${file}" />`),
    styles.replaceAll('<style ', `<style nonce="${NONCE}" `),
  ].join('\n    ')
}

function headOfShell({ configuration: { app } }: Seed): string {
  return [
    `<title>${escaped(app.name)}</title>`,
    `<meta name="description" content="${escaped(app.description)}" />`,
    '<meta name="robots" content="noindex" />',
  ].join('\n    ')
}
