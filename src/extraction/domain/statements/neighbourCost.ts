import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { eurosIn, statementsOf } from './statementsOf.ts'

/** What somebody next door paid to have the same damp made good: no offer, but nearer than any table. */
export interface NeighbourCost {
  /** € as it was paid. */
  readonly euro: number
  /** null: not told. */
  readonly year: number | null
  readonly evidence: Evidence
}

const NEIGHBOUR =
  /(?<!\p{L})(?:\p{L}*nachbar(?:n|s|in|haus|hause|hauses)?|nebenan|haus(?:es)? daneben|haus gegenüber|nummer \d+)(?!\p{L})/u
const PAID =
  /(?<!\p{L})(?:gekostet|kostete|bezahlt|gezahlt|zahlte|ausgegeben|hingelegt|hinlegen müssen|rechnung|angebot|gelassen|fällig)(?!\p{L})/u
const DAMP =
  /(?<!\p{L})(?:\p{L}*abdicht\p{L}*|(?:auf|frei)-?(?:ge)?grab\p{L}*|auf(?:zu)?graben|trockenleg\p{L}*|trocken ?gelegt|drainage\p{L}*|drän\p{L}*|horizontalsperre|injektion\p{L}*|feucht\p{L}*|nass(?:e[nrs]?)?|wasser(?!leitung|anschluss)|kellerwand|kellerwände)(?!\p{L})/u
const OTHER =
  /(?<!\p{L})(?:verkauft|kaufpreis|kaufte|miete|vermietet|dach|heizung|fenster|solar\p{L}*|photovoltaik|carport|zaun)(?!\p{L})/u
const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u
const [MIN, MAX] = [1_500, 150_000]
/** So many statements before it may tell what was done. */
const BACK = 2

/** null: the text tells of none. */
export function neighbourCostOf(passages: readonly Passage[]): NeighbourCost | null {
  for (const passage of passages) {
    if (passage.section !== 'object') continue
    const statements = statementsOf(saidIn(passage).text)
    for (const [at, { text, start }] of statements.entries()) {
      const before = statements.slice(Math.max(0, at - BACK), at).map(one => one.text)
      if (!NEIGHBOUR.test(text) || !PAID.test(text) || OTHER.test(text) || !DAMP.test(`${before.join(' ')} ${text}`)) continue // prettier-ignore
      const sum = eurosIn(text).find(({ value }) => value >= MIN && value <= MAX)
      if (!sum) continue
      const year = YEAR.exec(text.replace(text.slice(sum.at, sum.at + sum.length), ''))?.[0]
      const evidence = inItsClause(proof(passage, start + sum.at, start + sum.at + sum.length))
      return { euro: sum.value, year: year === undefined ? null : Number(year), evidence }
    }
  }
  return null
}
