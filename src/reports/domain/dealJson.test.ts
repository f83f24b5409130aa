import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import { DealJson, dealJson } from './dealJson.ts'

const place = { page: 2, quote: 'reserviert', box: [10.123, 20, 30, 40] as const }
const deal: Deal = {
  type: { value: 'bestand', evidence: [], question: null },
  status: { value: 'reserviert', evidence: [place], question: null },
  objectKind: { value: 'wohnung', evidence: [place], question: 'Was wird verkauft?' },
  overlays: ['erbbau'],
  incomeUse: null,
  offerDate: calendarDate('2026-05-01'),
  ageDays: 205,
  parts: [
    {
      name: 'WE 1',
      kind: 'wohnung',
      areaM2: 64.083,
      areaKind: 'wohnflaeche',
      rentMonthEuro: null,
      let: false,
      priceEuro: 467_784,
      status: 'reserviert',
      inPrice: null,
      evidence: [place],
    },
  ],
  included: [{ name: 'Einbauküche', evidence: [place] }],
  excluded: [],
  tradeSpaces: [],
  replyBy: null,
  newGroundRent: null,
  court: null,
  marks: [],
  past: [],
  traits: [],
  buildings: [],
}

test('the deal keeps to its schema, names what each proof proves, and asks what is open', () => {
  const json = dealJson(deal)
  expect(DealJson.parse(json)).toEqual(json)
  expect(Object.keys(json)).toEqual(Object.keys(DealJson.shape))
  expect(json.evidence.map(({ proves, box }) => [proves, box[0]])).toEqual([
    ['status', 10.12],
    ['objectKind', 10.12],
  ])
  expect(json.questions).toEqual(['Was wird verkauft?'])
  expect(json.parts[0]).toMatchObject({ areaM2: 64.08, priceEuro: 467_784, let: false })
})

test('a deal with a value that is none of the list is refused by the schema', () => {
  expect(DealJson.safeParse({ ...dealJson(deal), type: 'haus' }).success).toBe(false)
})
