import { euro, germanMoney } from '#kernel/money.ts'
import type { SurvivingKind, SurvivingRight } from '../deal/soldByCourt.ts'
import type { Remark } from '../remark.ts'
import { PLAIN } from '../scope/scope.ts'

const OF_USE: Partial<Readonly<Record<SurvivingKind, string>>> = {
  wohnungsrecht: 'Wohnungsrecht',
  niessbrauch: 'Nießbrauch',
  altenteil: 'Altenteil',
}
const RULE = 'wohnrecht'

/** Where the notice says which right of use a bidder takes over, it is named with its rooms, age and value: "Wohnrecht, Nießbrauch oder Leibrente" leaves open what is plain. */
export function rightThatStays(remarks: readonly Remark[], rights: readonly SurvivingRight[]): Remark[] {
  const [right, ...more] = rights.filter(({ kind }) => OF_USE[kind] !== undefined)
  if (!right || more.length > 0) return [...remarks]
  const meaning = told(right)
  const isSaid = (one: Remark) => one.rule === RULE && one.certainty === 'stated'
  if (remarks.some(isSaid))
    return remarks.map(one =>
      isSaid(one) ? { ...one, meaning, tone: 'gefahr' as const, staysAfterSale: true as const } : one,
    )
  const [evidence] = right.evidence
  return evidence ? [...remarks, { topic: 'wohnrecht', rule: RULE, tone: 'gefahr', year: null, evidence, meaning, certainty: 'stated', scope: PLAIN, staysAfterSale: true }] : [...remarks] // prettier-ignore
}

function told({ kind, rooms, holders = [], byCourt, appraised }: SurvivingRight): string {
  const value = byCourt ?? appraised
  const where = rooms ? ` ${rooms.words}` : ''
  const who = holders.length > 0 ? ` (${holders.map(({ age }) => age).join(' und ')} Jahre alt)` : ''
  const worth = value === null ? 'seinen Wert haben wir nicht gefunden' : `Wert ${germanMoney(euro(value))}`
  return `${OF_USE[kind]}${where} bleibt nach dem Zuschlag bestehen${who}, ${worth}`
}
