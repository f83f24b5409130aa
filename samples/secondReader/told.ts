import { readFileSync } from 'node:fs'
import type { CalendarDate } from '../../src/kernel/calendarDate.ts'
import { type Evidence, wholeQuote } from '../../src/kernel/evidence.ts'
import { partTablesOf } from '../../src/extraction/domain/deal/parts/partTable.ts'
import { type Extraction, extract } from '../../src/extraction/domain/extract.ts'
import type { FactKey, FactValue } from '../../src/extraction/domain/facts.ts'
import { type Block } from '../../src/extraction/domain/pointed/block.ts'
import { locator } from '../../src/extraction/domain/pointed/locate.ts'
import { pointable } from '../../src/extraction/domain/pointed/pointable.ts'
import type { Pointer } from '../../src/extraction/domain/pointed/pointed.ts'
import type { Page } from '../../src/reading/domain/page.ts'
import { startReader } from '#analysis/reader.ts'
import { FACT_QUESTIONS } from '../../src/questions/domain/model/factQuestions.ts'
import { BLIND_KEYS } from '../blind/score.ts'
import { blindPath, blindTruths } from '../blind/truth.ts'
import { readExpectations, samplePath } from '../expectations.ts'
import { sameFact } from '../sameFact.ts'
import type { Expectation } from '../sample.ts'
import type { Told } from './lyingModels.ts'

/** What is known to be stated, see `Expectation`; with what its author was asked for, where that is not everything. */
export interface Truth extends Pick<Expectation, 'file' | 'facts' | 'accept' | 'contradictions'> {
  readonly asked?: readonly FactKey[]
}

/** A sample offer, what it is known to state, and what the rules read. */
export interface ToldSample extends Told {
  readonly expected: Truth
  readonly blocks: readonly Block[]
  readonly rules: Extraction
}

/** @param every so many of them are read: all (1), or a choice for a quick test */
export async function toldSamples(day: CalendarDate, every: number): Promise<ToldSample[]> {
  const chosen = readExpectations().filter((_, index) => index % every === 0)
  return told(
    chosen.map(expected => ({ expected, path: samplePath(expected.file) })),
    day,
  )
}

/** Offers by authors who had not seen the rules: no wording of the second reader was made for them. @param every see `toldSamples` */
export async function toldBlind(day: CalendarDate, every: number): Promise<ToldSample[]> {
  const offers = blindTruths().filter(({ accepted }) => accepted)
  const chosen = offers.filter((_, index) => index % every === 0)
  return told(
    chosen.map(({ file, facts = {}, accept = {}, unasked = [] }) => ({
      expected: { file, facts, accept, asked: BLIND_KEYS.filter(key => !unasked.includes(key)) },
      path: blindPath(file),
    })),
    day,
  )
}

async function told(
  chosen: readonly { readonly expected: Truth; readonly path: string }[],
  day: CalendarDate,
): Promise<ToldSample[]> {
  const reader = await startReader()
  const samples = await Promise.all(
    chosen.map(async ({ expected, path }) => {
      const outcome = await reader.readDocument(readFileSync(path), { onProgress: () => {} })
      return outcome.ok ? toldOf(expected, outcome.value.pages, day) : null
    }),
  )
  await reader.close()
  return samples.filter(one => one !== null)
}

/** null: no offer whose facts are known. */
function toldOf(expected: Truth, pages: readonly Page[], day: CalendarDate): ToldSample | null {
  if (!expected.facts) return null
  const rules = extract(pages, day)
  if (!rules.deal) return null
  const blocks = pointable(pages, day)?.blocks ?? []
  return { expected, pages, blocks, rules, rows: rowsOf(pages), pointers: truthful(expected, rules, blocks) }
}

function rowsOf(pages: readonly Page[]): string[] {
  return partTablesOf(pages).flatMap(({ rows }) =>
    rows.map(({ cells }) => [...cells.values()].map(({ text }) => text).join(' ')),
  )
}

/** Whether anybody can say what of a fact is true. */
export function isAsked({ asked }: Truth, key: FactKey): boolean {
  return asked?.includes(key) ?? true
}

export function isTrue({ facts, accept }: Truth, key: FactKey, value: FactValue): boolean {
  return [facts?.[key] ?? null, ...(accept?.[key] ?? [])].some(one => one !== null && sameFact(key, value, one))
}

/** Points at the strongest place of each fact that it is asked for and that the sample is known to state. */
function truthful(expected: Truth, { facts }: Extraction, blocks: readonly Block[]): Pointer[] {
  const locate = locator(blocks)
  return FACT_QUESTIONS.flatMap(({ id: key }) => {
    const fact = facts?.[key]
    const [evidence] = fact?.evidence ?? []
    if (!isAsked(expected, key) || !fact || !evidence || !isTrue(expected, key, fact.value)) return []
    const place = clauseOf(locate, evidence) ?? valueAt(blocks, evidence)
    return [{ key, block: '', quote: evidence.quote, ...place, readings: 2 }]
  })
}

type Quoted = Pick<Pointer, 'block' | 'quote'>

/** The whole clause, as a model could copy it from a block; null: only its value is in one run, or its words alone say nothing. */
function clauseOf(locate: ReturnType<typeof locator>, evidence: Evidence): Quoted | null {
  const quote = wholeQuote(evidence)
  if (!/\p{L}{5}/u.test(quote)) return null
  const found = locate({ block: '', quote })
  return typeof found === 'string' ? null : { block: found.block.id, quote }
}

/** Words of a table in whose rows label and value lie apart. */
interface Piece extends Quoted {
  readonly isValue: boolean
}

/** The value as it is there, or, where it is but a sign, its label: nobody finds the right "5" of a page. */
function valueAt(blocks: readonly Block[], evidence: Evidence): Quoted | null {
  const pieces = blocks.flatMap(block => pieceAt(block, evidence) ?? [])
  const value = pieces.find(({ isValue }) => isValue)
  const quoted = value && value.quote.length >= MIN_QUOTE ? value : (pieces.find(({ isValue }) => !isValue) ?? value)
  return quoted ? { block: quoted.block, quote: quoted.quote } : null
}

/** What `locate` takes at least, in characters. */
const MIN_QUOTE = 3

/** What a model sees of a proof in one block: its words in their order, none of them cut. */
function pieceAt({ id, passage, start, end }: Block, { page, box: [x0, y0, x1, y1], quote }: Evidence): Piece | null {
  if (passage.page !== page) return null
  const inside = passage.words.filter(({ start: from, end: to, word: { box } }) => {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
    return from >= start && to <= end && x >= x0 && x <= x1 && y >= y0 && y <= y1
  })
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return null
  const begun = /[\p{L}\d]*$/u.exec(passage.text.slice(start, first.start))?.[0].length ?? 0
  const more = /^[\p{L}\d]*/u.exec(passage.text.slice(last.end, end))?.[0].length ?? 0
  const isValue = quote.split(/\s+/u).some(said => inside.some(({ word }) => word.text === said))
  return { block: id, quote: passage.text.slice(first.start - begun, last.end + more), isValue }
}
