import { listed } from '#kernel/germanList.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'

/** German, behind "Sonderumlage": " für „Sanierung der Balkone“ (Beginn im Mai 2027, Kosten aller Eigentümer 155.000 €)"; empty: not told. */
export function purposeWords({ named, begins, works }: StatedLevy): string {
  const kinds = (works?.kinds ?? []).map(kind => WORK_NAMES[kind])
  const what = named === undefined ? listed(kinds) : `„${named}“`
  if (what === '') return ''
  const beside = [
    begins === undefined ? '' : `Beginn ${begins}`,
    works?.cost ? `Kosten aller Eigentümer ${germanMoney(euro(works.cost))}` : '',
  ].filter(Boolean)
  return ` für ${what}${beside.length > 0 ? ` (${beside.join(', ')})` : ''}`
}

/** German, behind the sum: what of it is paid; empty: nothing. */
export function restWords({ ofFlat, own }: StatedLevy): string {
  if (ofFlat === undefined || own === null) return ''
  return `, der Rest von ${germanMoney(euro(ofFlat))}; ${germanMoney(euro(ofFlat - own))} sind laut Exposé bezahlt, lassen Sie sich das belegen`
}
