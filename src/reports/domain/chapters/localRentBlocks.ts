import { germanMoney, euro, type Money, times } from '#kernel/money.ts'
import { ratio } from '#kernel/share.ts'
import { lawfulRentYear } from '#finance/domain/plan/localRent.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeEuro } from './germanAmounts.ts'
import { spokenQuote } from './wording.ts'

const MAX_QUOTE_LENGTH = 110

/** What the exposé prints as the rent that is usual at the place, and how far a running lease may rise by it. Empty: it prints none, or nothing is let. */
export function localRentBlocks({ money, offer }: Pick<Assessment, 'money' | 'offer'>): Block[] {
  const { localRent } = money.home
  if (!localRent) return []
  const { low, high, by, isStepped, evidence } = localRent
  const span = low < high ? `${perM2(low)} bis ${perM2(high)}` : perM2(high)
  const told = `Laut Exposé ${by === 'mietspiegel' ? 'nennt der Mietspiegel' : 'gilt am Ort als üblich:'} ${span} (${spokenQuote(evidence, MAX_QUOTE_LENGTH)}).`
  if (offer.vermietet === false) return [paragraph(`${told} Eine neue Miete darf darüber liegen, wo die Mietpreisbremse gilt, aber nur wenig (§ 556d BGB).`)] // prettier-ignore
  if (isStepped)
    return [paragraph(`${told} Solange eine Staffel oder ein Index vereinbart ist, steigt die Miete nur danach (§§ 557a, 557b BGB).`)] // prettier-ignore
  const own = by === 'anbieter' ? ' Der Anbieter belegt das nicht: Sehen Sie im Mietspiegel der Gemeinde nach.' : ' Welches Feld gilt, prüfen Sie im Mietspiegel selbst.' // prettier-ignore
  return [paragraph(`${told} ${mostOf(money, offer.vermietet)}${own}`)]
}

function mostOf({ home }: Assessment['money'], vermietet: Assessment['offer']['vermietet']): string {
  const year = vermietet === true ? lawfulRentYear(home) : null
  const sum = year ? `, das wären ${wholeEuro(month(year.amount))} im Monat,` : ''
  return `Weiter als bis ${perM2(home.localRent?.high ?? 0)}${sum} lässt sich die Miete laufender Verträge nicht erhöhen (§ 558 Abs. 1 BGB), und auch bis dahin nur in den Schritten der Kappungsgrenze (§ 558 Abs. 3 BGB).`
}

function perM2(value: number): string {
  return `${germanMoney(euro(value))}/m²`
}

function month(year: Money): Money {
  return times(year, ratio(1, 12))
}
