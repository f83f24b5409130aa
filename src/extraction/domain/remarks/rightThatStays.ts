import { euro, germanMoney } from '#kernel/money.ts'
import type { SurvivingKind, SurvivingRight } from '../deal/soldByCourt.ts'
import type { Remark } from '../remark.ts'

const OF_USE: Partial<Readonly<Record<SurvivingKind, string>>> = {
  wohnungsrecht: 'Wohnungsrecht',
  niessbrauch: 'Nießbrauch',
  altenteil: 'Altenteil',
}

/** Where the notice says which right of use a bidder takes over, it is named: "Wohnrecht, Nießbrauch oder Leibrente" leaves open what is plain. */
export function rightThatStays(remarks: readonly Remark[], rights: readonly SurvivingRight[]): Remark[] {
  const [right, ...more] = rights.filter(({ kind }) => OF_USE[kind] !== undefined)
  if (!right || more.length > 0) return [...remarks]
  const value = right.byCourt ?? right.appraised
  const meaning = `${OF_USE[right.kind]} bleibt nach dem Zuschlag bestehen${value === null ? ', sein Wert ist nicht genannt' : `, Wert ${germanMoney(euro(value))}`}`
  return remarks.map(one => (one.rule === 'wohnrecht' && one.certainty === 'stated' ? { ...one, meaning } : one))
}
