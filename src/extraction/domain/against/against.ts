import type { Page } from '#reading/domain/page.ts'
import type { Contradiction } from '../facts.ts'
import { certificateAgainstParts } from './areaOfParts.ts'
import { rowsAgainstText } from './countedRows.ts'
import { missingPages } from './missingPages.ts'
import { pricePerArea } from './pricePerArea.ts'
import { roomLists } from './roomLists.ts'
import { sellerAgainstCommission } from './sellerAgainstCommission.ts'
import { shellAgainstFinish } from './shellAgainstFinish.ts'
import type { AgainstView } from './view.ts'
import { yieldOnTarget } from './yieldOnTarget.ts'

/**
 * What an exposé says against itself in fields of different kinds. Each rule names two places of the document; what may be a reading of ours,
 * or another thing that is measured, is no contradiction: a false one costs more trust than one that is missed.
 */
export function againstEachOther(view: AgainstView, pages: readonly Page[]): Contradiction[] {
  return [
    ...certificateAgainstParts(view),
    ...roomLists(view.passages),
    ...rowsAgainstText(view),
    ...pricePerArea(view),
    ...yieldOnTarget(view),
    ...sellerAgainstCommission(view),
    ...shellAgainstFinish(view),
    ...missingPages(view.passages, pages),
  ]
}
