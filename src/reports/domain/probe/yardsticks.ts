import type { Assessment } from '#rating/domain/assess.ts'
import { levelBeside } from '../chapters/levelBeside.ts'
import type { Block, Report } from '../report.ts'
import type { Contradiction } from '../widerspruchsprobe.ts'

const LEVEL = 'beurkundet üblich'

/** What is usual in the place does not stand beside an estimate that it excludes, unless it is said why. */
export function yardsticks({ chapters }: Report, assessment: Assessment): Contradiction[] {
  const apart = levelBeside(assessment)
  if (!apart) return []
  const isIn = (block: Block) => JSON.stringify(block).includes(LEVEL)
  const found = chapters.filter(({ annex, blocks }) => !annex && blocks.some(isIn))
  const explained = (id: string) =>
    chapters.some(one => one.id === id && one.blocks.some(block => JSON.stringify(block).includes(apart.why)))
  return found
    .filter(({ id }) => !explained(id))
    .map(({ id }) => ({ name: 'two-yardsticks' as const, chapter: id, isIn }))
}
