import type { Label } from './pairs.ts'

const TERM = /^(?:rest)?laufzeit(?: bis| noch)?$/u
const GROUND_RENT = /^erbbau(?:zins|recht|grundstück|pacht)|^erbpacht/u
/** Leases and loans have terms, too. */
const OTHER_CONTRACT = /miet|pächter|darlehen|kredit|zinsbindung|förder/u
/** Cells of the rows before it, each of which may be a label. */
const MAX_BEFORE = 8

/** "Erbbauzins | 742 €" above "Laufzeit | bis 31.12.2049": the term is that of the right, however soon it ends. */
export function withTermsOfGroundRent(labels: readonly Label[]): Label[] {
  return labels.map((label, at) => {
    if (!TERM.test(label.name)) return label
    const before = labels.slice(Math.max(0, at - MAX_BEFORE), at).filter(({ page }) => page === label.page)
    const from = before.findLastIndex(({ name }) => GROUND_RENT.test(name))
    const isOfRight = from >= 0 && !before.slice(from).some(({ name }) => OTHER_CONTRACT.test(name))
    return isOfRight ? { ...label, name: 'laufzeit erbbaurecht' } : label
  })
}
