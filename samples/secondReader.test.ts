import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { calendarDate } from '../src/kernel/calendarDate.ts'
import type { Evidence } from '../src/kernel/evidence.ts'
import { type Extraction, extract } from '../src/extraction/domain/extract.ts'
import { FACT_KEYS, type FactKey, type FactValue } from '../src/extraction/domain/facts.ts'
import { partTablesOf } from '../src/extraction/domain/deal/parts/partTable.ts'
import { type Block, textOf } from '../src/extraction/domain/pointed/block.ts'
import { pointableBlocks } from '../src/extraction/domain/pointed/pointable.ts'
import type { Pointer } from '../src/extraction/domain/pointed/pointed.ts'
import type * as AllRules from '../src/extraction/domain/rules/allRules.ts'
import { startReader } from '#analysis/reader.ts'
import { readExpectations, samplePath } from './expectations.ts'
import { LYING, type Told } from './lyingModels.ts'
import { sameFact } from './sameFact.ts'
import type { Expectation } from './sample.ts'

// No real model is asked here. Models are made: truthful ones from what the samples state, lying ones by breaking what those say.

const off = vi.hoisted(() => ({ third: null as number | null }))
vi.mock('../src/extraction/domain/rules/allRules.ts', async original => {
  const rules = await original<typeof AllRules>()
  const kept = <Rule>(all: readonly Rule[]) => all.filter((_, index) => off.third === null || index % 3 !== off.third)
  return {
    get TABLES() {
      return kept(rules.TABLES)
    },
    get PROSE() {
      return kept(rules.PROSE)
    },
  }
})

interface Sample extends Told {
  readonly expected: Expectation
  readonly blocks: readonly Block[]
  readonly rules: Extraction
}

const DAY = calendarDate('2026-11-21')
const TEN_MINUTES = 600_000
const samples: Sample[] = []

beforeAll(async () => {
  const reader = await startReader()
  await Promise.all(
    readExpectations().map(async expected => {
      const read = await reader.readDocument(readFileSync(samplePath(expected.file)), { onProgress: () => {} })
      if (!read.ok) return
      const { pages } = read.value
      const rules = extract(pages, DAY)
      if (!rules.deal || !expected.facts) return
      const blocks = pointableBlocks(pages, DAY)
      const rows = partTablesOf(pages).flatMap(({ rows: units }) =>
        units.map(({ cells }) => [...cells.values()].map(({ text }) => text).join(' ')),
      )
      samples.push({ expected, pages, blocks, rules, rows, pointers: truthful(expected, rules, blocks) })
    }),
  )
  await reader.close()
}, TEN_MINUTES)

function isTrue({ facts, accept }: Expectation, key: FactKey, value: FactValue): boolean {
  return [facts?.[key] ?? null, ...(accept?.[key] ?? [])].some(one => one !== null && sameFact(key, value, one))
}

/** Points at the strongest place of each fact that the sample is known to state. */
function truthful(expected: Expectation, { facts }: Extraction, blocks: readonly Block[]): Pointer[] {
  return FACT_KEYS.flatMap(key => {
    const fact = facts?.[key]
    const quote = fact?.evidence[0]?.quote
    if (!fact || quote === undefined || !isTrue(expected, key, fact.value)) return []
    const place = quotedIn(blocks, quote) ?? placeOf(blocks, fact.evidence[0])
    return [{ key, block: '', quote, ...place, readings: 2 }]
  })
}

/** Words that a model could copy from a block as they are. */
function quotedIn(blocks: readonly Block[], quote: string): Pick<Pointer, 'block' | 'quote'> | null {
  const block = blocks.find(one => textOf(one).includes(quote))
  return block && quote.length >= 3 && !/^\p{Ll}/u.test(quote) ? { block: block.id, quote } : null
}

/** What a model sees at the place of a fact: the words of its block, in their order, where our proof cuts a word or sets them otherwise. */
function placeOf(blocks: readonly Block[], evidence: Evidence | undefined): Pick<Pointer, 'block' | 'quote'> | null {
  for (const { id, passage, start, end } of evidence ? blocks : []) {
    if (!evidence || passage.page !== evidence.page) continue
    const [x0, y0, x1, y1] = evidence.box
    const inside = passage.words.filter(({ start: from, end: to, word: { box } }) => {
      const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
      return from >= start && to <= end && x >= x0 && x <= x1 && y >= y0 && y <= y1
    })
    const [first, last] = [inside[0], inside.at(-1)]
    if (first && last) return { block: id, quote: passage.text.slice(first.start, last.end) }
  }
  return null
}

