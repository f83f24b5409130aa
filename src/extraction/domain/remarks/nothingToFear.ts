import { isDeniedInOtherWords } from '../scope/deniedInOtherWords.ts'
import { isCuredWithProof, isLeaseOver } from './curedWithProof.ts'
import { isOfAnother } from './ofAnother.ts'
import { statementAround } from './statementText.ts'

/** Whether what a stretch of statement text tells is not there, another's, or done with and proven. */
export function isNothingToFear(text: string, start: number, end: number): boolean {
  const bounds = statementAround(text, start, end)
  return [isDeniedInOtherWords, isOfAnother, isCuredWithProof, isLeaseOver].some(one => one(text, bounds, start, end))
}
