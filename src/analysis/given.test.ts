import { beforeAll, describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Given } from '#extraction/domain/given/givable.ts'
import { GIVABLE_BARGAIN, GIVABLE_KEYS } from '#extraction/domain/given/givable.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { AnalysisJson, analysisJson } from '#reports/domain/analysisJson.ts'
import { previewOf } from '#reports/domain/preview.ts'
import { fullReport } from './fullReport.ts'
import { judge, type JudgeOptions } from './judge.ts'
import { understand } from '#analysis/domain/understand.ts'

const FLAT = [
  '# 3-Zimmer-Wohnung in 04155 Leipzig',
  'Kaufpreis | 249.000 €',
  'Wohnfläche | 78 m²',
  'Zimmer | 3',
  'Baujahr | 1978',
  'Hausgeld | 310 € monatlich',
  'davon nicht umlagefähig | 95 € monatlich',
  'Kaltmiete | 780 € monatlich',
  'Käuferprovision | 3,57 %',
  'Endenergieverbrauch | 128 kWh/(m²·a)',
  'Aufzug | ja',
]
const day = calendarDate('2026-11-22')
const options: JudgeOptions = { day, tables: { prices: [], rents: [], land: [] }, lens: null, model: null }

function analysed(lines: readonly string[], given: Given = {}) {
  const pages = [page(lines)]
  const extraction = understand(pages, day, given)
  const judgement = judge(extraction, { pages, lostPages: [] }, options)
  const document = { file: 'x.pdf', sha256: '0'.repeat(64), pages: 1, scannedPages: 0, unreadPages: [] }
  const json = AnalysisJson.parse(analysisJson(document, extraction, judgement))
  return { json, report: fullReport({ json, pages, understood: extraction, judgement }, judgement).report }
}

type Analysed = Awaited<ReturnType<typeof analysed>>

describe('a value that is given as it was read', () => {
  let plain: Analysed
  beforeAll(() => {
    plain = analysed(FLAT)
  })

  test.each(GIVABLE_KEYS)('%s changes no figure and keeps its quote', key => {
    const value = plain.json.facts?.[key]?.value
    if (value === undefined) return
    const { json, report } = analysed(FLAT, { [key]: value })
    expect(json.given).toMatchObject([{ key, value, confirmed: true }])
    expect({ ...json, given: [], confirm: [] }).toEqual({ ...plain.json, given: [], confirm: [] })
    expect(report).toEqual(plain.report)
  })

  test('there are such values', () => {
    expect(GIVABLE_KEYS.filter(key => plain.json.facts?.[key]).length).toBeGreaterThan(10)
  })
})

