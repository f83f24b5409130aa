import { euro, germanMoney } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { VerdictPoint } from './verdict.ts'

const FOR_LIFE = 'miete-auf-lebenszeit'
const RIGHT_IN_LEASE = 'wohnrecht-im-mietvertrag'
const RENT_FIXED = 'miete-fest-auf-lebenszeit'

const RENT_CAPPED = 'miete-hoechstens'
const NO_OWN_USE = 'eigenbedarf-auf-lebenszeit'
const FOR_THE_TENANTS_LIFE: readonly string[] = [FOR_LIFE, RIGHT_IN_LEASE, RENT_FIXED, NO_OWN_USE]

/** What the text says of a home that stays let as long as its tenant lives. */
export function lifeLeasesIn(remarks: readonly Remark[]): readonly Remark[] {
  return remarks.filter(
    ({ rule, certainty, scope }) =>
      FOR_THE_TENANTS_LIFE.includes(rule) &&
      certainty === 'stated' &&
      scope.bearer !== 'other' &&
      scope.bearer !== 'surroundings',
  )
}

/** Only the notice for own use is barred: for other grounds, and as to the rent, the law stays as it is. */
export function barsOnlyOwnUse(said: readonly Remark[]): boolean {
  return said.length > 0 && said.every(({ rule }) => rule === NO_OWN_USE)
}

/** Before every price: the buyer takes over or signs what binds him for decades. A right that the seller keeps, or a sale with lease back, says it of itself. */
export function lifeLeasePoints(
  { deal, rentCap, vermietet }: Pick<Offer, 'deal' | 'rentCap' | 'vermietet'>,
  remarks: readonly Remark[],
): VerdictPoint[] {
  const said = lifeLeasesIn(remarks)
  if (deal?.retained || deal?.type.value === 'rueckmiete') return []
  const cap =
    rentCap &&
    `Die Miete darf laut Exposé höchstens auf ${germanMoney(euro(rentCap.month))} im Monat steigen, was immer der Markt zahlt, und das bindet auch Sie (§ 566 BGB)`
  if (said.length === 0)
    return cap
      ? [
          {
            id: 'mietvertrag',
            sentence: `${cap}: Rechnen Sie mit keiner höheren Miete und keiner Rendite daraus.`,
            change: null,
            evidence: remarks.filter(({ rule }) => rule === RENT_CAPPED).map(({ evidence }) => evidence),
          },
        ]
      : []
  const capped = cap ? ` ${cap}.` : ''
  const isFixed = said.some(({ rule }) => rule === RENT_FIXED)
  const isHouse = deal?.objectKind.value === 'mehrfamilienhaus' || deal?.objectKind.value === 'wohn-geschaeftshaus'
  const inPart = vermietet === 'teilweise'
  const what = isHouse ? 'Eine Wohnung bleibt' : inPart ? 'Der vermietete Teil bleibt' : 'Es bleibt'
  const whole = isHouse || !inPart ? '' : ' Der freie Teil ist davon nicht betroffen.'
  const bound = isFixed
    ? 'Sie dürfen weder kündigen noch die Miete erhöhen, auch wenn der Markt mehr zahlt'
    : 'Sie dürfen nicht kündigen, auch nicht, um selbst einzuziehen'
  const less = isFixed ? 'die Miete, die bis dahin fehlt,' : 'das'
  const evidence = [...new Set(said.map(({ evidence }) => evidence))]
  if (barsOnlyOwnUse(said))
    return [
      {
        id: 'mietvertrag',
        sentence: `${isHouse ? 'Für eine Wohnung ist' : inPart ? 'Für den vermieteten Teil ist' : 'Es ist'} laut Exposé Eigenbedarf auf Lebenszeit des Mieters ausgeschlossen, und das bindet auch Sie (§ 566 BGB): Selbst einziehen können Sie so lange nicht, und beim Verkauf fallen alle Käufer aus, die es wollen. Lesen Sie vor einem Gebot den Wortlaut der Vereinbarung, und ziehen Sie das vom Preis ab.${capped}`,
        change: null,
        evidence,
      },
    ]
  return [
    {
      id: 'mietvertrag',
      sentence: `${what} laut Exposé auf Lebenszeit vermietet: ${bound}, und Ihre Bank wie jeder spätere Käufer rechnen es ab.${whole}${capped} Lesen Sie vor einem Gebot den Wortlaut der Vereinbarung, und ziehen Sie ${less} vom Preis ab.`,
      change: null,
      evidence,
    },
  ]
}
