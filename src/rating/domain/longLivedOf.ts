import { isOfTheWhole, type Remark } from '#extraction/domain/remark.ts'
import type { Trade } from '#finance/domain/renovation.ts'

const TOLD_BY: readonly (readonly [Trade, rule: string])[] = [
  ['dach', 'dach-ton'],
  ['heizung', 'heizung-gewartet'],
]

/** What outlasts others of its trade by the words of the text: a roof of clay or slate, a boiler that is serviced. */
export function longLivedOf(remarks: readonly Remark[]): readonly Trade[] {
  const own = remarks.filter(one => one.certainty === 'stated' && one.scope.time === 'now' && isOfTheWhole(one))
  return TOLD_BY.filter(([, rule]) => own.some(one => one.rule === rule)).map(([trade]) => trade)
}
