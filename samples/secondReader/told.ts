import { readFileSync } from 'node:fs'
import type { CalendarDate } from '../../src/kernel/calendarDate.ts'
import type { Evidence } from '../../src/kernel/evidence.ts'
import { partTablesOf } from '../../src/extraction/domain/deal/parts/partTable.ts'
import { type Extraction, extract } from '../../src/extraction/domain/extract.ts'
import type { FactKey, FactValue } from '../../src/extraction/domain/facts.ts'
import { type Block, textOf } from '../../src/extraction/domain/pointed/block.ts'
import { pointableBlocks } from '../../src/extraction/domain/pointed/pointable.ts'
import type { Pointer } from '../../src/extraction/domain/pointed/pointed.ts'
import { startReader } from '#analysis/reader.ts'
import { FACT_QUESTIONS } from '../../src/questions/domain/model/factQuestions.ts'
import { readExpectations, samplePath } from '../expectations.ts'
import { sameFact } from '../sameFact.ts'
import type { Expectation } from '../sample.ts'
import type { Told } from './lyingModels.ts'

/** A sample offer, what it is known to state, and what the rules read. */
export interface ToldSample extends Told {
  readonly expected: Expectation
  readonly blocks: readonly Block[]
  readonly rules: Extraction
}

/** @param every so many of them are read: all (1), or a choice for a quick test */
export async function toldSamples(day: CalendarDate, every: number): Promise<ToldSample[]> {
  const reader = await startReader()
  const read = await Promise.all(
    readExpectations()
      .filter((_, index) => index % every === 0)
      .map(async expected => {
        const outcome = await reader.readDocument(readFileSync(samplePath(expected.file)), { onProgress: () => {} })
        return outcome.ok ? { expected, pages: outcome.value.pages } : null
      }),
  )
  await reader.close()
  return read.flatMap(one => {
    if (!one?.expected.facts) return []
    const { expected, pages } = one
    const rules = extract(pages, day)
    if (!rules.deal) return []
    const blocks = pointableBlocks(pages, day)
    const rows = partTablesOf(pages).flatMap(({ rows: units }) =>
      units.map(({ cells }) => [...cells.values()].map(({ text }) => text).join(' ')),
    )
    return [{ expected, pages, blocks, rules, rows, pointers: truthful(expected, rules, blocks) }]
  })
}

export function isTrue({ facts, accept }: Expectation, key: FactKey, value: FactValue): boolean {
  return [facts?.[key] ?? null, ...(accept?.[key] ?? [])].some(one => one !== null && sameFact(key, value, one))
}

/** Points at the strongest place of each fact that it is asked for and that the sample is known to state. */
function truthful(expected: Expectation, { facts }: Extraction, blocks: readonly Block[]): Pointer[] {
  return FACT_QUESTIONS.flatMap(({ id: key }) => {
    const fact = facts?.[key]
    const quote = fact?.evidence[0]?.quote
    if (!fact || quote === undefined || !isTrue(expected, key, fact.value)) return []
    const place = (isBare(quote) ? null : quotedIn(blocks, quote)) ?? placeOf(blocks, fact.evidence[0])
    return [{ key, block: '', quote, ...place, readings: 2 }]
  })
}

/** A value without the words that say what it is: a model is asked for both. */
function isBare(quote: string): boolean {
  return !/\p{L}{5}/u.test(quote)
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
