import { germanMoney } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import type { OfferVerdict, VerdictGrounds } from './verdict.ts'

/** A rule of thumb on an asked price says nothing where neither the value nor what weighs most is known. */
const NO_FIGURE =
  'Ohne Schätzung des Werts und mit einem schweren offenen Punkt nennen wir kein Gebot: Klären Sie erst, was vor dem Preis steht.'

const OUTDATED =
  'Ob das Angebot noch gilt, ist offen: Wir nennen kein Gebot, bevor das feststeht, und zu welchem Preis.'

const ALLOTTED =
  'Das ist laut Exposé ein Festpreis, zu dem unter allen Bewerbern vergeben wird: Ein Gebot gibt es hier nicht. Rechnen Sie aus, ob er Ihnen mit allen Auflagen recht ist, und bewerben Sie sich, oder lassen Sie es.'

/** Whoever applies for a plot at a fixed price has nothing to bid. */
export function isAllottedAtFixedPrice({ deal }: Pick<Offer, 'deal'>, remarks: readonly Remark[]): boolean {
  return (
    deal?.replyBy?.isApplication === true &&
    remarks.some(
      ({ rule, certainty, scope }) => rule === 'preis-fest' && certainty === 'stated' && scope.bearer !== 'other',
    )
  )
}

/** German: why nothing is offered; null: something may be. What may be said beside "Nicht" is the price at which it would be right. */
export function noOfferOf(
  { id, because, limit }: OfferVerdict,
  { worth, first, heavy, outdated }: VerdictGrounds,
  isAllotted = false,
): string | null {
  const isHeavyOpen = first.length > 0 || heavy.some(({ light }) => light === 'rot')
  if (id === 'nicht') {
    if (because === 'knockout')
      return 'Machen Sie kein Gebot, solange der K.-o.-Befund besteht: Ein niedrigerer Preis allein heilt ihn nicht.'
    return limit
      ? `Ein Gebot hat so keinen Sinn: Richtig wäre der Kauf bis ${germanMoney(limit)}; so weit gehen Verkäufer in der Regel nicht herunter.`
      : 'Ein Gebot hat so keinen Sinn: Der Preis ist auch im günstigsten Fall zu hoch.'
  }
  if (outdated) return OUTDATED
  if (isAllotted) return ALLOTTED
  if (!worth && isHeavyOpen) return NO_FIGURE
  return worth?.unnamed?.sentence ?? null
}
