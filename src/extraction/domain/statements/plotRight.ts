import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { isOfTheWhole, type Remark } from '../remark.ts'

/** What stands between a plot and a house on it. */
export type OpenRight =
  /** Asked, and not answered; or only supposed. */
  | 'beantragt'
  /** Asked, and withdrawn before an answer. */
  | 'zurueckgezogen'
  | 'vermutet'
  /** In the second row, where no plan and no answer of an office says that one may build. */
  | 'zweite-reihe'
  /** Its Vorbescheid has run out. */
  | 'abgelaufen'
  /** The same, as the exposé says itself. */
  | 'erloschen'
  /** An office has said no, or the plot lies where building is the exception (§ 35 BauGB). */
  | 'abgelehnt'
  /** The same, because it lies where building is the exception: a field, and no other answer is to be hoped for. */
  | 'feld'
  /** That nobody may build there, whatever the house. */
  | 'verneint'
  | 'aussenbereich'
  /** Land that may become land to build on: it has a market of its own. */
  | 'erwartung'
  /** Its plan is drawn, and not yet law. */
  | 'plan-aussteht'
  /** The Flächennutzungsplan shows fields, woods or green. */
  | 'landwirtschaft'
  /** A Flächennutzungsplan is all that is named. */
  | 'flaechennutzungsplan'

/** How far a plot is land to build on, by what its exposé says. */
export interface PlotRight {
  /** null: nothing speaks against it. */
  readonly building: { readonly kind: OpenRight; readonly evidence: readonly Evidence[] } | null
  /** Where the exposé says that the way to it is not secured; empty: it does not. */
  readonly access: readonly Evidence[]
}

const ON_FIELDS = 'flaechennutzungsplan-feld'
/** The heaviest first; the remarks by which each is known. */
const OPEN: readonly (readonly [OpenRight, readonly string[]])[] = [
  ['feld', ['baurecht-feld']],
  ['verneint', ['baurecht-verneint']],
  ['abgelehnt', ['baurecht-abgelehnt']],
  ['beantragt', ['baurecht-beantragt']],
  ['zurueckgezogen', ['baurecht-zurueckgezogen']],
  ['aussenbereich', ['baurecht-aussenbereich', 'baurecht-aussenbereich-ohne']],
  ['erwartung', ['baurecht-erwartung']],
  ['plan-aussteht', ['bebauungsplan-noch-nicht']],
  ['landwirtschaft', [ON_FIELDS]],
  ['erloschen', ['baurecht-erloschen']],
  ['vermutet', ['baurecht-vermutet', 'baurecht-offen', 'baurecht-sperre']],
  ['flaechennutzungsplan', ['baurecht-flaechennutzungsplan']],
]
/** What says that the way to the plot is not secured. */
export const UNSECURED_ACCESS: readonly string[] = [
  'wegerecht-ungesichert',
  'zufahrt-baulast-fehlt',
  'zufahrt-zugesagt',
  'zufahrt-fremd',
  'zufahrtsstreifen-fremd',
  'zufahrt-ohne-anteil',
]
const ANSWERED = 'baurecht-bescheid'
const PLANNED = 'bebauungsplan-gilt'

/** @param remarks of an offer of a plot */
export function plotRightOf(remarks: readonly Remark[], today: CalendarDate): PlotRight {
  const own = remarks.filter(one => one.scope.bearer !== 'other' && one.certainty !== 'denied' && isOfTheWhole(one))
  const saidBy = (names: readonly string[]) => own.filter(({ rule }) => names.includes(rule))
  const answers = saidBy([ANSWERED])
  const valid = answers.filter(({ evidence }) => !hasRunOut(evidence.quote, today))
  const isPlanned = saidBy([PLANNED]).length > 0
  const isFilled = saidBy(['baurecht-plan']).some(({ evidence }) => /§\s?34/u.test(evidence.quote))
  return {
    building: valid.length > 0 ? null : buildingOf(saidBy, { isPlanned, isFilled }, answers),
    access: saidBy(UNSECURED_ACCESS).map(({ evidence }) => evidence),
  }
}

function buildingOf(
  saidBy: (names: readonly string[]) => readonly Remark[],
  { isPlanned, isFilled }: { readonly isPlanned: boolean; readonly isFilled: boolean },
  outdated: readonly Remark[],
): PlotRight['building'] {
  const open = OPEN.map(([kind, rules]) => ({ kind, evidence: saidBy(rules).map(one => one.evidence) })).find(
    // A plan says more than a supposition; what was refused may have been another house.
    ({ kind, evidence }) =>
      evidence.length > 0 &&
      !(isPlanned && kind !== 'beantragt' && kind !== 'aussenbereich') &&
      !(isFilled && (kind === 'flaechennutzungsplan' || kind === 'landwirtschaft')),
  )
  // A plan of fields and the place outside make of a refusal that of the place.
  const outside = saidBy([ON_FIELDS, 'baurecht-aussenbereich', 'baurecht-aussenbereich-ohne'])
  if (open && (open.kind === 'abgelehnt' || open.kind === 'verneint') && outside.length > 0 && !isFilled)
    return { kind: 'feld', evidence: [...open.evidence, ...outside.map(one => one.evidence)] }
  if (open) return open
  if (isPlanned) return null
  if (outdated.length > 0) return { kind: 'abgelaufen', evidence: outdated.map(one => one.evidence) }
  const behind = saidBy(['hinterlieger'])
  return behind.length > 0 ? { kind: 'zweite-reihe', evidence: behind.map(one => one.evidence) } : null
}

/** § 75 MBO: three years, four in Rheinland-Pfalz (§ 72 LBauO), where nobody has prolonged it. */
const YEARS_VALID = 3

function hasRunOut(quote: string, today: CalendarDate): boolean {
  const ends = [...quote.matchAll(/(?:(\d{1,2})\.\s?(\d{1,2})\.\s?)?(?<!\d)(20\d\d)(?!\d)/gu)].map(
    ([, day = '31', month = '12', year = '']) =>
      `${Number(year) + YEARS_VALID}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
  return ends.length > 0 && ends.every(end => end < today)
}
