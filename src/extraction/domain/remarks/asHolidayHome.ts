import type { Facts } from '../facts.ts'
import { objectTypeOf } from '../objectType.ts'
import type { Remark } from '../remark.ts'

const FORBIDDEN = 'nutzung-kein-wohnsitz'
const OF_ITS_AREA: readonly string[] = [FORBIDDEN, 'nutzung-wochenende']
const OPERATED: readonly string[] = ['mietgarantie-betreiber', 'mietgarantie-pacht', 'mietgarantie-pool']

/**
 * Remarks on a house or flat that is offered as a holiday home, or leased to who runs the house. Where the exposé says plainly that nobody may live there for good, that is what is
 * bought, and no danger that a buyer walks into: it narrows what he may do with it, and who buys it of him one day.
 */
export function asHolidayHome(remarks: readonly Remark[], { objektart }: Pick<Facts, 'objektart'>): Remark[] {
  const type = objektart ? objectTypeOf(String(objektart.value)) : null
  const isSaid = remarks.some(
    ({ rule, certainty, scope }) => rule === FORBIDDEN && certainty === 'stated' && scope.bearer === 'offer',
  )
  const isRun = remarks.some(({ rule, certainty }) => OPERATED.includes(rule) && certainty === 'stated')
  if (!isSaid || (type !== 'ferienhaus' && type !== 'ferienwohnung' && !isRun)) return [...remarks]
  return remarks.map(one =>
    OF_ITS_AREA.includes(one.rule) && one.tone === 'gefahr' ? { ...one, tone: 'warnung' } : one,
  )
}