test('there are samples to lie about', () => {
  expect(samples.length).toBeGreaterThan(60)
})

test.each(LYING)('of a model that %s no wrong value is accepted, and no contradiction made up', (_, lie) => {
  const wrong: unknown[] = []
  samples.forEach((sample, index) => {
    const { pages, pointers } = lie(sample, samples[(index + 1) % samples.length] as Sample)
    const { facts, second, contradictions } = extract(pages ?? sample.pages, DAY, {}, pointers)
    const { file } = sample.expected
    const rules = pages ? extract(pages, DAY) : sample.rules
    for (const key of FACT_KEYS) {
      const before = rules.facts?.[key]?.value
      const after = facts?.[key]?.value
      // To give a fact up is no wrong value.
      if (after !== undefined && before !== after && !isTrue(sample.expected, key, after))
        wrong.push([file, key, before, after])
    }
    for (const { key, value } of second.hints)
      if (value !== null && !isTrue(sample.expected, key, value)) wrong.push([file, key, 'hint', value])
    const known = [...rules.contradictions.map(({ key }) => key), ...(sample.expected.contradictions ?? [])]
    for (const { key, message } of contradictions) if (!known.includes(key)) wrong.push([file, message])
  })
  expect(wrong).toEqual([])
})

test('a model that finds nothing leaves everything as it is', () => {
  for (const { pages, rules } of samples.slice(0, 10)) expect(extract(pages, DAY, {}, [])).toEqual(rules)
})

test('with every third wording unknown a truthful model brings values back, and hardly a wrong one', () => {
  const tally = { lost: 0, right: 0, wrong: [] as unknown[] }
  for (const third of [0, 1, 2])
    for (const { expected, pages, pointers } of samples) {
      off.third = third
      const alone = extract(pages, DAY)
      const both = extract(pages, DAY, {}, pointers)
      off.third = null
      for (const { key } of pointers) {
        if (alone.facts?.[key]) continue
        tally.lost += 1
        const value = both.facts?.[key]?.value
        if (value === undefined) continue
        if (isTrue(expected, key, value)) tally.right += 1
        else tally.wrong.push([expected.file, key, value])
      }
    }
  expect(tally.right / (tally.right + tally.wrong.length)).toBeGreaterThanOrEqual(0.99)
  expect(tally.right / tally.lost).toBeGreaterThan(MIN_BROUGHT_BACK)
})

/**
 * Of all three thirds together: which wordings share a third is an accident of their order. What was reached when this was written: the rest are parking, numbers and kinds of providers, which are left to the
 * rules, and wordings in sentences.
 */
const MIN_BROUGHT_BACK = 0.55

test(
  'of random words as quotes for random facts less than one in two hundred is a wrong value',
  () => {
    const next = lottery()
    let wrong = 0
    let asked = 0
    for (const { pages, blocks, expected } of samples) {
      const words = blocks.map(block => [block.id, textOf(block).split(/\s+/u)] as const)
      for (let round = 0; round < 2; round++) {
        // One for every other fact, so that none meets another.
        const pointers = FACT_KEYS.filter((_, at) => at % 2 === round).map((key): Pointer => {
          const [block, said] = words[next(words.length)] ?? ['', []]
          const start = next(said.length)
          return { key, block, quote: said.slice(start, start + 1 + next(12)).join(' '), readings: 2 }
        })
        const { second, facts } = extract(pages, DAY, {}, pointers)
        asked += pointers.length
        wrong +=
          second.differing.length + second.added.filter(key => !isTrue(expected, key, facts?.[key]?.value ?? '')).length
      }
    }
    expect(wrong / asked).toBeLessThan(0.005)
  },
  TEN_MINUTES,
)

/** The same numbers every time. */
function lottery(): (below: number) => number {
  let seed = 7
  return below => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
}
