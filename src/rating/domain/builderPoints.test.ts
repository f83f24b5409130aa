import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { builderPoints } from './builderPoints.ts'

const of = (value: string) => ({ deal: { type: { value } } }) as unknown as Offer
const said = (rule: string, bearer = PLAIN.bearer) => ({ rule, scope: { ...PLAIN, bearer }, evidence: { page: 1, quote: 'x', box: [0, 0, 1, 1] } }) as unknown as Remark // prettier-ignore

test("a builder's way out and rates beside § 3 MaBV go before every price", () => {
  const points = builderPoints(of('neubau-bautraeger'), [said('mabv-raten'), said('ruecktritt-beider')])
  expect(points).toHaveLength(1)
  expect(points[0]?.sentence).toContain('auch er darf zurücktreten, und ob der Fall eintritt (etwa der Verkaufsstand oder der Baubeginn), liegt zum Teil bei ihm; er verlangt vor dem Rohbau mehr') // prettier-ignore
  expect(points[0]?.sentence).not.toContain('festen Termin')
  expect(points[0]?.evidence).toHaveLength(2)
})

test('a rate before what must secure it leads the others, and is a finding of its own alone', () => {
  const points = builderPoints(of('neubau-bautraeger'), [said('termin-unverbindlich'), said('mabv-zu-frueh')])
  expect(points[0]?.sentence).toContain('eine Rate soll fällig sein, bevor die Vormerkung und die übrigen Sicherheiten des § 3 MaBV da sind; einen festen Termin') // prettier-ignore
  expect(builderPoints(of('neubau-bautraeger'), [said('mabv-zu-frueh')])).toEqual([])
})

test('what is due with the deed is told in € of the price', () => {
  const rate = { ...said('mabv-mit-beurkundung'), evidence: { page: 1, quote: 'Bei Beurkundung 58 % laut Bautenstand' } } as unknown as Remark // prettier-ignore
  const [point] = builderPoints(of('neubau-bautraeger'), [rate], euro(400_000))
  expect(point?.sentence).toContain('(58\u00a0%, rund 232.000\u00a0€)')
})

test('who builds only once enough is sold binds the buyer alone', () => {
  const [point] = builderPoints(of('neubau-bautraeger'), [said('bau-erst-nach-verkauf'), said('ruecktritt-beider')])
  expect(point?.sentence).toContain('gebaut wird erst, wenn genug Wohnungen verkauft sind, und so lange sind Sie gebunden; auch er darf') // prettier-ignore
  expect(point?.sentence).toContain('wie viele beurkundet sind')
})

test('what the sentences tell by themselves is told: how many are sold, until when he may leave, and what he does not pay', () => {
  const as = (rule: string, quote: string) => ({ ...said(rule), evidence: { page: 1, quote, box: [0, 0, 1, 1] } }) as unknown as Remark // prettier-ignore
  const [point] = builderPoints(of('neubau-bautraeger'), [
    as(
      'bau-erst-nach-verkauf',
      'sobald die Hälfte der Wohnungen verkauft ist; derzeit sind es sieben von einunddreißig',
    ),
    as('ruecktritt-beider', 'Die Bau GmbH kann bis zum 31.03.2028 zurücktreten'),
    said('ruecktritt-ohne-ersatz'),
  ])
  expect(point?.sentence).toContain('so lange sind Sie gebunden (7 von 31 laut Exposé); auch er darf bis zum 31.03.2028 zurücktreten, und') // prettier-ignore
  expect(point?.sentence).toContain('ersetzt er dann nicht')
  expect(point?.sentence).not.toContain('wie viele beurkundet')
})

test('nothing of it is said where no builder sells, or of another project', () => {
  expect(builderPoints(of('bestand'), [said('ruecktritt-beider')])).toEqual([])
  expect(builderPoints(of('sanierung-bautraeger'), [said('ruecktritt-beider', 'other')])).toEqual([])
  expect(builderPoints(of('sanierung-bautraeger'), [])).toEqual([])
})

test('the grounds of his way out are those of the exposé, and none is made up', () => {
  const quoted = (quote: string) => ({ ...said('ruecktritt-beider'), evidence: { page: 1, quote, box: [0, 0, 1, 1] } }) as unknown as Remark // prettier-ignore
  const sentence = (quote: string) => builderPoints(of('neubau-bautraeger'), [quoted(quote)])[0]?.sentence ?? ''
  expect(sentence('Der Bauträger kann zurücktreten, wenn die Genehmigung versagt wird oder keine 9 von 14 Einheiten beurkundet sind.')).toContain('(laut Exposé: die Genehmigung fehlt oder weniger als 9 von 14 sind verkauft)') // prettier-ignore
  expect(sentence('Der Bauträger kann zurücktreten, wenn bis Mai nicht mit dem Bau begonnen ist.')).toContain('(laut Exposé: der Bau beginnt nicht rechtzeitig)') // prettier-ignore
  expect(sentence('Der Bauträger kann zurücktreten.')).toContain('(etwa der Verkaufsstand oder der Baubeginn)')
})
