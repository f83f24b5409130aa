/** "Damals wurden die Bäder erneuert": at the time of the sentence before. */
const THEN =
  /^[^,:]{0,40}(?<!\p{L})(?:damals|seinerzeit|dabei|hierbei|(?:in|bei) diesem zuge?|im zuge dessen|in diesem (?:jahr|zusammenhang)|im (?:selben|gleichen) jahre?|zeitgleich|bei dieser (?:gelegenheit|sanierung|modernisierung))(?!\p{L})/u
/** "Fenster 2009, in diesem Zug wurde auch das Dach gedeckt": the same within a sentence, behind a comma. */
const THEN_TOO =
  /^ ?(?:und )?(?:damals|seinerzeit|dabei|(?:in|bei) (?:diesem|demselben|dem selben) zuge?|im (?:selben|gleichen) zuge?|im zuge dessen|gleichzeitig|zeitgleich|zugleich|im (?:selben|gleichen) jahre?|bei dieser gelegenheit)(?!\p{L})|^ ?(?:und )?(?:auch )?(?:die |das |der |alle )?[\p{L}-]+(?: (?:der|des|im|in der) [\p{L}-]+)? (?:(?:wurden?|kam|kamen|haben wir|hat man|gab es|sind|ist) )?(?:auch )?(?:damals|seinerzeit|gleichzeitig|zeitgleich|im (?:selben|gleichen) zuge?|(?:in|bei) diesem zuge?|im (?:selben|gleichen) jahre?|bei dieser gelegenheit)(?!\p{L})/u
const WORKS = /sanier|modernisier|renovier|erneuer|umbau|umgebaut|ausbau|ausgebaut|getauscht|ersetzt/u
const YEAR = /(?<![\d.,·/€-])(?:19|20)\d\d(?!\d|,\d| ?(?:€|euro|eur|m²|qm|kwh))/gu

/**
 * The first year of the works that the sentence before tells of, where a sentence without a year of its own refers to it; null: it does not.
 * @param before ends with the sentence before
 */
export function yearThen(statement: string, before: string): number | null {
  if (!THEN.test(statement) || statement.search(YEAR) >= 0) return null
  return yearOfWorks(before)
}

/** The last year before the clause of a match that refers to it; null: it refers to none, or has its own. */
export function yearOfClauseBefore(statement: string, at: number): number | null {
  const from = Math.max(statement.lastIndexOf(',', at), statement.lastIndexOf(';', at)) + 1
  const clause = statement.slice(from).split(/[,;]/u)[0] ?? ''
  if (from === 0 || !THEN_TOO.test(clause) || clause.search(YEAR) >= 0) return null
  const last = [...statement.slice(0, from).matchAll(YEAR)].at(-1)
  return last ? Number(last[0]) : null
}

/** "Die letzte Sanierung fand 1996/97 statt"; null: its last sentence tells of no works, or of no year. */
export function yearOfWorks(before: string): number | null {
  const last = before.split('.').findLast(one => one.trim() !== '') ?? ''
  const [first] = WORKS.test(last) ? last.matchAll(YEAR) : []
  return first ? Number(first[0]) : null
}
