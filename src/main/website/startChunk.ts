import type { Plugin, Rolldown } from 'vite'

/** What the app starts with, in files that a phone can run in one short go each. */
const PARTS = [
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
        ...PARTS.map(({ name, test }) => ({ name, test: (id: string) => first.has(id) && test.test(id) })),
        { name: 'start', test: id => first.has(id) },
      ],
    },
  }
}
