import { PARTS } from './site.ts'

/**
 * Lets the page begin with web/later.ts instead of the app.
 * @param template what Vite built
 * @param starter file of web/later.ts
 */
export function startLater(template: string, starter: string): string {
  const app = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(template)
  if (!app?.[1]) throw new Error('the built page has no script')
  const preloaded = [...template.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)"/g)]
  const parts = [...preloaded.map(([, href]) => href), app[1]].join(' ')
  return template
    .replace(
      app[0],
      `<script type="module" src="/${starter}" ${PARTS}="${parts}"></script>\n    <link rel="later" crossorigin href="${app[1]}">`,
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
}
