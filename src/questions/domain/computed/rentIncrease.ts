import { type FixedRent, yearsFixed } from '#extraction/domain/fixedRent.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { euro, germanMoney, type Money, subtract, times } from '#kernel/money.ts'
import { germanPercent, ratio } from '#kernel/share.ts'
import { MIETGRENZEN } from '#reference/mietrecht.ts'
import { rowAt } from '#reference/table.ts'
import { kappungsgrenze } from '#finance/domain/mieterhoehung.ts'
import type { Part } from '#finance/domain/part.ts'
import type { Range } from '#finance/domain/range.ts'
import type { Draft, MoneyContext } from './moneyFinding.ts'

/** The ortsübliche Vergleichsmiete of a year as the exposé prints it, with its place. */
export interface Lawful extends Part {
  readonly evidence: Evidence
}

const INPUTS = ['kaltmieteMonat', 'jahresnettokaltmiete', 'wohnflaeche', 'vermietet'] as const

/**
 * Whether the rent of running leases may be raised, and how far.
 * @param lawful the ortsübliche Vergleichsmiete of the same m², as the exposé prints it; null: it prints none
 */
export function increase(paid: Part, market: Range<Part>, lawful: Lawful | null, { day, offer }: MoneyContext): Draft {
  const { fixedRent, rentCap } = offer
  if (fixedRent && yearsFixed(fixedRent, yearOf(day)) > 0) {
    return {
      answer: `Nein, ${untilWhen(fixedRent)} ist sie fest vereinbart`,
      formula: `heutige Miete ${untilWhen(fixedRent)}`,
      source: '§ 557 Abs. 3 BGB; Angabe im Exposé',
      basis: 'law',
      inputs: INPUTS,
      evidence: [fixedRent.evidence],
    }
  }
  const month = (money: Money) => times(money, ratio(1, 12))
  const isBound = lawful !== null && lawful.amount.cents <= market.mid.amount.cents
  const [rent, local] = [month(paid.amount), month((isBound ? lawful : market.mid).amount)]
  const most = rentCap && euro(rentCap.month)
  if (most && most.cents < local.cents)
    return {
      answer: `${most.cents > rent.cents ? `Höchstens um ${germanMoney(subtract(most, rent))}, auf ${germanMoney(most)} im Monat` : `Nein, bei ${germanMoney(most)} im Monat ist Schluss`}: So ist es im Mietvertrag vereinbart`,
      formula: `vereinbart höchstens ${germanMoney(most)} im Monat`,
      source: '§ 557 Abs. 3 BGB; Angabe im Exposé',
      basis: 'law',
      inputs: INPUTS,
      evidence: [rentCap.evidence],
    }
  const [tight, usual] = [true, false].map(one => kappungsgrenze(rent, local, one, day))
  const more = (limit: Money | undefined) => germanMoney(subtract(limit ?? rent, rent))
  const cap = capAt(day)
  const room = local.cents > rent.cents
  const bounds = more(tight) === more(usual) ? more(usual) : `${more(tight)} bis ${more(usual)}`
  return {
    answer: room
      ? `Ja, in drei Jahren um höchstens ${bounds} im Monat${more(tight) === more(usual) ? '' : ', je nach Gemeinde'}`
      : isBound
        ? `Kaum: Die Miete erreicht schon, was laut Exposé ortsüblich ist (${germanMoney(local)} im Monat)`
        : 'Kaum: Die Miete erreicht die Marktmiete schon',
    formula: `höchstens ${cap('kappungAngespannt')} oder ${cap('kappung')} in drei Jahren und nicht über ${germanMoney(local)}`,
    source: isBound ? `§ 558 BGB; ${lawful.source}` : `§ 558 BGB; ${market.mid.source}, kein Mietspiegel`,
    ...(isBound && { evidence: [lawful.evidence] }),
    basis: 'assumption',
    inputs: INPUTS,
    stillOpen: true,
  }
}

/** By how much a rent may rise in three years, written. */
export function capAt(day: CalendarDate) {
  return (key: 'kappung' | 'kappungAngespannt') => germanPercent(rowAt(MIETGRENZEN, day, key).rate)
}

/** German: how long a fixed rent stays. */
export function untilWhen({ until }: FixedRent): string {
  return until === null ? 'auf Lebenszeit des Mieters' : `bis Ende ${until}`
}
