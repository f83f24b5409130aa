import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { assessedInput, FLAT, sampleFacts } from './chapters/assessedInput.fixture.ts'
import { levelBeside } from './chapters/levelBeside.ts'
import { wholeEuro } from './chapters/germanAmounts.ts'
import type { Block, Report } from './report.ts'
import { reportOf } from './reportOf.ts'
import { widerspruchsprobe, withoutContradictions } from './widerspruchsprobe.ts'

const EXPECTED = readFileSync(new URL('../../../samples/expected.json', import.meta.url), 'utf8')
const input = assessedInput({ ...FLAT, vermietet: false, kaltmieteMonat: null, kaufpreis: 175_000 })
const report = reportOf(input)
const { assessment } = input.judgement

/** The report with these blocks behind those of its first chapter. */
function withBlocks(...blocks: readonly Block[]): Report {
  return { ...report, chapters: report.chapters.map((one, at) => (at === 0 ? { ...one, blocks: [...one.blocks, ...blocks] } : one)) } // prettier-ignore
}

function names(changed: Partial<Assessment>, of = report): string[] {
  return widerspruchsprobe(of, { ...assessment, ...changed }).map(({ name }) => name)
}

test.each(sampleFacts(EXPECTED))('the report on %s contradicts itself nowhere', (_, stated) => {
  const one = assessedInput(stated)
  expect(widerspruchsprobe(reportOf(one), one.judgement.assessment).map(({ name }) => name)).toEqual([])
})

