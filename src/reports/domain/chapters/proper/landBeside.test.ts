import { expect, test } from 'vitest'
import type { Assessment } from '#rating/domain/assess.ts'
import { landBeside } from './landBeside.ts'

const assessed = (kind: string, quote: string, names: readonly string[] = [], sharedGarden: unknown = null) =>
  ({
    sums: { leased: null, sharedGarden, parcels: names.map(name => ({ name })) },
    answers: [{ id: 'sondernutzungsrechte', light: 'grün', evidence: [{ page: 1, quote, box: [0, 0, 1, 1] }] }],
    offer: { kind },
  }) as unknown as Assessment

test('the garden of a flat is told with its area, and a second parcel with its share', () => {
  expect(landBeside(assessed('Wohnung', 'mit Sondernutzungsrecht an einem Garten von ca. 95 m²'))).toBe('Sondernutzungsrecht an 95\u00a0m²') // prettier-ignore
  expect(landBeside(assessed('Wohnung', 'mit Sondernutzungsrecht'))).toBe('')
  expect(landBeside(assessed('Haus', '', ['Flurstück von 20\u00a0m² (Garage)', 'ein Zwölftel (Garagenhof)']))).toBe('dazu Flurstück von 20\u00a0m² (Garage) und ein Zwölftel (Garagenhof): gehört mit in den Kaufvertrag') // prettier-ignore
})

test('a share of a garden is told with its parcel, its sheet and what binds the next owner', () => {
  const garden = { share: '1/6', parcelM2: 410, isDivided: true }
  expect(landBeside(assessed('Wohnung', '', [], garden))).toBe(
    'Garten: 1/6 an eigenem Flurstück (410\u00a0m²) mit eigenem Grundbuchblatt; wer welchen Teil nutzt, bindet Nachfolger nur eingetragen (§ 1010 BGB)',
  )
})

test('of a span of the Bodenrichtwert both ends are told, and the middle that is reckoned with', () => {
  const plot = (span?: { readonly low: number; readonly high: number }) =>
    landBeside({
      ...{ sums: { leased: null, sharedGarden: null, parcels: [] }, answers: [] },
      offer: { kind: 'Grundstück', flags: {}, numbers: { kaufpreis: 192_000, grundstuecksflaeche: 480 } },
      appraisal: { bodenrichtwert: { value: 365, source: '', byOperator: false, ...(span && { span }) } },
    } as unknown as Assessment).replaceAll('\u00a0', ' ')
  expect(plot({ low: 310, high: 420 })).toBe('gefordert sind 400 €/m², Bodenrichtwert 310 bis 420 €/m², gerechnet mit der Mitte, 365 €/m²') // prettier-ignore
  expect(plot()).toBe('gefordert sind 400 €/m², Bodenrichtwert 365 €/m²')
})
