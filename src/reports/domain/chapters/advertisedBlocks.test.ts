import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { type Advertised, NOTHING_ADVERTISED } from '#extraction/domain/statements/advertised.ts'
import { advertisedBlocks, isAdvertised, laterRentBlocks } from './advertisedBlocks.ts'
import { assessedInput, FLAT, textsOf } from './assessedInput.fixture.ts'

const evidence = (quote: string) => ({ page: 2, quote, box: [0, 0, 10, 10] as const })
const { assessment } = assessedInput(FLAT).judgement

function textOf(advertised: Partial<Advertised>, ceiling = 160_000): string {
  const worth = assessment.worth && { ...assessment.worth, ceiling: euro(ceiling) }
  const sums = { ...assessment.sums, advertised: { ...NOTHING_ADVERTISED, ...advertised } }
  return advertisedBlocks({ ...assessment, worth, sums })
    .flatMap(textsOf)
    .join(' ')
    .replace(/\u00a0/gu, ' ')
}

const told = { share: 1 / 15.6, onTarget: true, isBesidePaid: true, words: 'Faktor Ist / Soll 18,3 / 15,6', evidence: evidence('Faktor Ist / Soll 18,3 / 15,6') } // prettier-ignore
const hoped = { price: 695_000, paid: 38_064, told, target: { value: 44_544, evidence: evidence('Soll 44.544 €') } }
const tax = { amount: 85_000, years: 12, rate: 42, law: '7i' as const, evidence: evidence('Steuerersparnis von rund 85.000 €') } // prettier-ignore
const forecast = { perM2: 10.5, local: { low: 6.8, high: 8.2, evidence: evidence('6,80 bis 8,20 €') }, assuredMonths: 12, limits: { percent: null, isTied: false }, evidence: evidence('Prognosemiete 10,50 €/m²') } // prettier-ignore

test('a factor on the rent hoped for is told beside what is paid, with the difference', () => {
  expect(textOf({ hoped })).toContain('Womit geworben wird – und was heute gilt')
  expect(textOf({ hoped })).toContain('(Seite 2: „Faktor Ist / Soll 18,3 / 15,6“): Das stimmt nur, wenn 44.544 € Miete im Jahr hereinkommen (15,6-fach). Gezahlt werden heute 38.064 €, das 18,3-Fache oder eine Rendite von 5,48 %: Es fehlen 6.480 € im Jahr.') // prettier-ignore
})

test('what the exposé does not name is derived, and said to be about so much', () => {
  expect(textOf({ hoped: { ...hoped, target: null } })).toContain('rund 44.550 € Miete im Jahr hereinkommen')
})

test('an expected rent is told beside what the place pays, and how long it is assured', () => {
  const text = textOf({ forecast })
  expect(text).toContain('Das ist eine Erwartung, kein Mietvertrag. Damit wäre der Preis das 24,0-Fache')
  expect(text).toContain('Am Ort sind es laut Exposé 6,80 bis 8,20 €/m² (Seite 2): das 30,7-Fache.')
  expect(text).toContain('Garantiert ist die Miete laut Exposé nur für 12 Monate.')
  expect(textOf({ forecast: { ...forecast, assuredMonths: 0 } })).toContain(
    'Eine Mietgarantie gibt es laut Exposé nicht',
  )
  expect(textOf({ forecast: { ...forecast, limits: { percent: 60, isTied: true } } })).toContain(
    'Garantiert sind laut Exposé höchstens 60 % der Miete, und nur für 12 Monate. Die Garantie gilt nur mit einem Verwaltungsvertrag',
  )
})

test('a promised saving hangs on the certificate and the rate, and is set against what is asked above our worth', () => {
  const text = textOf({ tax })
  expect(text).toContain('Steuerersparnis von 85.000 € in 12 Jahren')
  expect(text).toContain('zugesagt ist es nicht. Es hängt an der Bescheinigung der Denkmalbehörde (§ 7i EStG')
  expect(text).toContain('gerechnet sind 42 %. Gefordert sind 89.000 € mehr')
  expect(text).toContain('Auch die ganze Ersparnis holt das nicht herein.')
  expect(textOf({ tax: { ...tax, law: '7h' } })).toContain('Bescheinigung der Gemeinde (§ 7h EStG')
  expect(textOf({ tax: { ...tax, law: null } })).not.toContain('Bescheinigung')
  expect(textOf({ tax }, 260_000)).not.toContain('Gefordert sind')
})

