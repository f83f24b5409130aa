import { addYears, type CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { add, euro, germanMoney, type Money, times } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { NEUVERMIETUNG, NEUVERMIETUNG_GEWERBE } from '#reference/market/ertragsfaktoren.ts'
import { type LimitStep, limitStep } from '#valuation/domain/limitSteps.ts'
import type { EndingLease } from './endingLease.ts'
import { leavingHomes } from './endingHomes.ts'

/**
 * What it takes to let again what is paid for today and will not be in a year: the months without rent and the rooms made ready, as
 * for what stands empty already (§ 8 Abs. 3 ImmoWertV). A tenant who may still go on, and an operator's house, are no such case.
 */
export function relettingOf(offer: Offer, lease: EndingLease | null, today: CalendarDate): LimitStep[] {
  return [...(lease ? ofTrade(offer, lease, today) : []), ...leavingHomes(offer, today).map(ofHome)]
}

function ofTrade({ numbers, texts, deal }: Offer, lease: EndingLease, today: CalendarDate): LimitStep[] {
  const isSoon = lease.end <= addYears(today, 1)
  const isOne = deal?.type.value === 'gewerbe'
  // Handed over free on a day of its own it is bought to be used, and nobody lets it again.
  const isForUse = isOne && texts.bezugsfreiAb !== null
  if (!isSoon || lease.byOperator || lease.hasOption || isForUse) return []
  const month =
    numbers.kaltmieteMonat ?? (numbers.jahresnettokaltmiete === null ? null : numbers.jahresnettokaltmiete / 12)
  const lost = lease.rent?.lost ?? (isOne && month !== null ? euro(month) : null)
  const area = lease.area ?? (isOne ? (numbers.nutzflaeche ?? numbers.wohnflaeche) : null)
  if (!lost) return []
  const { monate, jeQuadratmeter, halle, ausbau } = NEUVERMIETUNG_GEWERBE
  const each = (deal?.incomeUse === 'industrie' ? halle : jeQuadratmeter) + (lease.ownsFitOut ? ausbau : 0)
  return [line('Neuvermietung des Gewerbes', monate, lost, area ?? 0, each)]
}

function ofHome({
  name,
  rent,
  area,
}: {
  readonly name: string
  readonly rent: Money
  readonly area: number | null
}): LimitStep {
  const { monate, jeQuadratmeter } = NEUVERMIETUNG
  return line(`Neuvermietung ${name}`, monate, rent, area ?? 0, jeQuadratmeter)
}

function line(label: string, months: number, rent: Money, area: number, each: number): LimitStep {
  const rooms = area > 0 ? ` + ${germanNumber(area)}\u00a0m² × ${each}\u00a0€` : ''
  const formula = `${months} Monate × ${germanMoney(rent)}${rooms} (Annahme)`
  return limitStep(label, formula, add(times(rent, months), euro(Math.round(area * each))))
}
