import { sameFact } from './sameFact.ts'
import { type Expectation, type ExpectedUnit, FACT_KEYS, type FactKey, type FactValue } from './sample.ts'

/** What is read of an engine's answer; everything else in it is ignored. */
export interface EngineAnswer {
  readonly status: string
  readonly facts: Readonly<Record<string, { readonly value: unknown } | null | undefined>> | null
  readonly units?: readonly EngineUnit[]
  /** Names of the facts whose values disagree. */
  readonly contradictions?: readonly string[]
}

interface EngineUnit {
  readonly wohnung?: unknown
  readonly wohnflaeche?: unknown
  readonly zimmer?: unknown
  readonly kaufpreis?: unknown
  readonly status?: unknown
}

export interface Tally {
  /** Right, wrong (said, but not so), missed (there, but not or wrongly said). */
  tp: number
  fp: number
  fn: number
}

export interface Miss {
  readonly file: string
  readonly what: string
  readonly got: unknown
  readonly want: unknown
}

export interface SampleScore {
  readonly file: string
  readonly statusRight: boolean
  readonly perKey: Readonly<Partial<Record<FactKey, Tally>>>
  readonly facts: Tally
  readonly units: Tally
  readonly contradictions: Tally
  readonly misses: readonly Miss[]
}

export interface Summary {
  readonly samples: number
  readonly statusRight: number
  readonly f1: number
  readonly precision: number
  readonly recall: number
  readonly perKey: Readonly<Partial<Record<FactKey, Tally & { readonly f1: number }>>>
  readonly units: Tally
  readonly contradictions: Tally
  readonly misses: readonly Miss[]
}

/** Scores one answer. No answer at all counts as a refusal that is never right. */
export function scoreSample(expected: Expectation, answer: EngineAnswer | undefined): SampleScore {
  const misses: Miss[] = []
  const miss = (what: string, got: unknown, want: unknown) => misses.push({ file: expected.file, what, got, want })
  const statusRight = answer?.status === expected.status
  if (!statusRight) miss('status', answer?.status ?? null, expected.status)
  const perKey = factTallies(expected, answer, miss)
  const facts = sum(Object.values(perKey))
  const units = expected.facts ? unitTally(expected.units ?? [], answer?.units ?? [], miss) : sum([])
  const contradictions = contradictionTally(expected, answer, miss)
  return { file: expected.file, statusRight, perKey, facts, units, contradictions, misses }
}

export function summary(scores: readonly SampleScore[]): Summary {
  const facts = sum(scores.map(score => score.facts))
  const perKey: Partial<Record<FactKey, Tally & { f1: number }>> = {}
  for (const key of FACT_KEYS) {
    const tally = sum(scores.flatMap(score => score.perKey[key] ?? []))
    if (tally.tp + tally.fp + tally.fn > 0) perKey[key] = { ...tally, f1: f1(tally) }
  }
  return {
    samples: scores.length,
    statusRight: scores.filter(score => score.statusRight).length,
    f1: f1(facts),
    precision: share(facts.tp, facts.tp + facts.fp),
    recall: share(facts.tp, facts.tp + facts.fn),
    perKey,
    units: sum(scores.map(score => score.units)),
    contradictions: sum(scores.map(score => score.contradictions)),
    misses: scores.flatMap(score => score.misses),
  }
}

export function f1({ tp, fp, fn }: Tally): number {
  return share(2 * tp, 2 * tp + fp + fn)
}

type Note = (what: string, got: unknown, want: unknown) => void

function factTallies(expected: Expectation, answer: EngineAnswer | undefined, miss: Note) {
  const perKey: Partial<Record<FactKey, Tally>> = {}
  if (!expected.facts) return perKey
  for (const key of FACT_KEYS) {
    const want = expected.facts[key] ?? null
    const got = answer?.facts?.[key]?.value ?? null
    const right = [want, ...(expected.accept?.[key] ?? [])].some(one => agrees(key, got, one))
    perKey[key] = judged(right, got, want)
    if (!right) miss(key, got, want)
  }
  return perKey
}

function agrees(key: FactKey, got: unknown, want: FactValue | null): boolean {
  if (want === null) return got === null
  return got !== null && sameFact(key, got, want)
}

function judged(right: boolean, got: unknown, want: unknown): Tally {
  const said = got !== null
  return { tp: right && said ? 1 : 0, fp: !right && said ? 1 : 0, fn: !right && want !== null ? 1 : 0 }
}

const UNIT_FIELDS = ['wohnflaeche', 'zimmer', 'kaufpreis'] as const

function unitTally(wanted: readonly ExpectedUnit[], given: readonly EngineUnit[], miss: Note): Tally {
  const tallies: Tally[] = []
  for (const unit of wanted) {
    const match = given.find(one => nameOf(one.wohnung) === nameOf(unit.wohnung))
    for (const field of UNIT_FIELDS) {
      const got = match?.[field] ?? null
      const right = agrees(field, got, unit[field])
      tallies.push(judged(right, got, unit[field]))
      if (!right) miss(`${unit.wohnung} ${field}`, got, unit[field])
    }
    const right = match?.status === unit.status
    tallies.push(judged(right, match?.status ?? null, unit.status))
    if (!right) miss(`${unit.wohnung} status`, match?.status ?? null, unit.status)
  }
  const strangers = given.filter(one => !wanted.some(unit => nameOf(unit.wohnung) === nameOf(one.wohnung)))
  for (const stranger of strangers) miss('unit', stranger.wohnung, null)
  return sum([...tallies, { tp: 0, fp: strangers.length, fn: 0 }])
}

/** "WE 01", "We 1" and "Wohnung 1" are one: the number decides. */
function nameOf(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const number = /\d+/.exec(text)?.[0]
  return number ? String(Number(number)) : text.trim().toLowerCase()
}

function contradictionTally(expected: Expectation, answer: EngineAnswer | undefined, miss: Note): Tally {
  if (!expected.facts) return { tp: 0, fp: 0, fn: 0 }
  const wanted: readonly string[] = expected.contradictions ?? []
  const given = [...new Set(answer?.contradictions ?? [])]
  const missed = wanted.filter(key => !given.includes(key))
  const invented = given.filter(key => !wanted.includes(key))
  for (const key of missed) miss(`contradiction ${key}`, null, key)
  for (const key of invented) miss(`contradiction ${key}`, key, null)
  return { tp: wanted.length - missed.length, fp: invented.length, fn: missed.length }
}

function sum(tallies: readonly Tally[]): Tally {
  const total = { tp: 0, fp: 0, fn: 0 }
  for (const { tp, fp, fn } of tallies) {
    total.tp += tp
    total.fp += fp
    total.fn += fn
  }
  return total
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole
}
