/** An object somewhere inside a plain value. */
export interface Found {
  /** "kosten.parts[2]"; empty for the value itself. */
  readonly path: string
  readonly object: Readonly<Record<string, unknown>>
}

/** All objects of a plain value of objects, arrays and maps, each once, outer before inner. */
export function objectsIn(value: unknown, path = '', seen = new Set<object>()): Found[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, `${path}[${index}]`, seen))
  const entries = value instanceof Map ? [...(value as Map<unknown, unknown>)] : Object.entries(value)
  const inner = entries.flatMap(([key, item]) =>
    objectsIn(item, path === '' ? String(key) : `${path}.${String(key)}`, seen),
  )
  return value instanceof Map ? inner : [{ path, object: value as Found['object'] }, ...inner]
}
