import { add, euro, type Money, subtract, sum, ZERO } from '#kernel/money.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { WorksFigure } from '#valuation/domain/afterWorks.ts'
import { isCalculated } from '#valuation/domain/verfahren.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { paragraph } from '../../blocks.ts'
import type { Block } from '../../report.ts'
import { wholeEuro } from '../germanAmounts.ts'

/** Below this part of the larger nobody takes two figures for a contradiction. */
const ALIKE = 0.05

/** Where the limit takes off other works than the total holds: which, and why. Empty: it takes off the same, or none. */
export function worksOfLimit({ worth, money }: Pick<Assessment, 'worth' | 'money'>): Block[] {
  const after = worth && isOffForWorks(worth) ? worth.afterWorks : null
  const why = after ? OF_LIMIT[after.are] : null
  if (!after || why === null || !money.renovation.backlog.ok) return []
  const counted = add(money.renovation.backlog.value.by.told.mid.amount, sum(money.statedWorks.map(one => one.amount)))
  const off = add(after.works, worth?.repairs?.cost ?? ZERO)
  if (isAlike(off, counted)) return []
  return [
    paragraph(
      `In unserer Grenze sind ${wholeEuro(off)} für Arbeiten abgezogen, ${why}. Im Gesamtbetrag stehen ${wholeEuro(counted)}, der mittlere Fall: Mit dem planen Sie Ihr Geld.`,
    ),
  ]
}

/** An expert's value, a sale or what it brings as it stands knows no sum for works. */
function isOffForWorks({ limitedBy, afterWorks }: Pick<Worth, 'limitedBy' | 'afterWorks'>): boolean {
  return limitedBy === 'arbeiten' && afterWorks !== null && !afterWorks.asItStands
}

/** German; null: told where the limit is. */
const OF_LIMIT: Readonly<Record<WorksFigure, string | null>> = {
  least: 'das untere Ende: Mehr lässt sich dem Verkäufer ohne Angebote nicht belegen',
  bare: 'ohne Planung und Puffer: Die lassen sich dem Verkäufer nicht belegen',
  named: 'so viel, wie das Exposé selbst nennt',
  byAge: null,
  partlyByAge: null,
}

/**
 * A tenant who goes is followed by another in the value, and empty flats are let; the loan must be paid before that. Both rents, and
 * why. Empty: none goes and none is empty, or one of the figures is not known.
 */
export function rentOfValue({ appraisal, money: { cashflow } }: Pick<Assessment, 'appraisal' | 'money'>): Block[] {
  const of = appraisal.methods.find(one => isCalculated(one) && one.part > 0 && one.yearlyRent !== undefined)
  const valued = of && isCalculated(of) ? of.yearlyRent : undefined
  if (valued === undefined || !cashflow.ok || cashflow.value.rent.ofPart) return []
  const { year, ending, rent } = cashflow.value
  const paid = year.mid.rent.amount
  if ((!ending && !rent.partly) || isAlike(euro(valued), paid)) return []
  const flow = ending ? 'was nach der Kündigung sicher bleibt' : 'was heute gezahlt wird'
  return [
    paragraph(
      `Für den Wert zählt, was auf Dauer zu erzielen ist (§ 31 Abs. 2 ImmoWertV): ${wholeEuro(euro(valued))} im Jahr, Rechenweg im Anhang. Cashflow, Rendite und Jahresmieten rechnen mit ${wholeEuro(paid)}, ${flow}: Zins und Tilgung zahlen Sie auch, solange nicht neu vermietet ist.`,
    ),
  ]
}

function isAlike(one: Money, other: Money): boolean {
  return Math.abs(subtract(one, other).cents) <= ALIKE * Math.max(one.cents, other.cents)
}
