import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { statementsOf } from './statementsOf.ts'

/** A rent that is paid for an equal flat of the same house, or was paid for this one until lately: what it can be let for. */
export interface RentBeside {
  readonly of: 'gleiche-wohnung' | 'zuletzt'
  /** Net cold rent, € a month. */
  readonly month: number
  readonly evidence: Evidence
}

const EQUAL =
  /(?<!\p{L})(?:(?:baugleiche|gleich große|identische|gleichgroße|grundrissgleiche)[nr]? (?:nachbar)?wohnung|(?:nachbar)?wohnung (?:mit )?(?:der )?(?:gleicher|gleichen|derselben|identischer) (?:größe|fläche|wohnfläche))(?!\p{L})/u
const SAME_HOUSE =
  /(?<!\p{L})(?:(?:direkt |genau )?(?:unter|über|neben|gegenüber) (?:uns|dieser|ihr|der angebotenen)|im (?:(?:selben|gleichen) )?haus(?:e)?|in (?:diesem|unserem) haus|nebenan|im (?:stock|geschoss) (?:darunter|darüber))(?!\p{L})/u
/** "Bis Juli 2026 war sie für 620 € kalt vermietet", "zuletzt für 540 € kalt vermietet". */
const FORMER =
  /(?<!\p{L})(?:bis (?:zum )?(?:(?:ende|mitte|anfang) )?(?:\d{1,2}· ?)?(?:\d{1,2}· ?|\p{L}+ )?(?<year>20\d\d) (?:war|waren|wurde|ist|bestand)|(?:war|wurde) (?:sie |es |die wohnung )?(?:zuletzt|bis (?:zum )?(?:(?:ende|mitte|anfang) )?(?:\p{L}+ )?(?<year2>20\d\d)))(?!\p{L})/u
const RENT =
  /(?<!\d|·)(?:für|zu) (?:rund |ca· |monatlich )?(?<amount>\d{1,2}·\d{3}|\d{3,4})(?:,\d\d)? ?(?:€ |euro |eur )?(?:netto)?(?:kalt|kaltmiete)?(?: im monat| monatlich| mtl·?)? (?:\p{L}+ )?vermietet(?!\p{L})/u
/** Hoped for, or of something else. */
const NOT_PAID =
  /(?<!\p{L})(?:könnte\p{L}*|kann|wäre|möglich|erzielbar|warm|stellplatz|garage|laden|büro|gewerbe\p{L}*|zimmer|ferien\p{L}*|möbliert)(?!\p{L})/u
const MIN = 150
const MAX = 6_000
/** Rents of former years are no rents of today. */
const MAX_AGE = 2

/** Those of equal flats before this one's own last; without what differs in a way that nobody can tell. */
export function rentsBesideOf(passages: readonly Passage[], today: number): RentBeside[] {
  const found = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    return statementsOf(saidIn(passage).text).flatMap(({ text, start }): RentBeside[] => {
      const match = RENT.exec(text)
      const month = Number((match?.groups?.['amount'] ?? '').replace('·', ''))
      if (!match || NOT_PAID.test(text) || !(month >= MIN && month <= MAX) || !/kalt/u.test(match[0])) return []
      const of = kindOf(text, today)
      const at = start + match.index
      return of ? [{ of, month, evidence: inItsClause(proof(passage, at, at + match[0].length)) }] : []
    })
  })
  return found.toSorted((a, b) => Number(b.of === 'gleiche-wohnung') - Number(a.of === 'gleiche-wohnung'))
}

function kindOf(text: string, today: number): RentBeside['of'] | null {
  if (EQUAL.test(text) && SAME_HOUSE.test(text)) return 'gleiche-wohnung'
  const former = FORMER.exec(text)
  const year = Number(former?.groups?.['year'] ?? former?.groups?.['year2'] ?? today)
  return former && today - year <= MAX_AGE ? 'zuletzt' : null
}
