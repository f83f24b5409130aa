import type { Plugin, Rolldown } from 'vite'
import { PARTS } from './site.ts'

/** What the app starts with, in files that a phone can run in one short go each. */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// },
  { name: 'styles', test: /node_modules\/(@emotion|stylis|clsx|@mui\/(system|styled-engine|utils|private-theming))\// },
  { name: 'material', test: /node_modules\/@mui\// },
  { name: 'theme', test: /\/src\/design\/theme\.ts$/ },
] as const

/**
 * All that every page needs first in a few files instead of some forty: on a phone's connection each file costs a way
 * there and back. What is needed first is what the entry imports statically, and what those import.
 */
export function startChunk(): { plugin: Plugin; codeSplitting: Rolldown.CodeSplittingOptions } {
  const first = new Set<string>()
  return {
    plugin: {
      name: 'start-chunk',
      apply: 'build',
      renderStart() {
        const add = (id: string) => {
          if (first.has(id)) return
          first.add(id)
          for (const one of this.getModuleInfo(id)?.importedIds ?? []) add(one)
        }
        for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) add(id)
      },
    },
    codeSplitting: {
      groups: [
        ...GROUPS.map(({ name, test }) => ({ name, test: (id: string) => first.has(id) && test.test(id) })),
        { name: 'start', test: id => first.has(id) },
      ],
    },
  }
}

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

/** Of Vite's manifest.json, what is used here: source file → what became of it. */
export type Manifest = Readonly<Record<string, ManifestEntry>>

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Files of a page's own code, to be fetched together with the frame's instead of after it. */
export function chunksOf(manifest: Manifest, component: string): string[] {
  const source = Object.keys(manifest).find(key => key.endsWith(`/${component}.tsx`))
  if (source === undefined) throw new Error(`the build has no file of ${component}`)
  const found = new Set<string>()
  const add = (key: string) => {
    const entry = manifest[key]
    if (!entry || found.has(entry.file)) return
    found.add(entry.file)
    for (const one of entry.imports ?? []) add(one)
  }
  add(source)
  return [...found]
}
