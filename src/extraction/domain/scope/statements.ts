import type { Candidate, FactValue, Statement } from '../facts.ts'

/** "1960er": somewhere in these ten years. */
const DECADE = /(?<!\d)((?:18|19|20)\d0)er(?!\p{L})/u

/** What is kept of readings that are no facts, each once, in the order of the document's rules. */
export function statementsOf(candidates: readonly Candidate[]): Statement[] {
  const seen = new Set<string>()
  return candidates.flatMap(({ key, value, unit, evidence, scope }) => {
    const id = [key, value, evidence.page, evidence.box.join()].join(' ')
    if (seen.has(id)) return []
    seen.add(id)
    return [{ key, value: rangeOf(value, evidence.quote), ...(unit ? { unit } : {}), evidence, scope }]
  })
}

/** A decade is ten years, not its first. */
function rangeOf(value: FactValue, quote: string): FactValue {
  const decade = Number(DECADE.exec(quote)?.[1])
  return decade === value ? `${decade}–${decade + 9}` : value
}
