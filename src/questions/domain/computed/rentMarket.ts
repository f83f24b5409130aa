import { euro, germanMoney, type Money, shareOf, subtract, times } from '#kernel/money.ts'
import { germanPercent, inPercent, percent, ratio } from '#kernel/share.ts'
import { MIETGRENZEN } from '#reference/mietrecht.ts'
import { rowAt } from '#reference/table.ts'
import type { LettableArea } from '#extraction/domain/deal/lettableArea.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import { kappungsgrenze } from '#finance/domain/mieterhoehung.ts'
import { germanCount } from '#finance/domain/germanCount.ts'
import type { Part } from '#finance/domain/part.ts'
import type { Range } from '#finance/domain/range.ts'
import type { ByQuestion } from '../answer.ts'
import { amberLimit, type Draft, judged, type MoneyContext, rounded } from './moneyFinding.ts'

type Drafts = ByQuestion<Draft>

const INPUTS = ['kaltmieteMonat', 'jahresnettokaltmiete', 'wohnflaeche', 'vermietet'] as const

/** The rent that is paid, against the market and against what the law lets it become. */
export function marketDrafts(plan: MoneyPlan, context: MoneyContext): Drafts {
  const { rent } = plan.letting
  const paid = rent.ok && rent.value.origin === 'stated' ? rent.value.rent.mid : null
  const market = plan.marketRent
  const { rentOfOther } = plan.home
  if (paid && rentOfOther !== null) {
    const open = notComparable(rentOfOther)
    const { lettable } = plan.home
    const isWhole = lettable !== null && lettable.trade > 0 && rent.ok && !rent.value.partly && !rent.value.ofPart
    return { 'miete-m2': isWhole ? perM2(paid, lettable) : open, mietabweichung: open }
  }
  const let_ = plan.home.offer.vermietet !== false
  return {
    'miete-m2': paid && plan.home.lettable ? perM2(paid, plan.home.lettable) : null,
    mietabweichung: paid && market ? deviation(paid, market, context) : null,
    'mietsteigerung-moeglich': paid && market && let_ ? increase(paid, market, context) : null,
    mietpotenzial: market ? potential(paid, market) : null,
  }
}

/** Better no figure than one that nobody pays; the Mieterliste closes it. */
function notComparable(why: string): Draft {
  return {
    answer: `Nicht berechenbar: ${why}. Verlangen Sie die Mieterliste mit Fläche und Miete je Einheit.`,
    source: 'Angaben im Exposé',
    basis: 'assumption',
    inputs: INPUTS,
    stillOpen: true,
  }
}

function perM2({ amount, formula, source, basis }: Part, { total, trade }: LettableArea): Draft {
  const rent: Money = { cents: Math.round(amount.cents / 12 / total) }
  return {
    answer: `${germanMoney(rent)} je m² im Monat${trade > 0 ? ', Wohnen und Gewerbe zusammen' : ''}`,
    formula: `${formula} ÷ 12 ÷ ${germanCount(total)} m²`,
    source,
    basis,
    inputs: INPUTS,
  }
}

/** Above the market only where it lies above the whole range of it. */
function deviation(paid: Part, market: Range<Part>, { day }: MoneyContext): Draft {
  const apart = shareOf(subtract(paid.amount, market.mid.amount), market.mid.amount)
  const above = paid.amount.cents > market.high.amount.cents
  const sign = apart.parts > 0 ? '+' : ''
  return {
    answer: `${sign}${germanPercent(apart)} gegenüber der Marktmiete von ${rounded(market.mid.amount)} im Jahr`,
    formula: `${germanMoney(paid.amount)} ÷ ${germanMoney(market.mid.amount)} − 1`,
    source: market.mid.source,
    basis: 'assumption',
    inputs: INPUTS,
    light: above ? judged(inPercent(apart), 'mietabweichung', 'above', day) : 'grün',
    reason: `Die Miete liegt mehr als ${germanPercent(percent(amberLimit('mietabweichung', day)))} über dem Markt. Bei einem Mieterwechsel kann sie fallen: Rechnen Sie mit der Marktmiete.`,
  }
}

function increase(paid: Part, market: Range<Part>, { day }: MoneyContext): Draft {
  const month = (money: Money) => times(money, ratio(1, 12))
  const [rent, local] = [month(paid.amount), month(market.mid.amount)]
  const [tight, usual] = [true, false].map(one => kappungsgrenze(rent, local, one, day))
  const most = (limit: Money | undefined) => germanMoney(subtract(limit ?? rent, rent))
  const cap = (key: 'kappung' | 'kappungAngespannt') => germanPercent(rowAt(MIETGRENZEN, day, key).rate)
  const room = local.cents > rent.cents
  const bounds = most(tight) === most(usual) ? most(usual) : `${most(tight)} bis ${most(usual)}`
  return {
    answer: room
      ? `Ja, in drei Jahren um höchstens ${bounds} im Monat${most(tight) === most(usual) ? '' : ', je nach Gemeinde'}`
      : 'Kaum: Die Miete erreicht die Marktmiete schon',
    formula: `höchstens ${cap('kappungAngespannt')} oder ${cap('kappung')} in drei Jahren und nicht über ${germanMoney(local)}`,
    source: `§ 558 BGB; ${market.mid.source}, kein Mietspiegel`,
    basis: 'assumption',
    inputs: INPUTS,
    stillOpen: true,
  }
}

function potential(paid: Part | null, market: Range<Part>): Draft {
  const less = paid?.amount ?? euro(0)
  const at = (part: Part) => rounded(subtract(part.amount, less))
  const [low, high] = [at(market.low), at(market.high)]
  const what = paid ? 'gegenüber der heutigen Miete' : 'als Jahresmiete'
  return {
    answer: `${at(market.mid)} im Jahr ${what} (${low} bis ${high})`,
    formula: paid ? `${germanMoney(market.mid.amount)} − ${germanMoney(less)}` : market.mid.formula,
    source: market.mid.source,
    basis: 'assumption',
    inputs: INPUTS,
  }
}
