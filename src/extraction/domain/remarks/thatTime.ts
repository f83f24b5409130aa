/** "Damals wurden die Bäder erneuert": at the time of the sentence before. */
const THEN =
  /^[^,:]{0,40}(?<!\p{L})(?:damals|seinerzeit|dabei|hierbei|(?:in|bei) diesem zuge?|im zuge dessen|in diesem (?:jahr|zusammenhang)|im (?:selben|gleichen) jahre?|zeitgleich|bei dieser (?:gelegenheit|sanierung|modernisierung))(?!\p{L})/u
/** "Fenster 2009, in diesem Zug wurde auch das Dach gedeckt": the same within a sentence, behind a comma. */
const THEN_TOO =
  /^ ?(?:und )?(?:damals|seinerzeit|dabei|(?:in|bei) (?:diesem|demselben|dem selben) zuge?|im (?:selben|gleichen) zuge?|im zuge dessen|gleichzeitig|zeitgleich|zugleich|im (?:selben|gleichen) jahre?|bei dieser gelegenheit)(?!\p{L})|^ ?(?:und )?(?:auch )?(?:die |das |der |alle )?[\p{L}-]+(?: (?:der|des|im|in der) [\p{L}-]+)? (?:(?:wurden?|kam|kamen|haben wir|hat man|gab es|sind|ist) )?(?:auch )?(?:damals|seinerzeit|gleichzeitig|zeitgleich|im (?:selben|gleichen) zuge?|(?:in|bei) diesem zuge?|im (?:selben|gleichen) jahre?|bei dieser gelegenheit)(?!\p{L})/u
/** "Aus dieser Zeit stammen Elektrik und Fenster", "Elektrik und Fenster stammen aus jener Zeit": as old as the works, whatever was done to it. */
const FROM_THEN =
  /^(?:(?:auch|noch) )?aus (?:dieser|jener|derselben|der gleichen) zeit (?:stammt|stammen|ist|sind)(?!\p{L})|^[^.:;]{3,120} (?:stammt|stammen|ist|sind) (?:(?:noch|alle|auch|ebenfalls) )*(?:aus (?:dieser|jener|derselben|der gleichen) zeit)(?!\p{L})/u
/** "Das Bad ist auf dem Stand der Sanierungszeit": of works that any sentence above dates. */
const OF_WORKS =
  /(?<!\p{L})(?:(?:im|auf dem|in dem|vom) (?:zustand|stand|originalzustand) (?:aus )?|(?:stammt|stammen|ist|sind) (?:(?:noch|alle|auch|ebenfalls) )*aus )(?:der |des |de[mr] )?(?:(?:dieser|jener) )?(?<works>sanier|modernisier|renovier)ungs(?:zeit|jahre?s?|phase)(?!\p{L})/u
const OF_HOUSE = /(?<!\p{L})(?:\p{L}*haus(?:es)?|\p{L}*gebäudes?|anwesen|objekt|immobilie)(?!\p{L})/u
const BUILT = /(?<!\p{L})(?:errichtet|erbaut|gebaut)/u
const WORKS = /sanier|modernisier|renovier|erneuer|umbau|umgebaut|ausbau|ausgebaut|getauscht|ersetzt/u
const YEAR = /(?<![\d.,·/€-])(?:19|20)\d\d(?!\d|,\d| ?(?:€|euro|eur|m²|qm|kwh))/gu

export interface Then {
  readonly year: number
  /** Its own verb tells of works; false: it is from then. */
  readonly isWorks: boolean
}

/**
 * The year of the works that sentences before tell of, where a sentence without a year of its own refers to them; null: it does not.
 * @param before all that stands before it, its last sentence last
 * @param last where in it the statement before begins
 */
export function yearThen(statement: string, before: string, last: number): Then | null {
  if (statement.search(YEAR) >= 0) return null
  const works = OF_WORKS.exec(statement)?.groups?.works
  const isFrom = FROM_THEN.test(statement)
  if (!works && !isFrom && !THEN.test(statement)) return null
  const year = works ? yearOfAll(before, works) : yearOfWorks(before.slice(last))
  return year === null ? null : { year, isWorks: !works && !isFrom }
}

/** The one year that a text tells of such works, or tells of those of the house; null: there is none, or more than one. */
function yearOfAll(text: string, works: string): number | null {
  const dated = text.split(/[.\n]/u).flatMap(sentence => {
    const year = sentence.includes(works) ? yearOfWorks(sentence) : null
    return year === null ? [] : [{ year, isOfHouse: OF_HOUSE.test(sentence) }]
  })
  const yearsOf = (some: typeof dated) => [...new Set(some.map(({ year }) => year))]
  const [all, ofHouse] = [yearsOf(dated), yearsOf(dated.filter(({ isOfHouse }) => isOfHouse))]
  const [year] = all.length === 1 ? all : ofHouse.length === 1 ? ofHouse : []
  return year ?? null
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
  const works = last.search(WORKS)
  const [first, ...more] = works < 0 ? [] : last.matchAll(YEAR)
  // "1907 errichtet und 1996 saniert": the year of the works is the one behind that of the house.
  const own = first && first.index < works && BUILT.test(last.slice(first.index, works)) ? more[0] : first
  return own ? Number(own[0]) : null
}
