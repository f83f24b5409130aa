import { expect, test } from 'vitest'
import type { Deal, DealType } from '#extraction/domain/deal/deal.ts'
import { knownOf, type Stated, TODAY } from '#questions/domain/offered.fixture.ts'
import { lookedAtAs } from './lookedAtAs.ts'

const HOME = 'Betrachtet als Zuhause zum Selbstbewohnen. '

test.each<[string, Stated, DealType, string]>([
  ['a flat', { objektart: 'Eigentumswohnung', wohnflaeche: 78 }, 'bestand', HOME],
  ['a house that is ordered', { objektart: 'Einfamilienhaus', wohnflaeche: 140 }, 'fertighaus', HOME],
  ['a forest', { objektart: 'Grundstück' }, 'land-forst', ''],
  ['a plot', { objektart: 'Grundstück' }, 'grundstueck', ''],
  ['a shop', { objektart: 'Ladenlokal' }, 'gewerbe', ''],
  ['a workshop with a flat', { objektart: 'Ladenlokal', wohnflaeche: 90 }, 'gewerbe', HOME],
])('for whom it is judged: %s', (_, stated, type, told) => {
  const { offer } = knownOf(stated)
  const deal = { type: { value: type }, objectKind: { value: 'sonstiges' }, parts: [], overlays: [] } as unknown as Deal
  const of = (lens: 'eigennutzung' | 'kapitalanlage') => lookedAtAs({ lens, offer: { ...offer, deal } }, TODAY)
  expect(of('eigennutzung')).toBe(told)
  expect(of('kapitalanlage')).toBe('Betrachtet als Kapitalanlage. ')
})
