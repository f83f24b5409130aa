import type { Word } from '#reading/domain/page.ts'
import type { Passage } from '../passages.ts'
import { PLAIN, type Scope } from './scope.ts'

/** "WE 22 renovierungsbedürftig", "Wohnung Nr. 3 ist leer und …": a flat by its number, and no other subject behind it. */
const UNIT =
  /(?<!\p{L})(?<unit>(?:we|wohnung|whg\.?|einheit|wohneinheit)\s(?:nr\.?\s)?\d{1,3})(?:\s(?:und|u\.|\+)\s\d{1,3})?(?:\s(?:ist|sind|war|hat|steht|muss|noch|derzeit|aktuell|leer|und|auch|komplett|dringend|leicht|stark|etwas|einfach|innen)|,|:|\s[–-])*\s*$/iu

/** The flat that words at a place are said of by its number, as it is written; null: none. */
export function numberedUnit(text: string, at: number): string | null {
  const before = text.slice(Math.max(0, at - 80), at).replace(/\n/gu, ' ')
  return UNIT.exec(before)?.groups?.['unit'] ?? null
}

/** What a page has begun to say of a flat holds on the next one to the end of the sentence. */
export function withCarriedOver(
  above: ReadonlyMap<Word, Scope>,
  passages: readonly Passage[],
): ReadonlyMap<Word, Scope> {
  const carried = passages.flatMap(({ page, text, words }) => {
    const first = words.find(one => one.page !== page)
    const unit = first ? numberedUnit(text, first.start) : null
    if (!first || !unit) return []
    const scope: Scope = { ...PLAIN, bearer: 'part', word: unit.toLowerCase() }
    const end = first.start + (text.slice(first.start).match(/^[^.;]*/u)?.[0].length ?? 0)
    return words.flatMap(({ start, word }) => (start >= first.start && start <= end ? [[word, scope] as const] : []))
  })
  return carried.length === 0 ? above : new Map([...above, ...carried])
}
