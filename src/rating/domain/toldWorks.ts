import { euro, type Money, sum, ZERO } from '#kernel/money.ts'
import type { Contradiction } from '#extraction/domain/facts.ts'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import { grossOf, type StatedWork } from '#finance/domain/plan/statedWorks.ts'
import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import type { WorkKind } from '#extraction/domain/statements/plannedWorks.ts'
import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { AfterWorks } from '#valuation/domain/afterWorks.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import type { JudgedAnswer } from './judged.ts'
import { DECISIVE } from './thresholds.ts'
import { findingOf } from './unpricedPoints.ts'

/** Works that the condition asks for, and what of them the limit is less by. */
export interface ToldWorks {
  /** What they cost in the middle case; 0: none are told. */
  readonly works: Money
  /** German: what is worked on for that sum; missing: not looked for. */
  readonly worksOn?: readonly string[]
  /** Findings whose works the limit is less by already, or that can only come out better: nothing more is held back for them. */
  readonly paid?: readonly QuestionId[]
  /** What works among them may cost beyond the sum that is taken off, where only opening the building tells; missing: nothing. */
  readonly hidden?: Money
  /** The flat's share of what an office demands of the community: it is all that its demand costs; missing: none is told. */
  readonly orderShare?: Money
  /** What the works on a damaged roof cost by the exposé's own figure; missing: it names none. */
  readonly roofOffer?: Money
}

/** With what the shares of levies say of findings. @param heavy of them, the weighty @param known all answers */
export function toldOfCommunity(
  told: ToldWorks,
  levies: readonly StatedLevy[],
  levy: MoneyBase['levy'],
  { heavy, known }: { readonly heavy: readonly JudgedAnswer[]; readonly known: readonly Answer[] },
): ToldWorks {
  return withLevyShare(withOrderShare(told, levies, levy, heavy), levies, levy, known)
}

/** What an office demands and the share of its cost tells is one matter with it. @param heavy findings, of which one may be the demand itself */
function withOrderShare(
  told: ToldWorks,
  levies: readonly StatedLevy[],
  { expected }: MoneyBase['levy'],
  heavy: readonly JudgedAnswer[],
): ToldWorks {
  const levy = levies.find(({ own, isProposed, ordered }) => isProposed && own !== null && ordered)
  const demand = heavy.find(({ id }) => id === DEMAND)
  if (!levy?.ordered || !expected || demand?.evidence.length === 0) return told
  const { page, quote } = levy.ordered.evidence
  if (!demand?.evidence.every(one => one.page === page && (one.quote.includes(quote) || quote.includes(one.quote))))
    return told
  return { ...told, paid: [...(told.paid ?? []), DEMAND], orderShare: expected.amount }
}

const DEMAND: QuestionId = 'instandhaltungsstau'

/** Damages to what a community owns, and the works by which a levy for them goes. */
const OF_COMMUNITY: readonly (readonly [QuestionId, readonly WorkKind[]])[] = [
  ['statik-setzung', ['tiefgarage', 'balkon', 'fassade', 'keller', 'ganzes']],
  ['dach', ['dach', 'ganzes']],
  ['fassade-daemmung', ['fassade', 'balkon', 'ganzes']],
]

/** A damage of the house that a levy is to pay, with the share of this flat told, costs that share: it is off the limit, and nothing more is held back. */
function withLevyShare(
  told: ToldWorks,
  levies: readonly StatedLevy[],
  { expected }: MoneyBase['levy'],
  answers: readonly Answer[],
): ToldWorks {
  const [levy, ...more] = levies.filter(({ own, isProposed }) => isProposed && own !== null)
  if (!levy || more.length > 0 || !expected) return told
  const kinds = levy.works?.kinds
  const paid = OF_COMMUNITY.flatMap(([id, works]) => {
    const finding = answers.find(one => one.id === id)
    const isNear = finding?.evidence.some(({ page }) => page === levy.evidence.page) === true
    const isFor = kinds === undefined || works.some(kind => kinds.includes(kind))
    return isNear && isFor ? [id] : []
  })
  return { ...told, paid: [...(told.paid ?? []), ...paid] }
}

