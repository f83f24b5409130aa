import { createHash } from 'node:crypto'
import { AWAKE } from './site.ts'

/**
 * The page is whole before its code comes, so its code comes after its first picture: on a phone's line they would take
 * each other's place. A window in the background draws nothing and does not wait for it. The files run one by one, so that
 * a slow phone answers its user in between. Until the app is awake (Pages.tsx tells) a click on a button, or on a link that
 * only it can follow (`data-waits`), is kept for it and a form is not sent.
 * @returns the small script that does so, and the template that starts with it instead of the app
 */
export function startLater(template: string): {
  readonly file: string
  readonly script: string
  readonly template: string
} {
  const app = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(template)
  if (!app?.[1]) throw new Error('the built page has no script')
  const libraries = [...template.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)"/g)].map(
    ([, href]) => href,
  )
  const script = [
    'let clicked',
    'const keep = event => {',
    '  if (event.ctrlKey || event.metaKey || event.shiftKey) return',
    "  clicked = event.target.closest?.('button, a[data-waits]')",
    '  if (clicked?.href) event.preventDefault()',
    '}',
    'const hold = event => event.preventDefault()',
    'const handOver = () => {',
    "  removeEventListener('click', keep, true)",
    "  removeEventListener('submit', hold, true)",
    // What was typed before is taken over first.
    '  setTimeout(() => clicked?.click())',
    '}',
    "addEventListener('click', keep, true)",
    "addEventListener('submit', hold, true)",
    `addEventListener('${AWAKE}', handOver, { once: true })`,
    'let isStarted = false',
    'const start = async () => {',
    '  if (isStarted) return',
    '  isStarted = true',
    "  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload'",
    `  for (const file of ${JSON.stringify([...libraries, app[1]])}) {`,
    '    await import(file)',
    '    await globalThis.scheduler?.yield?.()',
    '  }',
    '}',
    "const tellsPaints = PerformanceObserver.supportedEntryTypes?.includes('paint')",
    // Without its code the page still leads on by its links.
    'const begin = () => start().catch(handOver)',
    "if (document.visibilityState === 'hidden' || !tellsPaints) begin()",
    "else new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })",
    '',
  ].join('\n')
  const file = `assets/later-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  return {
    file,
    script,
    template: template
      .replace(
        app[0],
        `<script type="module" src="/${file}"></script>\n    <link rel="later" crossorigin href="${app[1]}">`,
      )
      .replaceAll('<link rel="modulepreload"', '<link rel="later"'),
  }
}
