import { expect, test } from 'vitest'
import { inEuro } from '#kernel/money.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { assessedInput, FLAT } from './assessedInput.fixture.ts'
import { coverOf } from '../cover.ts'
import { decisionOf, verdictOf } from './decision.ts'
import { entscheidungChapter } from './entscheidung.ts'
import { sentencesOf } from './firstSentence.ts'
import { nextSteps } from './nextSteps.ts'
import { reportOf } from '../reportOf.ts'

const evidence = { page: 3, quote: 'Im Keller ist Schimmel.', box: [10, 100, 300, 112] as const }
const danger = (topic: Remark['topic'], meaning: string): Remark => {
  return { topic, rule: 'test', tone: 'gefahr', meaning, year: null, certainty: 'stated', scope: PLAIN, evidence }
}

const FREE = { ...FLAT, vermietet: false, kaltmieteMonat: null }
const GOOD = { ...FREE, kaufpreis: 160_000, baujahr: 2008, energieklasse: 'B', energiekennwert: 60, zustand: 'modernisiert', energietraeger: 'Fernwärme', heizungBaujahr: 2020, kaeuferprovision: 0, erbbaurecht: false } // prettier-ignore

test.each([
  ['a price far above the range', FREE, [], 'Finger weg'],
  [
    'damp without a word on its extent',
    { ...FLAT, kaufpreis: 150_000 },
    [danger('feuchte', 'Schimmel im Keller')],
    'verhandeln',
  ],
  [
    'two findings to settle',
    { ...FLAT, kaufpreis: 150_000 },
    [danger('feuchte', 'Schimmel'), danger('statik', 'Setzungsrisse')],
    'erst klären',
  ],
  ['an auction', { ...FLAT, kaufpreis: null, verkehrswert: 187_000, anbieterArt: 'Amtsgericht' }, [], 'erst klären'],
  ['no price', { ...FLAT, kaufpreis: null }, [], 'erst klären'],
  ['a price clearly above the right one', { ...FREE, kaufpreis: 175_000 }, [], 'verhandeln'],
  ['a home that has all at a fair price', GOOD, [], 'weiterverfolgen'],
] as const)('%s leads to its decision', (_, stated, remarks, kind) => {
  const { assessment } = assessedInput(stated, { remarks }).judgement
  const decision = decisionOf(assessment)
  expect(decision.kind).toBe(kind)
  expect(verdictOf(decision)).toMatch(/^[^\n]+\.$/u)
})

test.each([
  ['damp at a fair price', { ...GOOD, kaufpreis: 120_000 }, [danger('feuchte', 'Schimmel im Keller')], /Bausachverständig|Feuchte/u],
  ['a price out of reach', FLAT, [danger('feuchte', 'Schimmel im Keller')], /^Bieten Sie jetzt nicht, .* erst bei .*€/u],
  ['a price that is somewhat high', { ...FREE, kaufpreis: 175_000 }, [], /^Bieten Sie zuerst .*€/u],
  ['a long Erbbaurecht at a fair price', { ...GOOD, kaufpreis: 150_000, erbbaurecht: true, erbbauRestlaufzeit: '30.06.2114', erbbauzinsJahr: 494 }, [], /^Lassen Sie sich zuerst den Erbbauvertrag/u],
  ['a right of use', { ...GOOD, kaufpreis: 120_000 }, [danger('wohnrecht', 'Nießbrauch der Verkäuferin')], /Bewilligung des Rechts/u],
] as const)('the first of five steps settles what the headline says: %s', (_, stated, remarks, first) => {
  const { assessment } = assessedInput(stated, { remarks }).judgement
  const steps = nextSteps(assessment, 0)
  expect(steps.length).toBeLessThanOrEqual(5)
  expect(`${steps[0]?.text} ${steps[0]?.detail ?? ''}`).toMatch(first)
  expect(new Set(steps.map(({ text }) => text)).size).toBe(steps.length)
}) // prettier-ignore

