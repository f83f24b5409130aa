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
