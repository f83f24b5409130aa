import type { Label, Option } from '../pairs.ts'
import { labelName } from '../labelName.ts'
import type { Remark } from '../remark.ts'

const BESIDE: readonly Option['how'][] = ['same cell', 'same row', 'across']
const DENIES =
  /^[–—-]?\s*(?:(?:keine?[nrsm]?|nein|ohne|nicht(?= (?:vorhanden|gegeben|vereinbart|vorgesehen|nötig|erforderlich)|[.,;]|$)|entfällt|nichts)(?!\p{L})|[–—-]$|(?:k|n)\.\s?a\.?$|n\/a$)/iu

/** A label alone claims nothing: "Fassadendämmung" over "keine, Anstrich 2017", read as two columns, is no insulation, and "Altlasten | k. A." no mention of any. */
export function withoutBareLabels(remarks: readonly Remark[], labels: readonly Label[]): Remark[] {
  const denied = labels.filter(({ options }) => {
    // What stands above belongs to the row before as often.
    const value = options.find(({ how }) => BESIDE.includes(how)) ?? options.find(({ how }) => how === 'below')
    return value !== undefined && DENIES.test(value.text.trim())
  })
  return remarks.filter(
    ({ certainty, evidence: { page, quote } }) =>
      certainty === 'denied' || !denied.some(label => label.page === page && label.name === labelName(quote)),
  )
}
