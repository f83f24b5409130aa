import { listed } from '#kernel/germanList.ts'
import { germanMoney, sum } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Bidding } from './bidding.ts'
import { isOfUse, rightName } from './takenOver.ts'
import type { VerdictPoint } from './verdict.ts'

/** A right to live there that no Zuschlag ends: what it covers, for how long, and what it takes off the bid. Empty: none stays. */
export function survivingPoints({ deal }: Pick<Offer, 'deal'>, bidding: Bidding | null): VerdictPoint[] {
  const rights = (deal?.court?.rights ?? []).filter(({ kind }) => isOfUse(kind))
  if (!bidding || rights.length === 0) return []
  const { rooms, holders, parts, unvalued } = bidding.takenOver
  const names = rights.map(rightName)
  const where = rooms === null ? 'Dort können Sie' : `Es gilt ${rooms}. Dort können Sie`
  const who = holders === null ? 'wie alt ist, wer es hat, haben wir nicht gefunden' : `wer es hat, ist ${holders}` // prettier-ignore
  const value = sum(parts.filter(({ label }) => names.includes(label)).map(({ amount }) => amount))
  const off = names.some(name => unvalued.includes(name))
    ? ' Seinen Wert haben wir nicht gefunden: Er geht vom Gebot noch ab.'
    : ` Vom höchsten Gebot sind dafür ${germanMoney({ cents: Math.round(value.cents / 100) * 100 })} abgezogen.`
  const paid = [...new Set(rights.flatMap(({ ownerPays = [] }) => ownerPays))]
  const pays = paid.length === 0 ? '' : ` Dazu zahlen Sie dort laut Exposé, so lange das Recht besteht: ${listed(paid)}. Abgezogen ist das nur, wenn es im Wert des Rechts steckt: Fragen Sie das Gericht, und bieten Sie sonst um diese Kosten weniger.` // prettier-ignore
  return [
    {
      id: 'wohnrecht-niessbrauch',
      sentence: `${names.join(' und ')} bleibt nach dem Zuschlag bestehen. ${where} weder einziehen noch vermieten, solange es besteht; ${who}.${off}${pays}`,
      change: null,
      evidence: rights.flatMap(({ evidence }) => evidence.slice(0, 1)),
    },
  ]
}
