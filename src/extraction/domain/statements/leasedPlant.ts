import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import type { ExtraCost } from './extraCosts.ts'
import { BY_SELLER, LEASED, PLANT } from './plantLease.ts'
import { eurosIn, statementsOf } from './statementsOf.ts'

const REDEEMED =
  /(?<!\p{L})(?:abgelöst|abzulösen|ablöse(?:n|summe|betrag)?|ablösung|restwert|herausgekauft|freigekauft)(?!\p{L})/u
const CURRENT = /(?<!\p{L})(?:\p{L}*photovoltaik\p{L}*|pv(?:-\p{L}+)?|solar(?:strom)?-?anlagen?)(?!\p{L})/u
/** €: less is a month's rent, more no plant of one home. */
const MIN = 1_000
const MAX = 80_000
/** So many sentences before may tell what is leased. */
const BEFORE = 4

/**
 * A plant that somebody else owns and whose contract goes with the home: what it takes to redeem it is a debt of the house, by the
 * document's own words. Empty: no sum is told, or the seller pays it.
 */
export function leasedPlantOf(passages: readonly Passage[]): ExtraCost[] {
  return passages
    .flatMap(passage => {
      if (passage.section === 'other-offers') return []
      const statements = statementsOf(saidIn(passage).text)
      return statements.flatMap(({ text, start }, at): ExtraCost[] => {
        const amount = REDEEMED.test(text) ? eurosIn(text).find(({ value }) => value >= MIN && value <= MAX) : undefined
        const window = statements.slice(Math.max(0, at - BEFORE), at + 1).map(one => one.text).join('.') // prettier-ignore
        if (!amount || !LEASED.test(window) || !PLANT.test(window) || BY_SELLER.test(text)) return []
        const from = start + amount.at
        const evidence = inItsClause(proof(passage, from, from + amount.length))
        const plant = CURRENT.test(window) ? 'photovoltaik' : 'anlage'
        const name = `Ablösung der gemieteten ${plant === 'photovoltaik' ? 'Photovoltaik' : 'Anlage'}`
        return [{ name, low: amount.value, high: amount.value, needed: true, isDebt: true, plant, evidence }]
      })
    })
    .slice(0, 1)
}
