import { describe, expect, test } from 'vitest'
import { assessedInput, FLAT } from '../assessedInput.fixture.ts'
import { decisionOf } from '../decision.ts'
import { decisivePoints } from './decisivePoints.ts'
import { twoPrices } from './twoPrices.ts'

const FREE = { ...FLAT, vermietet: false, kaltmieteMonat: null }
const assessmentOf = (stated: Parameters<typeof assessedInput>[0]) => assessedInput(stated).judgement.assessment
const LIMIT = (assessmentOf(FREE).verdict.limit?.cents ?? 0) / 100
const DEAR = { ...FREE, kaufpreis: Math.round(LIMIT * 1.2) }

test.each([
  ['what every second home has is no point beside the price', { ...DEAR, energietraeger: 'Gas', kaeuferprovision: 5.95 }, ['energietraeger', 'kaeuferprovision', 'heizungsart']],
  ['a class that the estimate has priced goes behind', { ...DEAR, energieklasse: 'G' }, []],
] as const)('%s', (_name, stated, never) => {
  const ids = decisivePoints(assessmentOf({ ...DEAR, ...stated })).map(({ id }) => id)
  expect(ids[0]).toBe('preis')
  for (const id of never) expect(ids).not.toContain(id)
}) // prettier-ignore

test.each([
  [1.03, false],
  [1.1, true],
])('a price of %s times the limit is a point of an open case: %s', (times, isPoint) => {
  const found = assessmentOf(FREE)
  const limit = { cents: Math.round((found.money.price?.cents ?? 0) / times) }
  const verdict = { ...found.verdict, because: 'open' as const, limit }
  expect(decisivePoints({ ...found, verdict }).some(({ id }) => id === 'preis')).toBe(isPoint)
})

test('beside the price what may stop the sale goes before works that are only paid for', () => {
  const found = assessmentOf({ ...DEAR, zustand: 'renovierungsbedürftig' })
  const red = { id: 'verkaeufer-erbengemeinschaft', light: 'rot', knockout: false, title: 'Wer verkauft?', finding: 'Der Erbschein fehlt noch', reason: 'Der Erbschein fehlt noch.', evidence: [{ page: 1, quote: 'beantragt', box: [0, 0, 1, 1] }] } as const // prettier-ignore
  const works = { id: 'instandhaltungsstau', sentence: 'Renovierungsbedarf genannt.', change: null }
  const verdict = { ...found.verdict, because: 'price' as const, points: [works] }
  const ids = decisivePoints({ ...found, verdict, redFlags: [red, ...found.redFlags] }).map(({ id }) => id)
  expect(ids.slice(0, 2)).toEqual(['preis', 'verkaeufer-erbengemeinschaft'])
})

describe('a let flat whose tenant leaves', () => {
  const assessment = assessmentOf({ ...FLAT, kaltmieteMonat: 380, bezugsfreiAb: '01.03.2027', kaufpreis: LIMIT })

  test('is one point with both prices, which is yellow however good one of them is', () => {
    const point = decisivePoints(assessment).find(({ id }) => id === 'vermietet')
    expect(point?.light).toBe('gelb')
    expect(point?.title).toMatch(/^Frei oder vermietet, das ändert den richtigen Preis um [\d.]+\s€$/u)
    expect(point?.text).toMatch(/Wenn frei: bis .* Wenn vermietet: bis .* Gerechnet ist überall mit „vermietet“\./u)
  })

  test('has both prices on the first page, once', () => {
    const { reason, advice } = decisionOf(assessment)
    expect(`${reason} ${advice}`.match(/Wenn frei: bis/gu)).toHaveLength(1)
  })
})

describe('the money at two prices', () => {
  test('is told where the verdict rejects the asked one', () => {
    const [table] = twoPrices(assessmentOf(DEAR))
    expect(table).toMatchObject({ kind: 'table', head: ['In €', 'Zum geforderten Preis', 'Zum Höchstpreis'] })
    const rows = table?.kind === 'table' ? table.rows.map(([name]) => name) : []
    expect(rows).toEqual(['Preis', 'Kostet insgesamt', 'Darlehen', 'Eigenes Geld', 'Rate im Monat', 'Darlehen zu unserer Schätzung in %']) // prettier-ignore
  })

  test('is not where the asked one is right', () => {
    expect(twoPrices(assessmentOf({ ...FREE, kaufpreis: Math.round(LIMIT * 0.9) }))).toEqual([])
  })
})
