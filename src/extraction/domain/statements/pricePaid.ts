import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { eurosIn, statementsOf } from './statementsOf.ts'

/** What the very object was sold for before, by the document's own words. */
export interface PricePaid {
  /** € */
  readonly price: number
  /** null: not told. */
  readonly year: number | null
  /** € that was put into it since, by the same sentence; null: not told. */
  readonly invested: number | null
  readonly evidence: Evidence
}

/** It changed hands: of the whole that is sold now. */
const BOUGHT =
  /(?<!\p{L})(?:erworben|erwarb|gekauft|kaufte|angeschafft|ersteigert|erstverk[aä]uf\p{L}*|erstverkaufspreis\p{L}*|erstkaufpreis\p{L}*|erstpreis\p{L}*|(?:ursprünglicher |damaliger |früherer |letzter )(?:kaufpreis|anschaffungspreis|erwerbspreis)|anschaffungskosten|einstandspreis|einkaufspreis|kaufpreis (?:damals|bei erwerb)|für (?:das|die|unser|dieses|diese) (?:haus|wohnung|grundstück|objekt|anwesen|immobilie) [^.€]{0,30}\d[\d·]* ?(?:€|eur|euro) (?:be|ge)zahlt)(?!\p{L})/u
/** By whom, or what: the seller himself, the very object. */
const OF_IT =
  /(?<!\p{L})(?:eigentümer(?:in|s)?|verkäufer(?:in|s)?|vorbesitzer(?:in)?|areal|anwesen|objekt|haus|wohnung|immobilie|grundstück|gebäude|apartments?|halle|dieses|diese|es|wir|ich|erstverk[aä]uf\p{L}*|ursprünglicher|damaliger|letzter|anschaffungskosten|einstandspreis|erstpreis|erstkaufpreis)(?!\p{L})/u
const OF_ELSE =
  /(?<!\p{L})(?:nachbar\p{L}*|andere[rnsm]?|zweite[rnsm]?|vergleich\p{L}*|ähnliche[rnsm]?|im haus wurde|küche\p{L}*|einbauküche|möbel|inventar|heizung|therme|wärmepumpe|photovoltaik\p{L}*|stellplatz|garage|carport|angebot|angeboten|kann|können|könnte\p{L}*|möchte\p{L}*|wer|zu erwerben|erwerben sie|wird|würde|käufer\p{L}*|erwerber\p{L}*|mieter\p{L}*|kauffälle?n?|hinzuerworben|dazugekauft|miteigentumsanteil)(?!\p{L})/u
const PUT_IN =
  /(?<!\p{L})(?:investiert\p{L}*|hineingesteckt|gesteckt|aufgewendet|ausgegeben|modernisiert\p{L}*)(?!\p{L})/u
const YEAR = /(?<![\d,])(?<!\d{3}·)((?:19[5-9]|20[0-4])\d)(?!\d|·\d{3})/gu
const MIN = 5_000
/** A price that is further below or above is of something else. */
const MAX_RATIO = 12

/** @param price € that is asked, or the court's value; null: not stated @param today its year */
export function pricesPaid(passages: readonly Passage[], price: number | null, today: number): PricePaid[] {
  if (price === null) return []
  const found = passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'contact') return []
    return statementsOf(saidIn(passage).text).flatMap(({ text, start }): PricePaid[] => {
      const bought = BOUGHT.exec(text)
      if (!bought || !OF_IT.test(text) || OF_ELSE.test(text)) return []
      const amounts = eurosIn(text).filter(({ value }) => value >= MIN)
      const put = PUT_IN.exec(text)
      const [near] = amounts.toSorted((a, b) => Math.abs(a.at - bought.index) - Math.abs(b.at - bought.index))
      if (!near || near.value === price || near.value * MAX_RATIO < price || near.value > price * MAX_RATIO) return []
      const into = put ? amounts.find(one => one !== near && one.at < put.index && put.index - one.at < 60) : undefined
      const years = [...text.matchAll(YEAR)].map(match => ({
        year: Number(match[1]),
        away: Math.abs(match.index - near.at),
      }))
      const [year] = years.filter(one => one.year <= today).toSorted((a, b) => a.away - b.away)
      return [
        {
          price: near.value,
          year: year?.year ?? null,
          invested: into?.value ?? null,
          evidence: inItsClause(proof(passage, start + near.at, start + near.at + near.length)),
        },
      ]
    })
  })
  return found.filter((one, at) => found.findIndex(other => other.price === one.price) === at)
}
