import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { VerdictPoint } from './verdict.ts'

const FOR_LIFE = 'miete-auf-lebenszeit'
const RENT_FIXED = 'miete-fest-auf-lebenszeit'

/** What the text says of a home that stays let as long as its tenant lives. */
export function lifeLeasesIn(remarks: readonly Remark[]): readonly Remark[] {
  return remarks.filter(
    ({ rule, certainty, scope }) =>
      (rule === FOR_LIFE || rule === RENT_FIXED) &&
      certainty === 'stated' &&
      scope.bearer !== 'other' &&
      scope.bearer !== 'surroundings',
  )
}

/** Before every price: the buyer takes over or signs what binds him for decades. A right that the seller keeps, or a sale with lease back, says it of itself. */
export function lifeLeasePoints({ deal }: Pick<Offer, 'deal'>, remarks: readonly Remark[]): VerdictPoint[] {
  const said = lifeLeasesIn(remarks)
  if (said.length === 0 || deal?.retained || deal?.type.value === 'rueckmiete') return []
  const isFixed = said.some(({ rule }) => rule === RENT_FIXED)
  const isHouse = deal?.objectKind.value === 'mehrfamilienhaus' || deal?.objectKind.value === 'wohn-geschaeftshaus'
  const what = isHouse ? 'Eine Wohnung bleibt' : 'Es bleibt'
  const bound = isFixed
    ? 'Sie dürfen weder kündigen noch die Miete erhöhen, auch wenn der Markt mehr zahlt'
    : 'Sie dürfen nicht kündigen, auch nicht, um selbst einzuziehen'
  const less = isFixed ? 'die Miete, die bis dahin fehlt,' : 'das'
  return [
    {
      id: 'mietvertrag',
      sentence: `${what} laut Exposé auf Lebenszeit vermietet: ${bound}, und Ihre Bank wie jeder spätere Käufer rechnen es ab. Lesen Sie vor einem Gebot den Wortlaut der Vereinbarung, und ziehen Sie ${less} vom Preis ab.`,
      change: null,
      evidence: [...new Set(said.map(({ evidence }) => evidence))],
    },
  ]
}
