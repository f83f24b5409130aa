import { type CalendarDate, germanDay } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { type ToldFigure, toldFiguresOf } from './toldFigures.ts'

/** A term of the deal by the exposé's own words. */
export interface Term {
  /** German, without a full stop: "läuft bis 31.12.2028". */
  readonly text: string
  readonly evidence: Evidence
  /** The day on which it ends; missing: it names none. */
  readonly until?: CalendarDate
}

/** What the words behind "reserviert" and "Pachtvertrag" say. */
export interface DealTerms {
  /** For somebody else; null: no day is told that is still to come. */
  readonly reservedUntil: CalendarDate | null
  /** Beside it: a waiting list, no viewings. */
  readonly reservation: readonly Term[]
  /** Of the lease with who runs it, as far as it is told. */
  readonly leaseEnd: Term | null
  /** Of the same: who may go on, what it will bring, who pays what; empty: no operator, or nothing told. */
  readonly lease: readonly Term[]
  /** Of the one tenant of a shop, office or hall: how long he must stay and may, and how his rent rises. */
  readonly tradeLease: readonly Term[]
  /** What the exposé says of a longer Erbbaurecht, be it a hope; null: nothing, or no Erbbaurecht. */
  readonly extension: Evidence | null
  /** Days and measures that are told beside what is bought. */
  readonly figures: readonly ToldFigure[]
}

const OF_RESERVATION: readonly (readonly [rule: string, text: string])[] = [
  ['warteliste', 'es gibt eine Warteliste'],
  ['keine-besichtigung', 'Besichtigungen finden vorerst nicht statt'],
]
const OF_LEASE: readonly (readonly [rule: string, text: string])[] = [
  ['pacht-option', 'verlängern darf der Pächter, nicht Sie'],
  ['miete-ohne-option', 'eine Verlängerungsoption gibt es nicht'],
  ['pacht-nach-erloes', 'die Pacht wird an Erlös oder Auslastung angepasst und kann sinken'],
]
const OF_TRADE: typeof OF_LEASE = [['miete-ohne-option', 'eine Verlängerungsoption gibt es nicht']]
/** Their meaning names the years and the share. */
const BY_VALUE: readonly string[] = ['miete-option', 'miete-wertsicherung']
const BY_OPERATOR: readonly string[] = ['pacht-zuvor', 'pacht-frueher', 'pacht-sicherheit', 'betreiber-kapital', 'pacht-index-teil', 'pacht-eigentuemer-zahlt'] // prettier-ignore

export function dealTermsOf({ deal }: Pick<Offer, 'deal'>, remarks: readonly Remark[], today: CalendarDate): DealTerms {
  const own = remarks.filter(({ scope, certainty }) => scope.bearer !== 'other' && certainty === 'stated')
  const told = (rules: typeof OF_LEASE): Term[] =>
    rules.flatMap(([rule, text]) => own.flatMap(one => (one.rule === rule ? [{ text, evidence: one.evidence }] : [])).slice(0, 1)) // prettier-ignore
  const isRun = deal?.overlays.includes('betreiber') === true
  const isReserved = deal?.status.value === 'reserviert'
  const until = own.flatMap(({ rule, day }) => (rule === 'reserviert-bis' && day && day >= today ? [day] : [])).sort()
  return {
    reservedUntil: isReserved ? (until.at(-1) ?? null) : null,
    reservation: isReserved ? told(OF_RESERVATION) : [],
    leaseEnd: isRun ? endOf(own) : null,
    lease: isRun ? [...told(OF_LEASE), ...meantBy(BY_OPERATOR, own)] : [],
    tradeLease:
      isTradeOfOne(deal) && !isRun ? [...[endOf(own) ?? []].flat(), ...told(OF_TRADE), ...meantBy(BY_VALUE, own)] : [],
    extension: deal?.overlays.includes('erbbau') ? extensionOf(remarks) : null,
    figures: toldFiguresOf(deal, remarks),
  }
}

/** Of several tenants a day alone tells nobody whose lease it ends. */
function isTradeOfOne(deal: Offer['deal']): boolean {
  return deal?.type.value === 'gewerbe' && deal.parts.filter(({ kind }) => kind === 'gewerbe').length < 2
}

function extensionOf(remarks: readonly Remark[]): Evidence | null {
  const isHoped = ({ rule, certainty }: Remark) => rule === 'erbbau-verlaengerung' && certainty !== 'denied'
  return remarks.find(isHoped)?.evidence ?? null
}

function endOf(own: readonly Remark[]): Term | null {
  const last = own.filter(({ rule, day, part }) => rule === 'miete-endet' && day !== undefined && !part)
  const [first] = last.toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1))
  return first?.day ? { text: `läuft bis ${germanDay(first.day)}`, evidence: first.evidence, until: first.day } : null
}

function meantBy(rules: readonly string[], own: readonly Remark[]): Term[] {
  return rules.flatMap(name => own.filter(({ rule }) => rule === name).slice(0, 1).map(({ meaning, evidence }) => ({ text: meaning, evidence }))) // prettier-ignore
}

/** All that is told of the lease, its end first. */
export function leaseOf({ leaseEnd, lease }: DealTerms): Term[] {
  return leaseEnd ? [leaseEnd, ...lease] : [...lease]
}

/** German sentence on the state of an offer that is promised to somebody else. */
export function reservedSentence({ reservedUntil, reservation }: DealTerms): string {
  if (reservedUntil === null && reservation.length === 0)
    return 'Das Angebot ist reserviert: Fragen Sie, ob es noch zu haben ist.'
  const until = reservedUntil === null ? '' : ` bis ${germanDay(reservedUntil)}`
  const more = reservation.map(({ text }) => text).join(', ')
  const beside = more === '' ? '' : `; ${more}`
  return `Das Angebot ist${until} für jemand anderen reserviert${beside}: Lassen Sie sich vormerken, und zahlen Sie nichts, solange es nicht frei ist.`
}

/** German sentence on the lease that brings the rent; null: nothing is told of it. */
export function leaseTermsSentence({ leaseEnd, lease }: DealTerms): string | null {
  if (lease.length === 0) return null
  const terms = lease.map(({ text }) => text)
  const told = leaseEnd ? [leaseEnd.text, ...terms].join('; ') : `sagt: ${terms.join('; ')}`
  return `Der Pachtvertrag ${told}. Rechnen Sie nicht damit, dass die heutige Pacht bleibt, und legen Sie zurück, was Sie als Eigentümer zahlen.`
}
