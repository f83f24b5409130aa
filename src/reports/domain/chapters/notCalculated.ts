import { emphasised, paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { sentence } from './wording.ts'

/** Why there is no loan and no yield; the chapter on costs says it in full. */
export const AUCTION_PRICE = 'Der Preis entsteht erst im Versteigerungstermin'

/** Instead of an empty chapter: why nothing could be calculated, and what to get so that it can. */
export function notCalculated(reason: string, todo?: string): Block[] {
  const next: Block[] = todo === undefined ? [] : [paragraph(sentence(todo))]
  return [emphasised(sentence(reason)), ...next]
}
