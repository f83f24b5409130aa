import { capitalised } from '#kernel/capitalised.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { unrepeated } from '#reports/domain/chapters/wording.ts'

type Flag = AnalysisJson['redFlags'][number]

/** One warning with what others say of the same fact. */
export interface FlagGroup {
  readonly flag: Flag
  readonly beside: readonly Flag[]
}

/** Questions that are two, and one fact where the same words answer them: that somebody lives there. */
const SAME = ['vermietet', 'raeumung']

/** In their order; a fact that two questions are about is one warning, in the place of the first. */
export function flagGroups(flags: readonly Flag[]): FlagGroup[] {
  const headOf = (flag: Flag) =>
    flags.find(one => SAME.includes(one.id) && SAME.includes(flag.id) && isSameProof(one, flag)) ?? flag
  return flags
    .filter(flag => headOf(flag) === flag)
    .map(flag => ({ flag, beside: flags.filter(other => other !== flag && headOf(other) === flag) }))
}

function isSameProof({ evidence: [one] }: Flag, { evidence: [other] }: Flag): boolean {
  return one !== undefined && other !== undefined && one.page === other.page && one.quote === other.quote
}

/** Of the reason what the finding has not said: neither as its first sentence, nor as the beginning of it. */
export function gistOf({ reason, finding, said = finding }: Pick<Flag, 'reason' | 'finding' | 'said'>): string {
  const rest = unrepeated(reason, finding)
  if (said === '' || !rest.startsWith(`${said}, `)) return rest
  const more = rest.slice(said.length + 2)
  return capitalised(more)
}
