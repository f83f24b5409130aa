import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { remarkOf } from '#questions/domain/offered.fixture.ts'
import type { Deduction } from '#valuation/domain/bidBound.ts'
import { assessedInput, FLAT, textsOf } from '../assessedInput.fixture.ts'
import { argumentBlocks } from './argumentBlocks.ts'
import { worksBlocks } from './works.ts'

const { assessment } = assessedInput({ ...FLAT, vermietet: false, kaltmieteMonat: null, kaufpreis: 175_000 }).judgement
const { negotiation } = assessment
if (!negotiation.ok) throw new Error(negotiation.failure)
const { ladder } = negotiation.value
const evidence = { page: 2, quote: 'Bad aus der Bauzeit', box: [1, 2, 3, 4] as const }
const part = (label: string, amount: number, quoted = true): Deduction => {
  return {
    label,
    amount: euro(amount),
    formula: '',
    source: '',
    basis: 'assumption',
    evidence: quoted ? [evidence] : [],
  }
}
const sale = (price: number, more: Partial<Comparison> = {}): Comparison => {
  return {
    low: price,
    high: price,
    per: 'object',
    isSameHouse: false,
    isNextDoor: true,
    isTwin: false,
    isAlike: false,
    ownGround: false,
    year: 2026,
    evidence,
    ...more,
  }
}
const said = (parts: readonly Deduction[], goal: number, comparisons: readonly Comparison[] = []): string => {
  const steps = { ...ladder, belegbar: { ...ladder.belegbar, parts }, ziel: { ...ladder.ziel, reduction: euro(goal) } }
  return argumentBlocks(steps, { ...assessment, sums: { ...assessment.sums, comparisons } })
    .flatMap(textsOf)
    .join('\n')
    .replaceAll('\u00a0', ' ')
}

test('our own limit is no argument, wherever the asked price lies above it', () => {
  for (const { evidence: proofs, label } of ladder.belegbar.parts.filter(({ label: name }) =>
    name.includes('höchsten'),
  ))
    expect([label, proofs]).toEqual([label, []])
  expect(said([part('Preis über dem höchsten richtigen Preis', 13_000, false)], 13_000)).not.toContain('höchsten')
})

test.each([
  [20_000, 37_000, 'Belegt sind damit 20.000 € der 37.000 € Nachlass'],
  [71_780, 37_000, 'Zusammen sind das 71.780 €, mehr als die 37.000 € Nachlass'],
])('arguments for %s beside a goal of %s say how both go together', (argued, goal, words) => {
  expect(said([part('Bad erneuern', argued)], goal)).toContain(words)
})

test('where no discount is to be expected works are asked for all the same', () => {
  expect(said([part('Bad erneuern', 20_000)], 0)).toContain('Diese 20.000 € kommen zum Preis hinzu')
})

test('arguments that come to the goal need no such sentence', () => {
  expect(said([part('Bad erneuern', 37_000)], 37_000)).not.toMatch(/Zusammen|Belegt/u)
})

test.each([
  ['a cheaper sale', sale(150_000), /selbst einen billigeren Verkauf: 150\.000 €/u],
  ['a dearer one next door', sale(190_000), /Nebenan wurden 190\.000 € .* was dort mehr dabei war/u],
])('%s that the exposé names is an argument', (_what, one, words) => {
  expect(said([], 10_000, [one])).toMatch(words)
})

test('a dearer sale of anything else is none', () => {
  expect(said([], 10_000, [sale(190_000, { isNextDoor: false })])).not.toContain('190.000')
})

test('what waits for a tenant to leave is no argument; who buys an income argues with it', () => {
  const { assessment: letFlat } = assessedInput({ ...FLAT, kaltmieteMonat: 500, baujahr: 1995, heizungBaujahr: 2022 }).judgement // prettier-ignore
  const rungs = { ...ladder, belegbar: { ...ladder.belegbar, parts: [] } }
  const words = argumentBlocks(rungs, letFlat).flatMap(textsOf).join(' ')
  expect(words).toMatch(/Ihr Argument ist der Ertrag: Bruttomietrendite 2,4.*Jahresmieten\.$/u)
})

test('a house of flats whose works nobody can count is argued with by what its exposé calls old or not permitted', () => {
  const house = { objektart: 'Mehrfamilienhaus', kaufpreis: 389_000, wohnflaeche: 431, baujahr: 1954, einheiten: 7, energieklasse: 'G', plz: '58089', ort: 'Hagen' } // prettier-ignore
  const dach = remarkOf({ topic: 'dach', rule: 'dach-jahr', meaning: 'Dach aus dem Jahr 1987', year: 1987 })
  const permit = remarkOf({ topic: 'umbauGenehmigung', rule: 'genehmigung-unklar', tone: 'warnung', certainty: 'unknown', meaning: 'DG: Genehmigung unklar' }) // prettier-ignore
  const textOf = (remarks: readonly Remark[]) => {
    const { assessment: one } = assessedInput(house, { remarks }).judgement
    const rungs = { ...ladder, belegbar: { ...ladder.belegbar, parts: [] } }
    const args = argumentBlocks(rungs, { ...one, priceCut: null })
    return [...args, ...worksBlocks(one.money, one.answers)].flatMap(textsOf).join('\n')
  }
  const words = textOf([dach, permit])
  expect(words).toMatch(/DG: Genehmigung unklar[\s\S]*Dach aus dem Jahr 1987/u)
  expect(words).toContain('Das Exposé selbst nennt Dach aus dem Jahr 1987')
  expect(words).not.toMatch(/liefert keinen Satz|lässt sich nicht rechnen/u)
  expect(textOf([])).not.toContain('Das Exposé selbst nennt')
})
