import { capitalised } from '#kernel/capitalised.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, germanMoney, times, wholeEuros } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import { BAUTRAEGERRATEN } from '#reference/mabv.ts'

/**
 * German: most of the price in one sum soon after the deed, which is lawful where so much is built (§ 3 (2) MaBV), and the bank must
 * know; null: nothing of it is told.
 * @param price €; null: not stated
 */
export function instalmentsAtOnce(remarks: readonly Remark[], price: number | null): string | null {
  const said = remarks.find(({ rule, scope }) => rule === 'raten-zusammen' && scope.bearer !== 'other')
  if (!said) return null
  const words = said.stage ?? ''
  const until = words && ` bis einschließlich ${capitalised(words)}`
  // "bis Rohbau einschließlich Dach": the furthest stage that is named.
  const last = BAUTRAEGERRATEN.rows.findLastIndex(({ key }) => words.includes(key))
  const rows = BAUTRAEGERRATEN.rows.slice(0, last + 1)
  const share = Math.round(rows.reduce((all, { rate }) => all + 10 * inPercent(rate), 0)) / 10
  const sum = price === null ? '' : `, rund ${germanMoney(wholeEuros(times(euro(price), share / 100)))}`
  const most = rows.length > 0 ? ` (nach § 3 Abs. 2 MaBV bis zu ${germanNumber(share)}\u00a0% des Preises${sum})` : ''
  return `Die Raten${until} werden auf einmal fällig${most}. Klären Sie vor dem Notartermin mit der Bank, ob sie so viel in einer Summe auszahlt, und lassen Sie einen Sachverständigen prüfen, ob alles davon steht, bevor Sie zahlen.`
}
