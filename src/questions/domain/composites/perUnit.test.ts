import { expect, test } from 'vitest'
import type { Deal, Part } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { toldOfUnits } from './perUnit.ts'

const part = (name: string, areaM2: number | null, priceEuro: number | null): Part => ({
  ...{ name, kind: 'wohnung', areaM2, areaKind: 'wohnflaeche', rentMonthEuro: null, let: null },
  ...{ priceEuro, status: null, inPrice: null, evidence: [] },
})
const LIST = [part('WE 1', 64, 467_784), part('WE 2', 161.9, 1_376_235), part('WE 3', 90, 678_002)]

function told(parts: readonly Part[], kind = 'mehrere', whole: Partial<Offer['numbers']> = {}): string[] {
  const deal = { objectKind: { value: kind }, parts } as Deal
  const numbers = { kaufpreis: null, wohnflaeche: null, ...whole } as Offer['numbers']
  return toldOfUnits({ deal, numbers } as Offer).flatMap(([id, finding]) =>
    finding ? [`${id}: ${finding.answer}`] : [],
  )
}

const PRICES = 'kaufpreis: Je Einheit, siehe Liste: 467.784 € bis 1.376.235 €'
const AREAS = 'wohnflaeche: Je Einheit, siehe Liste: 64 m² bis 161,9 m²'

test.each<[name: string, found: string[], answers: string[]]>([
  ['a list tells price and area of each', told(LIST), [PRICES, AREAS]],
  ['a list without prices tells areas alone', told(LIST.map(one => ({ ...one, priceEuro: null }))), [AREAS]],
  ['what is told once for all answers by itself', told(LIST, 'mehrere', { kaufpreis: 2_500_000, wohnflaeche: 316 }), []],
  ['one flat is no list', told(LIST.slice(0, 1)), []],
  ['a house of flats is bought as a whole', told(LIST, 'mehrfamilienhaus'), []],
])('%s', (_, found, answers) => {
  expect(found).toEqual(answers.map(one => one.replaceAll(/(?<=\d) (?=[€m])/gu, '\u00a0')))
}) // prettier-ignore
