import { euro, germanMoney, inEuro, type Money, subtract, ZERO } from '#kernel/money.ts'
import { complement, germanPercent, inPercent, percent } from '#kernel/share.ts'
import type { MoneyBase } from '../moneyPlan.ts'
import type { Part } from '../part.ts'
import { failed, success } from '#kernel/outcome.ts'
import type { Section } from './section.ts'

/**
 * The price at which the rent just carries costs, interest and Tilgung of the first year, before tax: rent and costs do not
 * depend on the price, and the payment is a fixed share of it. The failure is a German sentence.
 */
export function zeroCashFlowPrice({ letting, assumptions, home }: MoneyBase): Section<Part> {
  if (!letting.rent.ok) return letting.rent
  if (home.kind === 'Gewerbe') return failed('Gewerbe hat andere Kosten und Steuern.')
  if (letting.ended !== null) return failed(letting.ended)
  const mid = letting.atEnds?.mid
  if (!mid) return failed('Die Kosten des Vermieters sind nicht bekannt.')
  if (letting.rent.value.ofPart) return failed('Bekannt ist nur die Miete eines Teils.')
  const { ownFunds, sollzins, tilgung } = assumptions
  const lent = complement(ownFunds.rate)
  const yearly = percent(inPercent(sollzins.rate) + inPercent(tilgung.rate))
  const surplus = subtract(mid.rent.amount, mid.costs.amount)
  if (surplus.cents <= 0)
    return failed('Die Kosten des Vermieters zehren die ganze Miete auf: Bei keinem Preis trägt die Miete den Kredit.')
  if (lent.parts <= 0 || yearly.parts <= 0) return failed('Ohne Darlehen bleibt bei jedem Preis etwas übrig.')
  const { amount: beside } = letting.beside.mid
  const extra: Money = home.boughtWith?.extra?.amount ?? ZERO
  // What is paid beside the price is lent in full, the price only by its share.
  const borne = inEuro(surplus) / (inPercent(yearly) / 100) - inEuro(beside)
  if (borne <= 0) return failed('Schon Umlage und Arbeiten neben dem Preis kosten im Monat mehr, als die Miete trägt.')
  const paid = euro(borne / (inPercent(lent) / 100))
  const price = subtract(paid, extra)
  if (price.cents <= 0)
    return failed(`Schon ${home.boughtWith?.extra?.label ?? 'der Preis'} neben dem Preis: mehr, als die Miete trägt.`)
  const less = extra.cents > 0 ? ` − ${germanMoney(extra)}` : ''
  return success({
    label: 'Preis, bei dem die Miete Kosten, Zins und Tilgung trägt',
    amount: price,
    formula:
      beside.cents > 0
        ? `((${germanMoney(mid.rent.amount)} − ${germanMoney(mid.costs.amount)}) ÷ ${germanPercent(yearly)} − ${germanMoney(beside)}) ÷ ${germanPercent(lent)}${less}`
        : `(${germanMoney(mid.rent.amount)} − ${germanMoney(mid.costs.amount)}) ÷ (${germanPercent(lent)} × ${germanPercent(yearly)})${less}`,
    source: `${mid.rent.source}; ${sollzins.source}; ${tilgung.source}`,
    basis: 'assumption',
  })
}
