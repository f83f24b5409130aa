import { createHash } from 'node:crypto'
import { AWAKE } from './site.ts'

/**
 * The page is whole before its code comes, so its code comes after its first picture: on a phone's line they would take
 * each other's place. A window in the background draws nothing and does not wait for it. The files run one by one, so that
 * a slow phone answers its user in between. Until the app is awake (Pages.tsx tells) a click on a button is kept for it and
 * a form is not sent.
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
    'let clicked',
    "const keep = ({ target }) => (clicked = target.closest?.('button'))",
    'const hold = event => event.preventDefault()',
    "addEventListener('click', keep, true)",
    "addEventListener('submit', hold, true)",
    `addEventListener('${AWAKE}', () => {`,
    "  removeEventListener('click', keep, true)",
    "  removeEventListener('submit', hold, true)",
    // What was typed before is taken over first.
    '  setTimeout(() => clicked?.click())',
    '}, { once: true })',
    "const tellsPaints = PerformanceObserver.supportedEntryTypes?.includes('paint')",
    "if (document.visibilityState === 'hidden' || !tellsPaints) start()",
    "else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })",
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
