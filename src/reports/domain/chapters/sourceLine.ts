import type { Source } from '#valuation/domain/source.ts'
import { sourcesIn } from './sourceIndex.ts'
import { germanStand } from './wording.ts'

/** "Quellen: Häuserpreisindex, Stand 2. Quartal 2026; …", each once; what they are made of is in the chapter on sources. */
export function sourceLine(sources: readonly Pick<Source, 'name' | 'stand'>[]): string {
  return joined(sources.map(({ name, stand }) => `${name}, Stand ${germanStand(stand)}`))
}

/** The same from the texts that are beside amounts. Empty where they only point into the exposé. */
export function sourceLineOf(texts: readonly string[]): string {
  return joined(texts.flatMap(sourcesIn).map(({ short }) => short))
}

function joined(names: readonly string[]): string {
  const distinct = [...new Set(names)]
  if (distinct.length === 0) return ''
  return `${distinct.length === 1 ? 'Quelle' : 'Quellen'}: ${distinct.join('; ')}`
}
