import type { CalendarDate } from '#kernel/calendarDate.ts'

/** Where figures come from, as the report prints it. */
export interface Source {
  /** German name of the table. */
  readonly name: string
  readonly source: string
  /** The time the figures describe: a year, a quarter ("2026-Q2") or a day. */
  readonly stand: string
  /** null: brought in by the operator, who answers for it. */
  readonly checkedOn: CalendarDate | null
}

export function operatorSource(name: string, { source, stand }: { source: string; stand: string }): Source {
  return { name, source, stand, checkedOn: null }
}

/** The public fields alone, so that a table's own dates stay inside. */
export function sourceOf({ name, source, stand, checkedOn }: Source): Source {
  return { name, source, stand, checkedOn }
}

/** "Name: source, Stand 2025". */
export function germanSource({ name, source, stand }: Source): string {
  return `${name}: ${source}, Stand ${stand}`
}

/** Each table once, in the order of first use. */
export function distinct(sources: readonly Source[]): readonly Source[] {
  const found = new Map<string, Source>()
  for (const one of sources) {
    const key = `${one.name}|${one.source}|${one.stand}`
    if (!found.has(key)) found.set(key, sourceOf(one))
  }
  return [...found.values()]
}