describe('a value that the exposé does not say', () => {
  let own: Analysed
  beforeAll(() => {
    own = analysed(FLAT, { kaufpreis: 231_777, wohnflaeche: 81.25, erhaltungsruecklage: 33_333 })
  })

  test('goes before what was read, without a quote, and is named as the buyer’s', () => {
    expect(own.json.facts?.kaufpreis).toEqual({
      value: 231_777,
      unit: '€',
      mentions: 0,
      evidence: [],
      confidence: 1,
      source: 'kaeufer',
    })
    expect(own.json.facts?.baujahr?.source).toBe('expose')
    expect(own.json.given.map(({ key, confirmed }) => [key, confirmed])).toEqual([
      ['kaufpreis', false],
      ['wohnflaeche', false],
      ['erhaltungsruecklage', false],
    ])
  })

  test('is calculated with', () => {
    expect(JSON.stringify(own.json.purchaseCosts)).toContain('231.777')
    expect(own.json.answers.find(({ id }) => id === 'preis-pro-m2')?.answer).toMatch(/2\.853/)
  })

  test('makes every answer that rests on it geschätzt, with who said so', () => {
    const resting = own.json.answers.filter(({ answer, formula = '' }) =>
      /231\.777|81,25|33\.333/.test(answer + formula),
    )
    expect(resting.length).toBeGreaterThan(5)
    for (const { id, state, source, evidence = [] } of resting) {
      expect([id, state], id).toEqual([id, 'geschätzt'])
      expect(source, id).toMatch(/^Von Ihnen angegeben: /)
      for (const { quote } of evidence) expect(quote, id).not.toMatch(/231\.777|81,25|33\.333/)
    }
  })

  test('is told in the report as the buyer’s and never as the exposé’s', () => {
    const text = JSON.stringify(own.report)
    expect(text).toContain('Von Ihnen angegeben und nicht durch das Exposé belegt: Kaufpreis 231.777\u00a0€')
    expect(text).toContain('Von Ihnen angegeben, nicht vom Exposé: ')
    expect(text).not.toMatch(/Das Exposé nennt[^"]*(?:231\.777|81,25|33\.333)/)
    const price = { label: 'Kaufpreis', amount: 231_777, source: 'Von Ihnen angegeben' }
    expect(own.json.purchaseCosts).toMatchObject({
      investment: { mid: { parts: expect.arrayContaining([expect.objectContaining(price)]) as unknown } },
    })
  })

  test('never appears in the mail to the seller', () => {
    expect(own.json.sellerMail?.body).not.toMatch(/231\.777|81,25|33\.333/)
  })

  test('gives nothing away in the preview', () => {
    const preview = JSON.stringify(previewOf(own.report, 'eckdaten'))
    const shown = { ...own.report.cover, notes: [], verdict: '' }
    for (const { value } of shown.figures) {
      if (value.includes('231.777')) continue
      expect(preview).not.toContain(value)
    }
    const locked = previewOf(own.report, 'eckdaten').chapters.filter(({ id }) => id === 'antworten' || id === 'preis')
    expect(locked.every(({ blocks, light }) => blocks.length === 0 && light === null)).toBe(true)
  })
})

test('what stays open stays open', () => {
  const [before, after] = [analysed(FLAT).json, analysed(FLAT, { erhaltungsruecklage: 12_000 }).json]
  const open = ({ answers }: AnalysisJson) =>
    answers.filter(({ state }) => state === 'nicht im Exposé').map(({ id }) => id)
  const closed = open(before).filter(id => !open(after).includes(id))
  expect(open(after).filter(id => !open(before).includes(id))).toEqual([])
  expect(closed.length).toBeGreaterThan(0)
  for (const id of closed)
    expect(after.answers.find(answer => answer.id === id)?.source, id).toMatch(
      /^Von Ihnen angegeben: Erhaltungsrücklage/,
    )
})

test('a contradiction about it is settled, others are not', () => {
  const lines = [...FLAT, 'Der Kaufpreis beträgt 259.000 €.', 'Die Wohnfläche beträgt 99 m².']
  const keys = (given: Given) => analysed(lines, given).json.contradictions.map(({ key }) => key)
  expect(keys({})).toEqual(['kaufpreis', 'wohnflaeche'])
  expect(keys({ kaufpreis: 249_000 })).toEqual(['wohnflaeche'])
  expect(keys({ kaufpreis: 255_000 })).toEqual(['wohnflaeche'])
})

test('a gate does not stop what the buyer has confirmed', () => {
  const lines = FLAT.map(line => line.replace('310 €', '4.200 €'))
  const before = analysed(lines).json
  expect(before.facts?.hausgeldMonat).toBeNull()
  expect(before.confirm[0]).toMatchObject({ key: 'hausgeldMonat', value: 4200, page: 1 })
  const { json } = analysed(lines, { hausgeldMonat: 4200 })
  expect(json.facts?.hausgeldMonat).toMatchObject({ value: 4200, source: 'expose' })
  expect(json.confirm.map(({ key }) => key)).not.toContain('hausgeldMonat')
})

test('the rent of a month that the buyer states goes before a year that does not fit', () => {
  const lines = [...FLAT, 'Jahresnettokaltmiete | 9.360 €', 'Vermietet | ja']
  const { json } = analysed(lines, { kaltmieteMonat: 650 })
  expect(json.facts?.jahresnettokaltmiete).toBeNull()
  expect(JSON.stringify(json.cashflow)).toContain('Von Ihnen angegeben')
})

test('a document that is refused asks for nothing and takes nothing', () => {
  const { refusal, facts } = understand([page(['# Mietangebot', 'Kaltmiete 700 €', 'Kaution 2.100 €'])], day, {
    zimmer: 3,
  })
  expect(refusal).not.toBeNull()
  expect(facts).toBeNull()
})

describe('what the buyer states of the bargain', () => {
  const lines = [...FLAT, 'Stellplatz | 15.000 €', '', 'Die Einbauküche ist im Kaufpreis enthalten.']
  const text = (given: Given) => JSON.stringify(analysed(lines, given).report)

  test.each(Object.keys(GIVABLE_BARGAIN.verkaufsart.names))('a sale as %s is judged as such, without a quote', way => {
    const { json } = analysed(lines, { verkaufsart: way })
    expect(json.deal?.type).toBe(way)
    // An ordinary sale is what was read.
    expect(json.given).toEqual([{ key: 'verkaufsart', value: way, confirmed: way === 'bestand' }])
    expect(json.deal?.evidence.some(({ proves }) => proves === 'type')).toBe(way === 'bestand')
    expect(json.status).toBe('fertig')
  })

  test.each(Object.keys(GIVABLE_BARGAIN.status.names))('that it is %s is told as his word', status => {
    const { json, report } = analysed(lines, { status })
    expect(json.deal).toMatchObject({ status })
    expect(json.deal?.evidence.some(({ proves }) => proves === 'status')).toBe(false)
    expect(json.given).toEqual([{ key: 'status', value: status, confirmed: false }])
    expect(JSON.stringify(report)).toContain('Von Ihnen angegeben, nicht vom Exposé: Stand des Angebots: ')
    expect(json.sellerMail?.body ?? '').not.toMatch(/gekennzeichnet|reserviert|verkauft ist/)
  })

  test('that somebody else has it decides, with who says so', () => {
    expect(text({ status: 'reserviert' })).toContain('Nach Ihrer Angabe ist es für jemand anderen reserviert')
    expect(text({})).not.toContain('Nach Ihrer Angabe')
  })

  test('a building contract and a sale to who stays change what is asked', () => {
    const points = (given: Given) =>
      analysed(lines, given)
        .json.verdict?.points.map(({ sentence }) => sentence)
        .join()
    expect(points({})).not.toContain('Bauvertrag')
    expect(points({ verkaufsart: 'fertighaus' })).toContain('Sie kaufen kein fertiges Haus, sondern einen Bauvertrag')
    expect(points({ verkaufsart: 'rueckmiete' })).toContain('Der Verkäufer bleibt als Mieter')
  })

  test('what is sold and what is kept goes before what was read, and parking in the price is calculated with', () => {
    const of = (given: Given) => analysed(lines, given).json
    expect(of({}).deal?.included.map(({ name }) => name)).toEqual(['Einbauküche'])
    const { deal, given } = of({ ausgeschlossen: 'Einbauküche', teile: 'Sauna, Stellplatz' })
    expect(deal?.included.map(({ name, evidence }) => [name, evidence])).toEqual([
      ['Sauna', []],
      ['Stellplatz', []],
    ])
    expect(deal?.excluded.map(({ name }) => name)).toEqual(['Einbauküche'])
    expect(given.map(({ key, value }) => [key, value])).toEqual([
      ['teile', 'Sauna, Stellplatz'],
      ['ausgeschlossen', 'Einbauküche'],
    ])
    expect(JSON.stringify(of({}).purchaseCosts)).toContain('15.000')
    expect(JSON.stringify(of({ teile: 'Stellplatz' }).purchaseCosts)).not.toContain('"Stellplatz"')
  })
  test('works that he knows of are works ahead, as his word', () => {
    const { json, report } = analysed(lines, { arbeiten: 'dach geplant, heizung erforderlich' })
    expect(json.plannedWorks).toEqual([
      { kind: 'dach', stage: 'geplant', year: null, evidence: [] },
      { kind: 'heizung', stage: 'erforderlich', year: null, evidence: [] },
    ])
    expect(json.given).toEqual([{ key: 'arbeiten', value: 'dach geplant, heizung erforderlich', confirmed: false }])
    const told = JSON.stringify(report)
    expect(told).toContain('Arbeiten am Gebäude: Dach geplant, Heizung nötig')
    expect(told).toContain('Dach: geplant, von Ihnen angegeben.')
    expect(json.sellerMail?.body).not.toContain('kündigt Arbeiten an')
    expect(told).toContain('Nach Ihrer Angabe geplant oder nötig, noch nicht gemacht: Dach und Heizung')
  })

  test('works that he knows of on his house are paid by him, whatever its age; of a flat the community pays', () => {
    const house = ['# Einfamilienhaus zu verkaufen in 04157 Leipzig', '', 'Kaufpreis | 489.000 €', 'Wohnfläche | 140 m²', 'Grundstücksfläche | 500 m²', 'Baujahr | 2006'] // prettier-ignore
    const roofOf = (of: readonly string[], given: Given) =>
      analysed(of, given).json.renovation?.trades.find(({ trade }) => trade === 'dach')
    const total = (given: Given) => analysed(house, given).json.renovation?.total?.mid.amount ?? 0
    expect(roofOf(house, {})).toBeUndefined()
    expect(roofOf(house, { arbeiten: 'dach vorbereitet, dach laufend' })).toBeUndefined()
    expect(roofOf(house, { arbeiten: 'dach erforderlich' })).toMatchObject({ occasion: 'told' })
    expect(total({ arbeiten: 'dach erforderlich' })).toBeGreaterThan(total({}))
    const told = JSON.stringify(analysed(house, { arbeiten: 'dach geplant' }).report)
    expect(told).toContain('nach Ihrer Angabe zu erneuern')
    expect(told).toContain('Nach Ihrer Angabe zu erneuern: ')
    expect(roofOf(lines, { arbeiten: 'dach erforderlich' })).toBeUndefined()
  })
})
