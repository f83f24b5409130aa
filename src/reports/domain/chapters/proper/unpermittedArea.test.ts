import { expect, test } from 'vitest'
import type { Offer } from '#extraction/domain/offer.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { unpermittedArea } from './unpermittedArea.ts'

const evidence = { page: 1, quote: 'die Bühne mit ihren 38 Quadratmetern', box: [0, 0, 1, 1] as const }
const offer = { numbers: { wohnflaeche: 148, kaufpreis: 268_000 } } as Offer
const sums = { ...NO_SUMS, attached: { area: 38, evidence } }
const answers = (light: string | null) => [{ id: 'anbau-ausbau-genehmigt', light, state: 'belegt' }] as unknown as Assessment['answers'] // prettier-ignore

const verdict = { points: [] as unknown } as Assessment['verdict']
const undecided = { points: [{ id: 'anbau-ausbau-genehmigt' }] } as unknown as Assessment['verdict']

test('an area that is counted and whose permit nobody found is told with what is left', () => {
  const [told] = unpermittedArea({ answers: answers('gelb'), verdict, sums, offer, unpermitted: null })
  expect(told?.title).toContain('38\u00a0m² der 148\u00a0m²')
  expect(told?.title).toContain('Sicher sind 110\u00a0m²')
  expect(unpermittedArea({ answers: answers(null), verdict: undecided, sums, offer, unpermitted: null })).toHaveLength(
    1,
  )
  expect(told?.text).toContain('2.436\u00a0€ statt 1.811\u00a0€')
})

test('with a permit, or where no part is counted, nothing is told', () => {
  expect(unpermittedArea({ answers: answers('grün'), verdict, sums, offer, unpermitted: null })).toEqual([])
  expect(unpermittedArea({ answers: answers('gelb'), verdict, sums: NO_SUMS, offer, unpermitted: null })).toEqual([])
})

test('of a house the flat that its list names is told with the rent that hangs on it', () => {
  const unpermitted = { names: ['DG'], area: 50, rent: 4_200, rentOfAll: 12_600, evidence }
  const [told] = unpermittedArea({ answers: answers(null), verdict, sums: NO_SUMS, offer, unpermitted })
  expect(told?.title).toContain(
    '50\u00a0m² der 148\u00a0m² Wohnfläche sind ohne gefundene Genehmigung (DG): Sicher sind 98\u00a0m²',
  )
  expect(told?.text).toContain('4.200\u00a0€ Miete im Jahr von 12.600\u00a0€, 33\u00a0%')
  expect(told?.text).toContain(
    'Ohne diese Miete bleiben 8.400\u00a0€ im Jahr, der Preis ist dann das 31,9-Fache statt des 21,3-Fachen',
  )
  expect(told?.text).not.toContain('Rettungsweg')
  const asked = { ...unpermitted, escape: evidence }
  const [more] = unpermittedArea({ answers: answers(null), verdict, sums: NO_SUMS, offer, unpermitted: asked })
  expect(more?.text).toContain('zweiten Rettungsweg')
  const shut = { ...unpermitted, lacksEscape: true as const }
  const [without] = unpermittedArea({ answers: answers(null), verdict, sums: NO_SUMS, offer, unpermitted: shut })
  expect(without?.text).toContain('Ein zweiter Rettungsweg fehlt laut Exposé')
})
