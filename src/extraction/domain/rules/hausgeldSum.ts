import type { Evidence } from '#kernel/evidence.ts'
import { RANK, type Candidate } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { PLAIN } from '../scope/scope.ts'
import { hausgeldLists } from '../statements/flatBudget.ts'

const SURENESS = 0.95
/** € a month of one flat; more is the community's. */
const MAX_HAUSGELD = 2000

/** Below "Hausgeld" its lines are listed, and the row of their sum names it: no line is read as the whole. */
export function withHausgeldSum(candidates: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  const lists = hausgeldLists(passages)
  const isLine = ({ key, evidence }: Candidate) =>
    key === 'hausgeldMonat' && lists.some(({ lines }) => lines.some(line => isWithin(evidence, line)))
  const sums = lists.flatMap(({ sum }): Candidate[] =>
    sum && sum.month <= MAX_HAUSGELD
      ? [{ key: 'hausgeldMonat', value: sum.month, unit: '€/Monat', evidence: sum.evidence, rank: RANK.table, sureness: SURENESS, scope: PLAIN }] // prettier-ignore
      : [],
  )
  return withoutYear([...candidates.filter(one => !isLine(one)), ...sums.slice(0, 1)])
}

/** € that twelve rounded months may differ from their year. */
const ROUNDED = 6

/** "Hausgeld gesamt | 4.104 € | 342,00 €" below "Jahr | Monat": what is twelve times another Hausgeld of the document is its year. */
function withoutYear(candidates: readonly Candidate[]): Candidate[] {
  const told = candidates.filter(({ key }) => key === 'hausgeldMonat').map(({ value }) => Number(value))
  const isYear = ({ key, value }: Candidate) =>
    key === 'hausgeldMonat' && told.some(month => Math.abs(12 * month - Number(value)) <= ROUNDED)
  return candidates.filter(one => !isYear(one))
}

/** The label may stand a row above: what counts is where the amount ends. */
function isWithin({ page, box }: Evidence, line: Evidence): boolean {
  return page === line.page && box[3] <= line.box[3] + 1 && box[3] >= line.box[1]
}
