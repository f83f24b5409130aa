import { capitalised } from '#kernel/capitalised.ts'
import { add, euro, type Money, subtract, times } from '#kernel/money.ts'
import { ratio } from '#kernel/share.ts'
import { IF_THE_REST_IS_DUE } from '#finance/domain/agedWords.ts'
import type { AllIn } from '#finance/domain/bauen.ts'
import type { MoneyPlan } from '#finance/domain/moneyPlan.ts'
import type { Part } from '#finance/domain/part.ts'
import { besideName, forBeside } from '#finance/domain/plan/beforeLetting.ts'
import { isNoField } from '#questions/domain/situation.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { isLeastPrice } from '#rating/domain/leastPrice.ts'
import { strainedLending } from '#rating/domain/lending.ts'
import type { KeyFigure } from '../../report.ts'
import { euroSpan, wholeEuro } from '../germanAmounts.ts'

/** What own funds and loan do not cover: works that are due, a Sonderumlage; null: nothing, or not known. */
export function stillOpen({ money: { funding } }: Assessment): Money | null {
  if (!funding.ok || funding.value.open.mid.amount.cents <= 0) return null
  return funding.value.open.mid.amount
}

/** What makes up what is open. */
export function openParts({ levy, extraCosts, statedWorks, renovation }: MoneyPlan): Part[] {
  const told = renovation.backlog.ok ? renovation.backlog.value.by.told.mid.parts : []
  return [levy.due, levy.expected, ...extraCosts, ...statedWorks, ...told].filter(part => part !== null)
}

/** German, as a clause behind a sum or before it: the loan holds more than the price. A levy is no works. */
export function financedToo(money: MoneyPlan, place: 'behind' | 'before'): string {
  const isLevy = !money.withWorks?.byAge && besideName(openParts(money)) === 'Sonderumlage'
  const [what, verb] = isLevy ? ['die Sonderumlage', 'wird'] : ['alle Arbeiten', 'werden']
  return place === 'behind' ? `wenn auch ${what} finanziert ${verb}` : `${capitalised(verb)} auch ${what} finanziert`
}

/** What it costs in all, what the buyer brings himself, and what it takes each month. Empty without a price. */
export function burdenFigures(assessment: Assessment): KeyFigure[] {
  const { building } = assessment.calculations
  if (building) return [allInFigure(building)]
  const { investment, financing, withWorks } = assessment.money
  if (!investment.ok || !financing.ok) return []
  const { darlehen, ownFunds } = financing.value
  const works = stillOpen(assessment)
  const open = openParts(assessment.money)
  return [
    {
      label: isLeastPrice(assessment.offer) ? 'Kostet mindestens' : 'Kostet insgesamt',
      value: wholeEuro(investment.value.mid.amount),
      note: `${withWhat(assessment, open)}${withWorks?.byAge ? `; bis ${wholeEuro(withWorks.investment.amount)}, ${IF_THE_REST_IS_DUE}` : ''}${atMostNote(assessment)}`,
    },
    {
      label: 'Eigenes Geld',
      value: wholeEuro(ownFunds.mid.amount),
      note: `bei ${wholeEuro(darlehen.amount)} Darlehen${lendingNote(assessment)}${works ? `; ohne ${wholeEuro(works)} ${forBeside(open)}, die noch offen sind` : ''}`,
    },
    month(assessment),
  ]
}

/** German: what is in the total, and of a plot what is not. */
function withWhat(assessment: Assessment, open: readonly Part[]): string {
  const works = stillOpen(assessment)
  if (assessment.offer.kind !== 'Grundstück' || !isNoField(assessment)) {
    const name = besideName(open, 'Hausanschlüssen')
    return works ? `mit Nebenkosten und ${name === 'Arbeiten' ? 'fälligen Arbeiten' : name}` : 'mit Nebenkosten'
  }
  if (!works) return 'mit Nebenkosten, ohne Hausanschlüsse und Bau'
  const connected = open.filter(({ besides }) => besides === 'anschluss').length
  if (connected === 0) return 'mit Nebenkosten und Erschließung, ohne Hausanschlüsse und Bau'
  return connected === open.length
    ? 'mit Nebenkosten und Hausanschlüssen, ohne Bau'
    : 'mit Nebenkosten, Erschließung und Hausanschlüssen, ohne Bau'
}

