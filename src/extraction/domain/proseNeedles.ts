import type { Passage } from './passages.ts'
import { indexNeedles, type NeedleIndex } from './remarks/needleIndex.ts'
import { needlesOf } from './remarks/needles.ts'
import type { ProseRule } from './rule.ts'

const indexes = new WeakMap<readonly ProseRule[], NeedleIndex<ProseRule>>()

/** The wordings that can hold in a passage at all: most passages have none of the words that a pattern needs. */
export function rulesFor(rules: readonly ProseRule[], { text }: Passage): ReadonlySet<ProseRule> {
  const index = indexOf(rules)
  return new Set([...index.always, ...index.find(text.toLowerCase()).map(({ owner }) => owner)])
}

function indexOf(rules: readonly ProseRule[]): NeedleIndex<ProseRule> {
  const known = indexes.get(rules)
  if (known) return known
  const lower = (rule: ProseRule) => needlesOf(rule.pattern.source)?.map(needle => needle.toLowerCase()) ?? null
  const own = indexNeedles(new Map(rules.map(rule => [rule, lower(rule)])))
  indexes.set(rules, own)
  return own
}
