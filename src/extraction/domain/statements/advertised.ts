import type { Evidence } from '#kernel/evidence.ts'
import { type HopedYield, hopedYieldOf } from '../against/advertisedYield.ts'
import type { AgainstView } from '../against/view.ts'
import { inItsClause } from '../clauseQuote.ts'
import { ownText } from '../deal/ownText.ts'
import { amountsIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { type ForecastRent, forecastRentOf } from './forecastRent.ts'
import { type PromisedTax, promisedTaxOf } from './promisedTax.ts'
import { type SellersModel, sellersModelOf } from './sellersModel.ts'

/** What an investor is lured with, all by the exposé's own words. */
export interface Advertised {
  readonly hoped: HopedYield | null
  /** Works that the rent hoped for asks first, and their cost; null: none are named. */
  readonly works: Evidence | null
  readonly forecast: ForecastRent | null
  readonly tax: PromisedTax | null
  readonly model: SellersModel | null
}

export const NOTHING_ADVERTISED: Advertised = { hoped: null, works: null, forecast: null, tax: null, model: null }

export function advertisedOf(view: AgainstView): Advertised {
  const { passages, labels } = view
  const hoped = hopedYieldOf(view)
  return {
    hoped: hoped && { ...hoped, told: hoped.told && quoted(hoped.told), target: hoped.target && quoted(hoped.target) },
    works: hoped && worksIn(passages),
    forecast: quoted(forecastRentOf(passages)),
    tax: quoted(promisedTaxOf(passages, labels)),
    model: sellersModelOf(passages),
  }
}

/** Proven by the whole clause that it stands in. */
function quoted<Told extends { readonly evidence: Evidence }>(told: Told | null): Told | null {
  return told && { ...told, evidence: inItsClause(told.evidence) }
}

/** "Zielmieten sind Annahmen … nach energetischer Modernisierung (Budget 290.000 €, nicht im Kaufpreis enthalten)" */
const WORKS =
  /(?<!\p{L})(?:ziel|soll)-?miet\p{L}*(?!\p{L})[^.;]{0,90}(?<!\p{L})nach (?:\p{L}+ ){0,2}(?:modernisierung|sanierung|renovierung|umbau)(?!\p{L})[^.;€]{0,40}?(?=\d)/giu
const MIN_WORKS = 3_000

function worksIn(passages: readonly Passage[]): Evidence | null {
  for (const passage of [...ownText(passages), ...passages.filter(({ section }) => section === 'contact')])
    for (const match of passage.text.matchAll(WORKS)) {
      const end = match.index + match[0].length
      const [amount] = amountsIn(passage.text.slice(end))
      if (amount && amount.index <= 1 && amount.value >= MIN_WORKS)
        return inItsClause(proof(passage, match.index, end + amount.index + amount.length))
    }
  return null
}
