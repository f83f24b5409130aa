import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'

/** The court's appraiser was inside: what a bidder cannot look at himself, he has seen. */
export function wasInspected(remarks: readonly Remark[]): boolean {
  return remarks.some(({ rule, scope }) => rule === 'gutachten-innen' && scope.bearer !== 'other')
}

/** What he has not seen: his value rests on the street side, or on a guess at a flat that nobody opened, and so does the bid. Not to be told is no better. */
export type Unseen = 'whole' | 'part' | 'untold'

/** @returns null: he saw all of it; `land`: no house is told of, so there is no inside that could be missed */
export function unseenBy(remarks: readonly Remark[], offer: Pick<Offer, 'kind' | 'numbers'>): Unseen | 'land' | null {
  const isSaidBy = (name: string) => remarks.some(({ rule, scope }) => rule === name && scope.bearer !== 'other')
  if (isSaidBy('gutachten-aussen')) return 'whole'
  if (isSaidBy('gutachten-teils')) return 'part'
  if (wasInspected(remarks)) return null
  return isBare(remarks, offer) ? 'land' : 'untold'
}

/** A plot is sold with an old house on it, too: its rooms, its year or the works it asks tell of it. */
function isBare(remarks: readonly Remark[], { kind, numbers }: Pick<Offer, 'kind' | 'numbers'>): boolean {
  const hasHouse = numbers.wohnflaeche !== null || numbers.baujahr !== null
  return kind === 'Grundstück' && !hasHouse && !remarks.some(({ topic }) => topic === 'sanierungsumfang')
}

const BELOW = ' Bieten Sie deshalb deutlich unter seinem Wert.'
export const UNSEEN: Readonly<Record<Unseen, { readonly note: string; readonly then: string; readonly why: string }>> =
  {
    whole: {
      note: 'Der Gutachter des Gerichts war nicht im Haus: Was innen fehlt, bezahlen Sie, und Gewährleistung gibt es nicht (§ 56 Satz 3 ZVG).',
      then: BELOW,
      why: 'Der Gutachter des Gerichts war nicht im Haus, und was niemand gesehen hat, bezahlt der Ersteher',
    },
    part: {
      note: 'Der Gutachter des Gerichts hat nicht alles von innen gesehen: Was dort fehlt, bezahlen Sie, und Gewährleistung gibt es nicht (§ 56 Satz 3 ZVG).',
      then: BELOW,
      why: 'Der Gutachter des Gerichts hat nicht alles von innen gesehen, und was niemand gesehen hat, bezahlt der Ersteher',
    },
    untold: {
      note: 'Ob der Gutachter des Gerichts im Haus war, haben wir nicht gelesen: Es steht im Gutachten. Gewährleistung gibt es nicht (§ 56 Satz 3 ZVG).',
      then: ' Bieten Sie, als wäre er nicht innen gewesen, bis Sie es wissen.',
      why: 'Dass der Gutachter des Gerichts im Haus war, haben wir nicht gelesen, und was niemand gesehen hat, bezahlt der Ersteher',
    },
  }

/** How much the court's appraiser has seen from inside; `land`: nothing is built; null: nobody says. */
export type Seen = 'all' | 'part' | 'outside' | 'land' | null

export const SEEN: Readonly<Record<Unseen | 'land' | 'nothing', Seen>> = { whole: 'outside', part: 'part', untold: null, land: 'land', nothing: 'all' } // prettier-ignore

/** German, with a space before it: what the Verkehrswert is less by already; empty: nothing of it is told. */
export function discounted({ deal }: Offer): string {
  const unseen = deal?.court?.unseen
  if (!unseen) return ''
  const sum = unseen.euro === null ? '' : germanMoney(euro(unseen.euro))
  const share = unseen.percent === null ? '' : `${germanNumber(unseen.percent)} %`
  const off = sum && share ? `${sum} (${share})` : sum || share
  if (off === '')
    return ' Ein Abschlag für dieses Risiko steckt schon in seinem Wert; wie hoch er ist, steht im Gutachten.'
  return ` Für dieses Risiko hat er ${off} abgezogen: Ist es innen schlechter, als er annahm, fehlt Ihnen mehr.`
}