/** What the highest right price would take, where the asked one is no right price. */
function atMostNote({ atMost }: Assessment): string {
  if (!atMost?.price || !atMost.investment.ok) return ''
  return `; zum Höchstpreis von ${wholeEuro(atMost.price)}: ${wholeEuro(atMost.investment.value.mid.amount)}`
}

function lendingNote({ money: { financing }, appraisal, offer }: Assessment): string {
  // A loan behind a right for life is one that hardly a bank gives.
  if (offer.deal?.retained?.isFirstInRank)
    return ', falls eine Bank es trotz des Rechts gibt; sonst alles aus eigenem Geld'
  const lending = financing.ok ? strainedLending(financing.value, appraisal) : null
  return lending ? `, ${lending.percent}\u00a0% unserer Schätzung` : ''
}

/** A building contract is not what it costs: loan and month would be of a part. */
function allInFigure({ total, missingPlot }: AllIn): KeyFigure {
  return {
    label: missingPlot ? 'Bis zum Einzug, ohne Grundstück' : 'Bis zum Einzug',
    value: euroSpan({ low: total.low.amount, high: total.high.amount }),
    note: 'mit dem, was das Angebot auslässt (Pauschalen)',
  }
}

/** Who lets looks at what is left, who lives in it at what he pays. */
function month({ lens, money }: Assessment): KeyFigure {
  const { financing, living, cashflow, withWorks } = money
  const rate = financing.ok ? financing.value.monthlyRate.amount : null
  const rateNote = rate ? `Rate ${wholeEuro(rate)}` : ''
  if (lens === 'kapitalanlage' && cashflow.ok) {
    const { rent, year, beside, uncertified } = cashflow.value
    const { afterTaxMonth } = year.mid
    const monthRent = times(rent.rent.mid.amount, ratio(1, 12))
    return {
      label: afterTaxMonth.cents < 0 ? 'Zuzahlung im Monat' : 'Überschuss im Monat',
      value: wholeEuro({ cents: Math.abs(afterTaxMonth.cents) }),
      note: `${rent.ofPart ? `mit dem, was heute Miete zahlt (${wholeEuro(monthRent)} im Monat), nach` : 'nach Miete,'} Kosten und Steuer${uncertified ? ` mit erhöhter AfA, ohne Bescheinigung ${wholeEuro(uncertified)}` : ''}; ${rateNote}${beside.amount.cents > 0 ? `, dazu ${wholeEuro(beside.amount)} ${forBeside(beside.parts)} geliehen` : ''}`,
    }
  }
  if (living.ok && rate) {
    const all = living.value.month.mid.amount
    const { plantLease } = money.home
    const plant = plantLease?.isRedeemed ? `; ${wholeEuro(add(all, euro(plantLease.month)))}, wenn Sie die gemietete Anlage nicht ablösen` : '' // prettier-ignore
    return {
      label: 'Im Monat',
      value: wholeEuro(all),
      note: `${rateNote}, laufende Kosten ${wholeEuro(subtract(all, rate))}${withoutHeating(money)}${plant}${withWorks?.month ? `; ${withWorks.byAge ? 'bis ' : ''}${wholeEuro(withWorks.month.amount)}, ${financedToo(money, 'behind')}` : ''}`,
    }
  }
  return { label: 'Rate im Monat', value: rate ? wholeEuro(rate) : 'offen', note: 'ohne laufende Kosten' }
}

/** German, behind what running it costs: a sum without heating must not be taken for one with it. Empty: it is in it. */
export function withoutHeating({ running }: Pick<MoneyPlan, 'running'>): string {
  return running.ok && running.value.withoutHeating ? ' ohne Heizung' : ''
}

/** German, behind what the household must earn: ", ohne 23.500 € für Arbeiten". Empty: nothing is left open. */
export function withoutOpen(assessment: Assessment): string {
  const open = stillOpen(assessment)
  return open ? `, ohne ${wholeEuro(open)} ${forBeside(openParts(assessment.money))}` : ''
}
