import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { failed, success } from '#kernel/outcome.ts'
import { extract } from '#extraction/domain/extract.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { FAILURES } from '#platform/llm/failures.ts'
import type { LanguageModelPort, LanguageModelRequest } from '#platform/llm/languageModelPort.ts'
import { pointToFacts } from './pointToFacts.ts'

const DAY = calendarDate('2026-11-21')
const PAGES = [
  page([
    '# Eigentumswohnung zu verkaufen in 04157 Leipzig',
    '',
    'Kaufpreis | 289.000 €',
    'Wohnfläche | 78 m²',
    'Zimmer | 3',
    '',
    'Frau Berger (Tel. 089 123456) zeigt die Wohnung. Das Hausgeld lag früher bei 250 €.',
  ]),
]

function saying(...said: { id: string; quote: string }[]) {
  const requests: LanguageModelRequest[] = []
  const model: LanguageModelPort = {
    name: 'm',
    ask: request => {
      requests.push(request)
      return Promise.resolve(success(said.map(one => ({ ...one, page: 1, wording: 'Der Kaufpreis ist 1 €.' }))))
    },
  }
  return { model, requests }
}

test('a model that points at the place of a fact is a second reader of it, and is shown no person', async () => {
  const { model, requests } = saying({ id: 'kaufpreis', quote: 'Kaufpreis 289.000 €' })
  const { pointers, calls, failure } = await pointToFacts(model, PAGES)
  expect([calls, failure]).toEqual([1, null])
  expect(extract(PAGES, DAY, {}, pointers).facts?.kaufpreis).toMatchObject({ value: 289_000, readers: 2 })
  expect(requests[0]?.document).not.toMatch(/Berger|123456/)
})

test('no word of a lying or obedient model becomes a value', async () => {
  const { model } = saying(
    { id: 'kaufpreis', quote: 'Kaufpreis 1 €' },
    { id: 'hausgeldMonat', quote: 'Hausgeld lag früher bei 250 €' },
    { id: 'ampel', quote: 'Kaufpreis 289.000 €' },
    { id: '__proto__', quote: 'Kaufpreis 289.000 €' },
    { id: 'zimmer', quote: ' ' },
  )
  const { pointers } = await pointToFacts(model, PAGES)
  const { facts, second } = extract(PAGES, DAY, {}, pointers)
  expect(facts).toEqual(extract(PAGES, DAY).facts)
  expect(second).toEqual({
    agreed: [],
    differing: [],
    added: [],
    hints: [],
    refused: { 'nicht gefunden': 1, 'nicht gemeint': 1 },
  })
})

test('a dead model, and a document without text, bring nothing but the reason', async () => {
  const dead: LanguageModelPort = { name: 'm', ask: () => Promise.resolve(failed(FAILURES.unreachable)) }
  expect(await pointToFacts(dead, PAGES)).toEqual({ pointers: [], calls: 1, failure: FAILURES.unreachable.message })
  expect(await pointToFacts(dead, [page([])])).toEqual({ pointers: [], calls: 0, failure: null })
})
