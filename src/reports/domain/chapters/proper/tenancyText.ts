import { type CalendarDate, germanDay } from '#kernel/calendarDate.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import type { Tenancy } from '#rating/domain/tenancyOf.ts'

/** How long it takes to end the lease, and what a tenant of many years may answer: a buyer reads it before he plans. */
export function tenancyText({ tenancy, lens, answers, moneyInput, day }: Assessment): string {
  const end = moneyInput.ending?.end ?? null
  if (tenancy && (tenancy.endsByPosting || (end !== null && end > day))) return endingText(tenancy, end)
  if (!tenancy) return ''
  const [least, most] = tenancy.notice
  const months = least === most ? `${most}` : `${least} bis ${most}`
  if (tenancy.forLife)
    return `seit ${tenancy.since}; laut Exposé auf Lebenszeit: kündigen dürfen Sie nicht, auch nicht für sich selbst`
  if (tenancy.neverOwnUse)
    return `seit ${tenancy.since}; Eigenbedarf ist laut Exposé auf Lebenszeit des Mieters ausgeschlossen, auch für Sie: kündigen dürfen Sie nur aus anderem Grund (§ 573 BGB) und mit ${months} Monaten Frist (§ 573c)`
  if (tenancy.noOwnUseUntil !== null)
    return `seit ${tenancy.since}; Eigenbedarf ist laut Exposé bis ${tenancy.noOwnUseUntil} ausgeschlossen, auch für Sie (§ 566 BGB): bis dahin kündigen dürfen Sie nur aus anderem Grund (§ 573) und mit ${months} Monaten Frist (§ 573c)`
  const isConverted = answers.some(({ id, state }) => id === 'kuendigungssperrfrist' && state === 'belegt')
  const blocked = isConverted ? '; nach Umwandlung gilt eine Sperrfrist (§ 577a)' : ''
  const ownUse =
    lens === 'eigennutzung'
      ? ` Eigenbedarf ist ein Grund${blocked}; Alter oder Krankheit des Mieters kann eine Härte sein (§ 574)`
      : ` Ohne Grund bleibt er; so lange steigt die Miete nur nach § 558`
  return `seit ${tenancy.since}; kündigen dürfen Sie nur mit Grund (§ 573 BGB) und ${months} Monaten Frist (§ 573c).${ownUse}`
}

/** A lease that ends soon, or that its tenant may end at any time: nobody must read that he stays. */
function endingText({ since, endsByPosting }: Tenancy, end: CalendarDate | null): string {
  const term = end === null ? '' : ` und endet nach dem Exposé am ${germanDay(end)}`
  const posting = endsByPosting ? '; bei Versetzung darf der Mieter mit kurzer Frist gehen' : ''
  return `seit ${since}${term}${posting}. Rechnen Sie danach mit der Marktmiete und mit Leerstand`
}
