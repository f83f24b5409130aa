import type { Answer, Group } from '#questions/domain/answer.ts'
import { bySeverity, isJudged, sentenceOf } from '#rating/domain/judged.ts'
import { bullets, heading } from '../blocks.ts'
import type { Block } from '../report.ts'
import { reasonLine } from './questionLabels.ts'

/** What is yellow or red in a group, the gravest first, a line each; the quotes stand with the answers. Empty without any. */
export function openFindings(title: string, answers: readonly Answer[], group: Group): Block[] {
  const items = answers
    .filter(answer => answer.group === group)
    .filter(isJudged)
    .filter(({ light }) => light !== 'grün')
    .sort(bySeverity)
    .map(answer => `${answer.light === 'rot' ? 'Rot' : 'Gelb'}: ${reasonLine(sentenceOf(answer), answer)}`)
  if (items.length === 0) return []
  return [heading(title), bullets([...new Set(items)])]
}
