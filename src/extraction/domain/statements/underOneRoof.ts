import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import { areasIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { statementsOf } from './statementsOf.ts'

/** What lies under the roof of a farmhouse beside the rooms that are lived in: its roof is larger than they let expect. */
export interface UnderOneRoof {
  /** m² on the ground; null: not told. */
  readonly area: number | null
  readonly evidence: Evidence
}

/** A "Diele" of nine square metres is a corridor: only a large one is the threshing floor of a farmhouse. */
const HALL = /(?<!\p{L})(?:(?:große|ehemalige|alte|dresch|lehm)-?\s?)?(?:diele|deele|tenne)(?!\p{L})/u
/** Parts of the house itself by their name; a barn stands for itself. */
const WORKING_PART =
  /(?<!\p{L})(?:wirtschaftsteil|wirtschaftstrakt|stallteil|scheunenteil|stalltrakt)(?:e?s)?(?!\p{L})/u
const NOT_LIVED_IN =
  /(?<!\p{L})(?:nicht (?:beheizt|in der wohnfläche|zur wohnfläche|ausgebaut|mitgerechnet|eingerechnet)|unbeheizt\p{L}*|zusätzlich|bilden? (?:ein|eine) (?:dach|einheit)|unter einem dach)(?!\p{L})/u
/** It is gone, or a home by now, or a house of its own. */
const NO_MORE = regexp.u`(?<!\p{L})(?:abgerissen|abgebrochen|abgebrannt|brand|nicht mehr vorhanden|separat\p{L}*|freistehend\p{L}*|(?:ist|wurde|sind|wurden) (?:[\p{L}\d]+ ){0,4}(?:zu(?:r|m)? (?:\p{L}+ )?wohn\p{L}*|als wohn\p{L}*|(?:das|der|die|ein|eine) (?:großes? |große )?(?:wohn|ess|küche)\p{L}*)|zu(?:r|m)? (?:\p{L}+ )?wohn\p{L}* (?:aus|um)gebaut)(?!\p{L})`
/** m² */
const MIN_HALL = 40

/** null: no such part is told */
export function underOneRoofOf(passages: readonly Passage[]): UnderOneRoof | null {
  const found = passages.flatMap(passage => {
    if (passage.section !== 'object') return []
    return statementsOf(saidIn(passage).text).flatMap(({ text, start }) => {
      const [hall, part] = [HALL.exec(text), WORKING_PART.exec(text)]
      const match = part ?? hall
      if (!match || NO_MORE.test(text)) return []
      const own = areasIn(text).find(({ index, value }) => index > match.index && value >= MIN_HALL)
      if (!part && (!own || !NOT_LIVED_IN.test(text))) return []
      const from = start + match.index
      return [{ area: own?.value ?? null, evidence: inItsClause(proof(passage, from, from + match[0].length)) }]
    })
  })
  return found.toSorted((a, b) => (b.area ?? 0) - (a.area ?? 0))[0] ?? null
}
