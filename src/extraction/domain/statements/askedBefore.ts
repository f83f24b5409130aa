import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { statementsOf } from './statementsOf.ts'

/** Statement text writes the dots of numbers as "·"; who writes a letter leaves the currency out. */
const SUM = String.raw`(?:€ |eur )?(?<sum>\d{2,3}·\d{3}|\d·\d{3}·\d{3})(?![·,\d]| ?(?:m²|qm|km))(?: ?(?:€|euro|eur)(?!\p{L}))?,?`
const WORDS = String.raw`(?: [\p{L}\d·]+){0,8}`
const ON_OFFER = String.raw`(?:angeboten|inseriert|annonciert|eingestellt|ausgeschrieben|drin|drinnen|online|im (?:internet|netz|portal|schaufenster|angebot)|auf dem markt|zum verkauf)`
const AT = String.raw`(?:für|mit|bei|zu|um)(?: rund| ca·| etwa| gut| stolzen)?`

/** What says by itself that a sum was asked before. */
const ASKED_BEFORE = [
  String.raw`(?:hatten?|hat|haben|wurde|war|waren|stand|standen|ist|stellte|bot)${WORDS} ${AT} ${SUM}${WORDS} ${ON_OFFER}(?: worden| gewesen| gehabt)?`,
  String.raw`(?:hatten?|hat|haben|wurde|war)${WORDS} ${ON_OFFER}${WORDS} ${AT} ${SUM}`,
  String.raw`(?:sind|haben|hatten?|war|waren)${WORDS} ${AT} ${SUM}${WORDS} (?:angefangen|gestartet|eingestiegen|begonnen)`,
  String.raw`(?:zuerst|anfangs|ursprünglich|zunächst|am anfang|früher|damals|vorher)${WORDS} ${SUM}${WORDS} (?:haben|verlangt|gefordert|vorgestellt|aufgerufen|gewollt|angesetzt)`,
  String.raw`(?:forderung|(?:preis)?vorstellung|preis|kaufpreis|angebotspreis)${WORDS} (?:lag|war|betrug|stand)${WORDS} (?:bei |auf |noch )*${SUM}`,
  String.raw`(?:lag|war|betrug|stand)${WORDS} (?:die|der|unsere?|seine|ihre) (?:\p{L}+ )?(?:forderung|(?:preis)?vorstellung|preis|kaufpreis|angebotspreis)${WORDS} (?:bei |auf )*${SUM}`,
  // A label of its own: "vormals 795.000 €"
  String.raw`(?<=^ ?)(?:vormals|vorher|zuvor|bisher|früher|ehemals|statt|(?:kauf|angebots)?preis \(alt\)|(?:kauf|angebots)?preis (?:vorher|bisher|früher|vormals))[ :¦]{1,3}(?:nur |noch )?${SUM}(?= ?(?:vb|vhb)?$)`,
].map(pattern => regexp.gu`(?<!\p{L})${pattern}(?!\p{L})`)
/** Of others, of other things, or what is asked today. */
const NOT_ITS_PRICE =
  /(?<!\p{L})(?:nachbar\p{L}*|vergleich\p{L}*|ähnliche\p{L}*|neubau\p{L}* nebenan|wird|werden|wurde(?:n)? (?:\p{L}+ ){0,3}(?:saniert|investiert|verkauft)|gekauft|erworben|ersteigert|gebot\p{L}*|\p{L}*miete\p{L}*|\p{L}*küche\p{L}*|gutachten|verkehrswert\p{L}*|brandversicherung\p{L}*|grundschuld\p{L}*|darlehen\p{L}*|neupreis|baukosten|die (?:andere|zweite|linke|rechte) \p{L}*hälfte)(?!\p{L})/u

/** Prices with or without a currency that a sentence says were asked before, whatever is asked today. */
export function bareFormerPrices(passages: readonly Passage[]): { price: number; evidence: Evidence }[] {
  return passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    return statementsOf(saidIn(passage).text).flatMap(({ text, start }) => {
      if (NOT_ITS_PRICE.test(text)) return []
      return ASKED_BEFORE.flatMap(pattern =>
        [...text.matchAll(pattern)].map(({ 0: words, index, groups }) => ({
          price: Number((groups?.['sum'] ?? '').replaceAll('·', '')),
          evidence: inItsClause(proof(passage, start + index, start + index + words.length)),
        })),
      )
    })
  })
}