type Limited = Pick<Worth, 'limitedBy' | 'afterWorks' | 'repairs'>

/** @param worth what limits the price; null: there is no estimate */
export function toldWorks(
  money: Pick<MoneyBase, 'renovation' | 'pricedWorks' | 'day'>,
  worth: Limited | null,
  contradictions: readonly Contradiction[] = [],
): ToldWorks {
  const { backlog } = money.renovation
  const roof = money.pricedWorks.filter(({ subject, guess }) => subject === 'dach' && !guess)
  const offered = roof.length === 0 ? {} : { roofOffer: sum(roof.map(one => grossOf(one, money.day))) }
  const damages = money.pricedWorks.filter(work => isTakenOff(work, worth))
  const paid: readonly QuestionId[] = [
    ...(isHeatingPaid(money, worth) ? (['heizung-baujahr'] as const) : []),
    ...damages.flatMap(({ subject }) => findingOf(subject) ?? []),
    ...(isOnlyLarger(contradictions) ? (['widersprueche'] as const) : []),
  ]
  const hidden = sum(damages.filter(({ subject }) => HIDDEN.includes(subject)).map(restOf))
  const beyond = hidden.cents > 0 ? { hidden } : {}
  if (!backlog.ok) return { works: ZERO, paid, ...beyond, ...offered }
  const { by, trades } = backlog.value
  const told = trades.filter(({ occasion }) => occasion === 'told').map(({ trade }) => WORK_NAMES[trade])
  return { works: by.told.mid.amount, worksOn: [...new Set(told)], paid, ...beyond, ...offered }
}

/** Rot goes on behind plaster, and a crack may be of the ground: of damp that is seen the usual sum is enough. */
const HIDDEN: readonly CostSubject[] = ['holz', 'statik']

function restOf({ amount, span }: StatedWork): Money {
  return euro(Math.max(0, (span?.high ?? amount) - amount))
}

/** The limit is less by what this damage takes: it is among the damages that come off whole, or among the works. */
function isTakenOff({ subject }: StatedWork, worth: Limited | null): boolean {
  if (!worth || findingOf(subject) === undefined) return false
  const among = worksOff(worth)?.steps.some(one => one.subject === subject) === true
  return among || worth.repairs?.of.includes(subject) === true
}

/** The works that the limit is less by, be it that a valuation gives back half of what is supposed by age; null: by none. */
function worksOff({ limitedBy, afterWorks }: Limited): AfterWorks | null {
  return limitedBy === 'arbeiten' || limitedBy === 'bestaetigt' ? afterWorks : null
}

/** Who reckons with the smallest of the areas that are named loses nothing by a larger one. */
function isOnlyLarger(contradictions: readonly Contradiction[]): boolean {
  const decisive = contradictions.filter(({ key }) => DECISIVE.some(one => one === key))
  const isHarmless = ({ key, values: [taken, ...others] }: Contradiction) =>
    key !== 'kaufpreis' &&
    taken !== undefined &&
    others.every(({ value }) => typeof value === 'number' && typeof taken.value === 'number' && value >= taken.value)
  return decisive.length > 0 && decisive.every(isHarmless)
}

/** The limit is the value after works among which there is a new heating. */
function isHeatingPaid(
  { renovation: { backlog }, pricedWorks }: Pick<MoneyBase, 'renovation' | 'pricedWorks'>,
  worth: Limited | null,
): boolean {
  const off = worth && worksOff(worth)
  if (!off) return false
  const { are } = off
  if (pricedWorks.some(({ subject, covers = [] }) => subject === 'ganzes' || [subject, ...covers].includes('heizung')))
    return true
  const due = backlog.ok && are !== 'named' ? backlog.value.trades : []
  return due.some(
    ({ trade, occasion }) => trade === 'heizung' && (are === 'byAge' || are === 'partlyByAge' || occasion === 'told'),
  )
}
