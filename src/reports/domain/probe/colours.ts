import type { Assessment } from '#rating/domain/assess.ts'
import type { Light } from '#questions/domain/answer.ts'
import type { Block, Report } from '../report.ts'
import type { Contradiction } from '../widerspruchsprobe.ts'

/** One finding has one colour everywhere, nothing is praised that is blamed, and a K.-o. is the first thing to see. */
export function colours(report: Report, assessment: Assessment): Contradiction[] {
  return [...twoColours(report), ...praised(assessment), ...knockout(report, assessment)]
}

function twoColours({ chapters }: Report): Contradiction[] {
  const seen = new Map<string, Light>()
  const twice = new Set<string>()
  // A title that a list has twice is that of several findings: "Zwei Angaben passen nicht zusammen".
  const lists = chapters.flatMap(({ blocks }) => blocks.map(titled))
  const shared = new Set(lists.flatMap(list => repeated(list.map(({ title }) => title))))
  for (const { title, light } of lists.flat()) {
    if (light === null || shared.has(title)) continue
    const known = seen.get(title)
    if (known !== undefined && known !== light) twice.add(title)
    seen.set(title, light)
  }
  if (twice.size === 0) return []
  const isIn = (block: Block) => titled(block).some(({ title }) => twice.has(title))
  return [{ name: 'one-finding-two-colours', chapter: null, isIn }]
}

function repeated(titles: readonly string[]): string[] {
  return titles.filter((title, at) => titles.indexOf(title) !== at)
}

function titled(block: Block): readonly { readonly title: string; readonly light: Light | null }[] {
  if (block.kind !== 'findings' && block.kind !== 'points') return []
  return block.items.map(({ title, light }) => ({ title: title.replace(/^K\.-o\.: /u, ''), light }))
}

function praised({ rating, redFlags }: Assessment): Contradiction[] {
  const blamed = redFlags.map(({ id }): string => id)
  if (!rating.reasons.pro.some(({ id }) => blamed.includes(id))) return []
  return [{ name: 'praised-and-blamed', chapter: 'entscheidung', isIn: ({ kind }) => kind === 'list' }]
}

/** The headline is the heaviest finding. */
function knockout({ chapters }: Report, { rating }: Assessment): Contradiction[] {
  if (rating.knockouts.length === 0) return []
  const points = chapters.flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'points' ? block.items : [])))
  if (points[0]?.light === 'rot') return []
  return [{ name: 'knockout-not-first', chapter: 'entscheidung', isIn: ({ kind }) => kind === 'points' }]
}