test.each([
  ['aufwand' as const, 221, 'legen Sie im Monat 221 € drauf'],
  ['ueberschuss' as const, 477, 'Darin steckt, was niemand zusagt: der Steuervorteil.'],
  ['kapitaldienst' as const, 31_080, 'bleiben vor allen eigenen Kosten 6.984 €'],
])('the seller’s own example is told: %s', (of, amount, says) => {
  expect(textOf({ hoped, tax, model: { of, amount, evidence: evidence('Beispiel') } })).toContain(says)
})

test('nothing advertised is told of nothing, and never more than four lines', () => {
  expect(textOf({})).toBe('')
  const [, list] = advertisedBlocks({ ...assessment, sums: { ...assessment.sums, advertised: { hoped, works: null, forecast, tax, model: { of: 'aufwand', amount: 221, evidence: evidence('x') } } } }) // prettier-ignore
  expect(list).toMatchObject({ items: { length: 4 } })
})

const mine = (advertised: Partial<Advertised>, more: Partial<typeof assessment> = {}) => {
  return { ...assessment, ...more, sums: { ...assessment.sums, advertised: { ...NOTHING_ADVERTISED, ...advertised } } }
}
const textIn = (blocks: ReturnType<typeof advertisedBlocks>) =>
  blocks
    .flatMap(textsOf)
    .join(' ')
    .replace(/\u00a0/gu, ' ')

test('a price that is low at the expected rent is not called dear even then, and what is paid is told beside it', () => {
  const { offer } = assessment
  const half = { ...offer, vermietet: 'teilweise' as const, numbers: { ...offer.numbers, jahresnettokaltmiete: 6_000 } }
  const text = textIn(advertisedBlocks(mine({ forecast: { ...forecast, local: null } }, { offer: half })))
  expect(text).toContain('Damit wäre der Preis das 24,0-Fache der Jahresmiete. Gezahlt werden heute 6.000 €, das 41,5-Fache.') // prettier-ignore
  const empty = textIn(advertisedBlocks(mine({ forecast }, { offer: { ...half, vermietet: false } })))
  expect(empty).not.toContain('Gezahlt werden')
  const dear = textIn(advertisedBlocks(mine({ forecast: { ...forecast, perM2: 8 } })))
  expect(dear).toContain('Selbst damit ist der Preis das 31,5-Fache')
})

test('to whom lives there an expected rent is told of a later letting, not among what decides', () => {
  const own = mine({ forecast }, { lens: 'eigennutzung' })
  expect(advertisedBlocks(own)).toEqual([])
  expect(textIn(laterRentBlocks(own))).toContain('Das ist eine Erwartung, kein Mietvertrag.')
  for (const one of [
    mine({ forecast }, { lens: 'kapitalanlage' }),
    mine({ forecast, tax }, { lens: 'eigennutzung' }),
  ]) {
    expect(advertisedBlocks(one)).not.toEqual([])
    expect(laterRentBlocks(one)).toEqual([])
  }
})

test.each([
  ['sollmiete', 'Soll-Miete 44.544\u00a0€ im Jahr, 17\u00a0% über der gezahlten von 37.000\u00a0€', true],
  ['sollmiete', 'Soll-Miete 50.000\u00a0€ im Jahr, 31\u00a0% über der gezahlten von 38.064\u00a0€', false],
  ['widerspruch-mietrendite', 'Faktor Ist / Soll 18,3 / 15,6 gegen 18,3', true],
  ['rendite-angabe-plausibel', 'Nein, genannt 6,41\u00a0%, die gezahlte Miete bringt nur 5,48\u00a0%', true],
  ['rendite-angabe-plausibel', 'Nein, genannt 10\u00a0%, die gezahlte Miete bringt nur 5,48\u00a0%', false],
  ['mietabweichung', '44.544\u00a0€', false],
] as const)('what the block tells with its figures is not told again: %s %s', (id, finding, isTold) => {
  expect(isAdvertised({ id, finding }, mine({ hoped }))).toBe(isTold)
  expect(isAdvertised({ id, finding }, mine({}))).toBe(false)
})
