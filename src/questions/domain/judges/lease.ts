import { addYears, type CalendarDate, germanDay } from '#kernel/calendarDate.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { unjudged, type Verdict } from '../verdict.ts'

const RISES = ['miete-zuletzt', 'miete-anpassung']
/** Years from one rise until the next may be asked for, § 558 Abs. 1 Satz 2 BGB. */
const WAIT = 1
/** Years over which rises are added up against the cap, § 558 Abs. 3 BGB. */
const CAP_SPAN = 3

/** What the last rise of a rent lets the new landlord ask for; null: none with its day is told, or it is still to come. */
export function judgeRise({ rule, day: risen, certainty }: Remark, day: CalendarDate): Verdict | null {
  if (!RISES.includes(rule) || risen === undefined || certainty === 'denied' || risen > day) return null
  const [next, free] = [addYears(risen, WAIT), addYears(risen, CAP_SPAN)]
  if (free <= day)
    return unjudged(
      'Wartefrist und Drei-Jahres-Frist sind um: Sobald Sie im Grundbuch stehen (§ 566 BGB), dürfen Sie eine Erhöhung verlangen, bis zur ortsüblichen Vergleichsmiete und höchstens um die ganze Kappungsgrenze (§ 558 BGB).',
    )
  const capped = `Bis ${germanDay(free)} zählt die letzte Erhöhung in die Kappungsgrenze hinein (§ 558 Abs. 3 BGB).`
  return unjudged(
    next > day
      ? `Die nächste Erhöhung dürfen Sie erst ab ${germanDay(next)} verlangen (§ 558 Abs. 1 BGB). ${capped}`
      : `Die Wartefrist ist um: Sobald Sie im Grundbuch stehen (§ 566 BGB), dürfen Sie eine Erhöhung verlangen (§ 558 BGB). ${capped}`,
  )
}
