import type { DealStatus, DealType, Decision, Item } from '../deal/deal.ts'
import type { PlannedWork, WorkKind, WorkStage } from '../statements/plannedWorks.ts'
import { type Given, GIVABLE_BARGAIN } from './givable.ts'

/** What the buyer has stated of the bargain. */
export interface StatedBargain {
  readonly status: DealStatus | null
  readonly type: DealType | null
  readonly included: readonly string[]
  readonly excluded: readonly string[]
  readonly works: readonly PlannedWork[]
}

export function statedBargain({ status, verkaufsart, teile, ausgeschlossen, arbeiten }: Given): StatedBargain {
  return {
    status: nameIn(GIVABLE_BARGAIN.status.names, status) as DealStatus | null,
    type: nameIn(GIVABLE_BARGAIN.verkaufsart.names, verkaufsart) as DealType | null,
    included: namesIn(teile),
    excluded: namesIn(ausgeschlossen),
    works: namesIn(arbeiten).flatMap(one => {
      const [kind, stage] = nameIn(GIVABLE_BARGAIN.arbeiten.names, one)?.split(' ') ?? []
      return kind && stage ? [{ kind: kind as WorkKind, stage: stage as WorkStage, year: null, evidence: [] }] : []
    }),
  }
}

/** His word goes before what was read, and has no proof; where he says what is proven, it stays the exposé's. */
export function decidedBy<Value extends string>(read: Decision<Value>, stated: Value | null): Decision<Value> {
  if (stated === null) return read
  return read.value === stated && read.evidence.length > 0
    ? { ...read, question: null, buyer: 'confirmed' }
    : { value: stated, evidence: [], question: null, buyer: 'stated' }
}

interface Items {
  readonly included: readonly Item[]
  readonly excluded: readonly Item[]
}

/** What he says is sold or kept; what was read of the same thing and says the opposite is outdone. */
export function itemsWith({ included, excluded }: Items, stated: StatedBargain): Items {
  return {
    included: withNames(without(included, stated.excluded), stated.included),
    excluded: withNames(without(excluded, stated.included), stated.excluded),
  }
}

/** Works that he knows of, beside those that are read. */
export function worksWith(read: readonly PlannedWork[], { works }: StatedBargain): PlannedWork[] {
  return [...read, ...works.filter(({ kind, stage }) => !read.some(one => one.kind === kind && one.stage === stage))]
}

function withNames(read: readonly Item[], names: readonly string[]): Item[] {
  return [...read, ...names.filter(name => !read.some(one => isSame(one.name, name))).map(name => ({ name, evidence: [] }))] // prettier-ignore
}

function without(read: readonly Item[], names: readonly string[]): Item[] {
  return read.filter(one => !names.some(name => isSame(one.name, name)))
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function nameIn(names: Readonly<Record<string, string>>, value: Given[keyof Given]): string | null {
  return typeof value === 'string' && Object.hasOwn(names, value) ? value : null
}

function namesIn(value: Given[keyof Given]): string[] {
  return typeof value === 'string' ? value.split(', ') : []
}
