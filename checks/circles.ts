import type { Source } from './sources.ts'

/**
 * Circles of files that import values of each other: which of them runs first depends on who was imported first, and what it
 * then finds may be undefined. Types vanish before anything runs, and what is imported later (`import()`) finds all of it.
 * @returns one circle for each group, "a → b → a"
 */
export function circlesIn(sources: readonly Source[]): string[] {
  const targets = new Map(sources.map(({ path, imports }) => [path, imports.filter(one => one.when === 'load')]))
  const found: string[] = []
  const settled = new Set<string>()
  const visit = (path: string, way: readonly string[]) => {
    const start = way.indexOf(path)
    if (start >= 0) found.push([...way.slice(start), path].join(' → '))
    if (start >= 0 || settled.has(path)) return
    for (const { target } of targets.get(path) ?? []) if (target !== undefined) visit(target, [...way, path])
    settled.add(path)
  }
  for (const { path } of sources) visit(path, [])
  return found
}