describe('a contradiction has a name', () => {
  test('where cover and verdict differ in colour', () => {
    expect(names({}, { ...report, cover: { ...report.cover, light: 'rot' } })).toEqual(['light-of-verdict'])
  })

  test('where a green group holds a heavy red finding', () => {
    const answers = assessment.answers.map(one =>
      one.id === 'heizungsart' ? { ...one, light: 'rot' as const, state: 'belegt' as const, weight: 5, ratingGroup: 'Energie' as const } : one,
    ) // prettier-ignore
    const rating = {
      ...assessment.rating,
      groups: assessment.rating.groups.map(one => (one.group === 'Energie' ? { ...one, light: 'grün' as const } : one)),
    }
    expect(names({ answers, rating })).toEqual(['group-green-beside-red'])
  })

  test('where the ladder leads above what it is worth', () => {
    if (!assessment.worth) throw new Error('no worth')
    expect(names({ worth: { ...assessment.worth, ceiling: euro(90_000) } })).toEqual([
      'ladder-above-worth',
      'limit-above-ceiling',
    ])
  })

  test('where a second limit is told, in words, in a table or on the cover', () => {
    const { limit } = assessment.verdict
    if (!limit) throw new Error('no limit')
    const sum = wholeEuro(limit)
    const other = wholeEuro(euro(limit.cents / 100 - 9000))
    const text = (words: string): Block => ({ kind: 'text', text: words })
    for (const words of [
      'Nur bis #.',
      'Richtig wären nach unserer Rechnung höchstens #.',
      'Die Ampel ist grün bis #.',
      'Bieten Sie zuerst weniger, höchstens #.',
      'Bieten Sie jetzt nicht: Richtig würde der Kauf erst bei #.',
    ]) {
      expect(names({}, withBlocks(text(words.replace('#', other)))), words).toEqual(['second-limit'])
      expect(names({}, withBlocks(text(words.replace('#', sum))))).toEqual([])
    }
    const row = (most: string): Block => ({ kind: 'table', caption: '', head: ['', ''], align: ['left', 'right'], rows: [['Höchstens', most]] }) // prettier-ignore
    expect(names({}, withBlocks(row(other)))).toEqual(['second-limit'])
    expect(names({}, withBlocks(row(sum)))).toEqual([])
    const figures = [{ label: 'Höchstens richtig', value: other }]
    expect(names({}, { ...report, cover: { ...report.cover, figures } })).toEqual(['second-limit'])
    const unitWorths = [{ label: 'WE 2', area: 61, price: null, isTaken: false, isBasement: false, mid: limit, limit: euro(limit.cents / 100 - 9000) }] // prettier-ignore
    expect(names({ unitWorths }, withBlocks(text(`Richtig sind je nach Einheit höchstens ${other}.`)))).toEqual([])
    // What a court may not go below, or what a grant is at most, is no limit of a price.
    expect(names({}, withBlocks(text('Gefördert werden höchstens 40.000\u00a0€.')))).toEqual([])
  })

  test('where own funds, loan and what is open do not make the total', () => {
    const { investment } = assessment.money
    if (!investment.ok) throw new Error('no investment')
    const mid = { ...investment.value.mid, amount: euro(1) }
    const money = { ...assessment.money, investment: { ...investment, value: { ...investment.value, mid } } }
    expect(names({ money })).toEqual(['funding-is-not-total'])
  })

  test('where a finding is yellow here and red there', () => {
    const point = { light: 'gelb' as const, title: 'Feuchte: Schimmel', text: '', evidence: null }
    const finding = { light: 'rot' as const, title: 'Feuchte: Schimmel', text: '', quotes: [] }
    const wrong = withBlocks({ kind: 'points', items: [point] }, { kind: 'findings', items: [finding] })
    expect(names({}, wrong)).toEqual(['one-finding-two-colours'])
  })

  test('where what is blamed is praised', () => {
    const [flag] = assessment.redFlags
    if (!flag) throw new Error('no flag')
    const pro = [{ id: flag.id as QuestionId, sentence: 'Gut.' }]
    expect(names({ rating: { ...assessment.rating, reasons: { pro, contra: [] } } })).toEqual(['praised-and-blamed'])
  })

  test('where a K.-o. is not the first thing to see', () => {
    const knockouts = [{ id: 'wohnrecht-niessbrauch' as const, question: '', reason: '', evidence: [] }]
    const yellow = { ...report, chapters: report.chapters.map(one => ({ ...one, blocks: one.blocks.filter(({ kind }) => kind !== 'points') })) } // prettier-ignore
    expect(names({ rating: { ...assessment.rating, knockouts } }, yellow)).toEqual(['knockout-not-first'])
  })

  test('where the highest right price lies above the range', () => {
    const { worth, appraisal } = assessment
    if (!worth || !appraisal.estimate) throw new Error('no estimate')
    const estimate = { ...appraisal.estimate, high: euro(50_000) }
    expect(names({ appraisal: { ...appraisal, estimate } })).toEqual(['ceiling-above-range'])
  })

  test('where the area of one unit stands for the whole', () => {
    const unit = { name: 'WE 1', kind: 'wohnung', areaM2: 82.4, areaKind: null, rentMonthEuro: null, let: null, priceEuro: null, status: null, evidence: [] } // prettier-ignore
    const deal = { type: { value: 'mehrfamilienhaus' }, objectKind: { value: 'mehrfamilienhaus' }, parts: [unit, { ...unit, name: 'WE 2', areaM2: 90 }] } as unknown as Deal // prettier-ignore
    expect(names({ offer: { ...assessment.offer, deal } })).toEqual(['part-for-the-whole'])
  })

  test.each<[string, Block]>([
    ['a letter that asks for what the exposé says', { kind: 'letter', subject: '', paragraphs: ['Im Exposé finde ich nicht: die Wohnfläche. Können Sie mir das bitte nennen?'] }],
    ['a list of tenants of a free flat', { kind: 'list', items: ['Mieterliste mit Flächen, Mieten und Einzug'] }],
  ])('where there is %s', (_, block) => {
    expect(names({}, withBlocks(block))).toEqual(['asked-though-said'])
  }) // prettier-ignore

  test('where our words name a place that is not the object’s', () => {
    expect(names({}, withBlocks({ kind: 'text', text: 'Die Wohnung liegt in 47803 Krefeld.' }))).toEqual(['place-of-another']) // prettier-ignore
    expect(names({}, withBlocks({ kind: 'text', text: 'Das sagt das Exposé: „Büro in 47803 Krefeld“ (Seite 2).' }))).toEqual([]) // prettier-ignore
    expect(names({}, { ...report, object: 'Wohnung, 47803 Krefeld' })).toEqual(['place-of-another'])
  })

  test('where what is usual in the place excludes the estimate beside it, and nothing says why', () => {
    const { level } = assessment.appraisal
    if (!level) throw new Error('no level')
    const low = { low: 500, mid: 600, high: 700 }
    const appraisal = { ...assessment.appraisal, level: { ...level, notarised: low } }
    const beside = { kind: 'figures', items: [{ label: 'Preis je m²', value: '3.000 €/m²', note: 'beurkundet üblich: 500 bis 700 €/m²' }] } as const // prettier-ignore
    const bare = { ...report, chapters: report.chapters.map(one => ({ ...one, blocks: one.annex ? one.blocks : [] })) }
    const [first, ...rest] = bare.chapters
    if (!first) throw new Error('no chapter')
    const wrong = (...blocks: Block[]) => ({ ...bare, chapters: [{ ...first, blocks }, ...rest] })
    const found = (one: Report) => widerspruchsprobe(one, { ...assessment, appraisal }).map(({ name }) => name)
    expect(found(wrong(beside))).toContain('two-yardsticks')
    const why = levelBeside({ ...assessment, appraisal })?.why ?? ''
    expect(why).toMatch(/500 bis 700.€\/m².*liegt darüber: /u)
    expect(found(wrong(beside, { kind: 'text', text: why }))).not.toContain('two-yardsticks')
    expect(levelBeside(assessment)).toBeNull()
    // What the square metre prices hold as well explains no distance to them.
    const held = { id: 'baujahr', label: 'Baujahr 1972', factor: 1.3, source: '' } as const
    const steps = ['Baujahr 1972', 'Rendite der Pacht'].map(label => ({
      label,
      value: 1.3,
      unit: '',
      formula: '',
      source: '',
    }))
    const methods = appraisal.methods.map(one => ({ ...one, part: 1, steps })) as unknown as typeof appraisal.methods
    const both = {
      ...appraisal,
      methods,
      level: { ...appraisal.level, adjustments: [held] },
    } as unknown as typeof appraisal
    const told = levelBeside({ ...assessment, appraisal: both })?.why ?? ''
    expect(told).toContain('Rendite der Pacht (+30')
    expect(told).not.toContain('Baujahr 1972')
  })

  test('where a quote ends inside its clause', () => {
    const quotes = [{ page: 1, quote: 'auch wenn das Dach nicht', box: [0, 0, 1, 1] as const }]
    const wrong = withBlocks({ kind: 'findings', items: [{ light: 'gelb', title: 'Dach', text: 'Alt.', quotes }] })
    expect(names({}, wrong)).toEqual(['quote-cut'])
  })

  test('where the reader is told to go away beside a price up to which to buy; that sentence is withdrawn', () => {
    expect(assessment.verdict.id).toBe('nur-bis')
    const [first, ...rest] = report.chapters
    if (!first) throw new Error('no chapter')
    const away = { kind: 'text' as const, text: 'Zahlen Sie es nicht, oder suchen Sie weiter.' }
    const wrong = { ...report, chapters: [{ ...first, blocks: [...first.blocks, away] }, ...rest] }
    const found = widerspruchsprobe(wrong, assessment)
    expect(found.map(({ name }) => name)).toEqual(['go-away-beside-limit'])
    expect(withoutContradictions(wrong, found)).toEqual(report)
  })
})
