import type { Passage } from './passages.ts'
import { type Needles, needlesOf } from './remarks/needles.ts'
import type { ProseRule } from './rule.ts'

const needlesByRule = new WeakMap<ProseRule, { needles: Needles }>()
const lowerByPassage = new WeakMap<Passage, string>()

/** Whether a wording can hold in a passage at all: most passages have none of the words that its pattern needs. */
export function mayHold(rule: ProseRule, passage: Passage): boolean {
  const { needles } = compiled(rule)
  if (needles === null) return true
  let lower = lowerByPassage.get(passage)
  if (lower === undefined) lowerByPassage.set(passage, (lower = passage.text.toLowerCase()))
  return needles.some(needle => lower.includes(needle))
}

function compiled(rule: ProseRule): { needles: Needles } {
  const known = needlesByRule.get(rule)
  if (known) return known
  const needles = needlesOf(rule.pattern.source)
  const own = { needles: needles && [...new Set(needles.map(needle => needle.toLowerCase()))] }
  needlesByRule.set(rule, own)
  return own
}