test('where only the condition is open and no more is asked than is right, the first page names the asked price and what comes off it', () => {
  const unseen = { ...GOOD, baujahr: 1975, zustand: null, heizungBaujahr: null }
  const { prudent, ceiling } = assessedInput(unseen).judgement.assessment.worth!
  const told = (kaufpreis: number) => decisionOf(assessedInput({ ...unseen, kaufpreis }).judgement.assessment)
  expect(told(inEuro(prudent) + 1_000)).toMatchObject({
    headline: expect.stringMatching(/^Nur bis/u) as string,
    advice: expect.stringMatching(/^Mehr ist nicht gefordert, und was fällig ist, geht davon ab: /u) as string,
  })
  expect(told(inEuro(ceiling)).advice).toMatch(/^Mehr zahlen Sie nicht, bis das geklärt ist: /u)
})

test('who has a price list is told to choose a flat from it', () => {
  const { assessment } = assessedInput({ ...FLAT, kaufpreis: null }).judgement
  expect(nextSteps(assessment, 9)[0]?.text).toContain('Preisliste')
})

test('three things decide, what speaks for it is told in three lines at most, and nothing is told twice', () => {
  const { blocks } = entscheidungChapter(assessedInput(FLAT))
  const points = blocks.flatMap(block => (block.kind === 'points' ? block.items : []))
  expect(points).toHaveLength(3)
  expect(points[0]?.title).toMatch(/^Gefordert 249\.000\s€, richtig bis /u)
  const lists = blocks.flatMap(block => (block.kind === 'list' ? [block.items] : []))
  expect(lists.at(-1)?.length).toBeLessThanOrEqual(3)
  for (const { title } of points) expect(lists.flat().join('\n')).not.toContain(title)
})

test('a test text is no offer that can be checked: no score, no price, no bank', () => {
  const input = assessedInput(GOOD, { remarks: [{ ...danger('kontakt', 'Testtext'), rule: 'platzhaltertext', tone: 'warnung' }] }) // prettier-ignore
  const { assessment } = input.judgement
  const { headline, advice } = decisionOf(assessment)
  expect(headline).toBe('Kein prüfbares Angebot')
  expect(advice).not.toMatch(/kann richtig sein/u)
  expect(coverOf(input)).toMatchObject({ score: null, figures: [{ label: 'Angebotspreis' }] })
  expect(
    nextSteps(assessment, 0)
      .map(({ text }) => text)
      .join(),
  ).not.toMatch(/Finanzierung|Bieten|Besorgen/u)
  expect(coverOf(assessedInput(GOOD)).score).toBeGreaterThan(0)
})

test('each point stands once: the first page names what is open, what decides tells it', () => {
  const remarks = [danger('feuchte', 'Schimmel'), danger('statik', 'Setzungsrisse')]
  const input = assessedInput({ ...FLAT, kaufpreis: 150_000, zustand: null }, { remarks })
  const first = coverOf(input).reason ?? ''
  const { chapters } = reportOf(input)
  const later = chapters.filter(({ annex, id }) => !annex && ['entscheidung', 'befunde', 'miete'].includes(id))
  const points = later.flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'points' ? block.items : [])))
  expect(points.length).toBeGreaterThan(1)
  for (const { title, text } of points) {
    for (const one of sentencesOf(text)) if (one !== '') expect(first).not.toContain(one)
    const titles = later.flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'findings' ? block.items.map(item => item.title) : []))) // prettier-ignore
    expect(titles).not.toContain(title)
  }
})

test('a line on a small flat does not say twice that it is small', () => {
  const { chapters } = reportOf(assessedInput({ ...FLAT, wohnflaeche: 22.4 }))
  const lines = chapters.flatMap(({ blocks }) => blocks.flatMap(block => (block.kind === 'list' ? block.items : [])))
  const small = lines.find(line => line.includes('Wohnfläche unter 40\u00a0m²')) ?? ''
  expect(small).toMatch(/Manche Banken/u)
  expect(small.match(/unter 40\u00a0m²/gu)).toHaveLength(1)
})

test.each([
  ['let at a rent that does not carry it', { ...GOOD, vermietet: true, kaltmieteMonat: 560, kaufpreis: 150_000 }, true],
  ['a home to move into', GOOD, false],
] as const)('a green light names what the buyer adds to the rent each month: %s', (_, stated, adds) => {
  const { assessment } = assessedInput(stated).judgement
  const { kind, reason } = decisionOf(assessment)
  expect(kind).toBe('weiterverfolgen')
  expect(/Nach Steuern legen Sie im Monat \d+\s€ drauf\./u.test(reason)).toBe(adds)
})
