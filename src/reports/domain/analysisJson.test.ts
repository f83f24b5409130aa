import { NO_SECOND_READING } from '#extraction/domain/pointed/agree.ts'
import { expect, test } from 'vitest'
import { type Fact, FACT_KEYS, type Facts } from '#extraction/domain/facts.ts'
import { AnalysisJson, analysisJson, analysisText, refusalJson } from './analysisJson.ts'

const document = { file: 'haus.pdf', sha256: 'a'.repeat(64), pages: 2, scannedPages: 1, unreadPages: [] }
const evidence = [{ page: 1, quote: 'Kaufpreis 349.000 €', box: [70.123456, 80, 200.00001, 92.5] as const }]
const price: Fact = { value: 349_000, unit: '€', mentions: 2, evidence, confidence: 0.98765 }
const none = Object.fromEntries(FACT_KEYS.map(key => [key, null])) as Facts
const nothing = {
  kind: 'expose' as const,
  refusal: null,
  sighted: {},
  contradictions: [],
  priceHistory: [],
  plannedWorks: [],
  deal: null,
  units: [],
  stopped: [],
  second: NO_SECOND_READING,
}

test('a finished analysis has every key in the order of the list and keeps to the schema', () => {
  const json = analysisJson(document, { ...nothing, facts: { ...none, kaufpreis: price } }, null)
  expect(AnalysisJson.parse(json)).toEqual(json)
  expect(Object.keys(json)).toEqual(Object.keys(AnalysisJson.shape))
  expect(Object.keys(json.facts ?? {})).toEqual([...FACT_KEYS])
  expect(json.facts?.kaufpreis).toEqual({
    value: 349_000,
    unit: '€',
    mentions: 2,
    evidence: [{ page: 1, quote: 'Kaufpreis 349.000 €', box: [70.12, 80, 200, 92.5] }],
    confidence: 0.99,
    source: 'expose',
  })
})

test('the order in which facts were found does not change the bytes', () => {
  const one = analysisJson(document, { ...nothing, facts: { ...none, kaufpreis: price, zimmer: price } }, null)
  const turned = Object.fromEntries(Object.entries({ ...none, kaufpreis: price, zimmer: price }).reverse()) as Facts
  expect(analysisText(analysisJson(document, { ...nothing, facts: turned }, null))).toBe(analysisText(one))
})

test('former prices and planned works keep their proofs', () => {
  const json = analysisJson(
    document,
    {
      ...nothing,
      facts: { ...none, kaufpreis: price },
      priceHistory: [{ price: 389_000, evidence }],
      plannedWorks: [{ kind: 'dach', stage: 'geplant', year: 2027, evidence }],
    },
    null,
  )
  expect(AnalysisJson.parse(json)).toEqual(json)
  expect(json.priceHistory).toMatchObject([{ priceEuro: 389_000, evidence: [{ page: 1 }] }])
  expect(json.plannedWorks).toMatchObject([{ kind: 'dach', stage: 'geplant', year: 2027 }])
})

test('contradictions and units keep their proofs', () => {
  const values = [349_000, 359_000].map(value => ({ value, unit: '€', evidence }))
  const json = analysisJson(
    document,
    {
      ...nothing,
      facts: { ...none, kaufpreis: price },
      contradictions: [{ key: 'kaufpreis', message: 'Zwei Kaufpreise.', values }],
      units: [{ label: 'WE 1', status: null, facts: { zimmer: { ...price, value: 3 }, kaufpreis: price } }],
    },
    null,
  )
  expect(AnalysisJson.parse(json)).toEqual(json)
  expect(json.contradictions[0]?.values.map(({ value }) => value)).toEqual([349_000, 359_000])
  expect(Object.keys(json.units[0]?.facts ?? {})).toEqual(['kaufpreis', 'zimmer'])
})

test('a refused document says why and states nothing', () => {
  const reason = 'Das ist ein Mietangebot.'
  const json = analysisJson(document, { ...nothing, kind: 'mietangebot', refusal: reason, facts: null }, null)
  expect(json).toEqual(refusalJson(document, reason, 'mietangebot'))
  expect(json.document.kind).toBe('mietangebot')
  expect(refusalJson(document, 'Die Datei ist kein PDF.').document.kind).toBeNull()
  expect(AnalysisJson.parse(json)).toMatchObject({ status: 'abgelehnt', reason, facts: null })
  expect(analysisJson(document, { ...nothing, facts: null }, null).reason).toContain('kein Verkaufsangebot')
})

test('an Energieausweis alone is refused, but what it says is kept', () => {
  const reason = 'Das ist ein einzelner Energieausweis.'
  const json = analysisJson(document, { ...nothing, refusal: reason, facts: { ...none, baujahr: price } }, null)
  expect(AnalysisJson.parse(json)).toMatchObject({
    status: 'abgelehnt',
    reason,
    facts: { baujahr: { value: 349_000 } },
  })
})
