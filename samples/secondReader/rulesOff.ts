import { PROSE, TABLES } from '../../src/extraction/domain/rules/allRules.ts'

const WHOLE = [[...TABLES], [...PROSE]] as const

/** Switches off every third wording that the rules know; null: all are known again. @param third which: 0, 1 or 2 */
export function switchOff(third: 0 | 1 | 2 | null): void {
  for (const [kept, all] of [
    [TABLES, WHOLE[0]],
    [PROSE, WHOLE[1]],
  ] as const) {
    // Readonly for the product: only a measurement takes rules away, and puts them back.
    const rules = kept as unknown[]
    rules.splice(0, rules.length, ...all.filter((_, index) => third === null || index % 3 !== third))
  }
}
