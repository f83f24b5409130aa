import { expect, test } from 'vitest'
import type { Offer } from '#extraction/domain/offer.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import { landOption, leasedLand } from './landOption.ts'

function titles(quote: string, amount: number, kind: Offer['kind'] = 'Grundstück'): string[] {
  const evidence = { page: 2, quote, box: [0, 0, 1, 1] as const }
  const sums = { ...NO_SUMS, unplaced: [{ amount, isBuyers: false, evidence }] }
  return landOption({ offer: { kind } as Offer, sums }).map(({ title }) => title)
}

test.each([
  ['Ein zweites Flurstück mit 640 m² Wiese kann für 4.500 € dazu erworben werden.', 4_500, 'von 640\u00a0m² für 4.500\u00a0€'],
  ['Die anschließende Wiese (410 m²) gibt der Eigentümer auf Wunsch für weitere 2.900 € mit ab.', 2_900, 'von 410\u00a0m² für 2.900\u00a0€'],
  ['Optional ist der angrenzende Garten für 8.000 € zu haben.', 8_000, 'Fläche für 8.000\u00a0€'],
])('%s', (quote, amount, told) => {
  expect(titles(quote, amount).join()).toContain(told)
}) // prettier-ignore

test('what others paid or a house offers is no option of land', () => {
  expect(titles('Das Nachbargrundstück mit 612 m² ist für 101.000 € weggegangen.', 101_000)).toEqual([])
  expect(titles('Gekauft haben wir es 2021 von der Stadt für 89.000 €.', 89_000)).toEqual([])
  expect(titles('Der Garten kann für 8.000 € dazu erworben werden.', 8_000, 'Haus')).toEqual([])
})

test('land that the seller leases is told with what is his own', () => {
  const evidence = { page: 1, quote: 'Uns gehören 510 m², 300 m² sind gepachtet.', box: [0, 0, 1, 1] as const }
  const offer = { numbers: { grundstuecksflaeche: 510 } } as Offer
  const [told] = leasedLand({ offer, sums: { ...NO_SUMS, leased: { leased: 300, own: 510, evidence } } })
  expect(told?.title).toBe('300\u00a0m² sind nur gepachtet und werden nicht mitverkauft')
  expect(told?.text).toContain('Gerechnet ist mit 510\u00a0m² eigenem Grund.')
  expect(leasedLand({ offer, sums: NO_SUMS })).toEqual([])
})
