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

/** A sentence that breaks off so at the foot of a page goes on at the head of the next. */
const OPEN_END = /[^.!?:;]$/u
const GOES_ON = /^[a-zäöüß]/u
/** Shorter is a line of a footer. */
const SENTENCE = 40

/** What the page before has begun to say of a flat holds to the end of the sentence. */
export function withCarriedOver(
  above: ReadonlyMap<Word, Scope>,
  passages: readonly Passage[],
): ReadonlyMap<Word, Scope> {
  const carried = passages.flatMap((passage, at) => {
    if (!GOES_ON.test(passage.text)) return []
    const before = passages
      .slice(0, at)
      .findLast(({ page, text }) => page === passage.page - 1 && text.length > SENTENCE && OPEN_END.test(text))
    const unit =
      before && passages[at - 1]?.page !== passage.page ? numberedUnit(`${before.text} `, before.text.length + 1) : null
    if (!unit) return []
    const scope: Scope = { ...PLAIN, bearer: 'part', word: unit.toLowerCase() }
    const end = passage.text.search(/[.;]/u)
    return passage.words.flatMap(({ start, word }) => (end < 0 || start <= end ? [[word, scope] as const] : []))
  })
  return carried.length === 0 ? above : new Map([...above, ...carried])
}
