import { expect, test } from 'vitest'
import { judgeAusweisArt } from './energy.ts'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Fact } from '#extraction/domain/facts.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { judgeHausgeld, judgeRuecklage, ruecklagePhrase } from './charges.ts'

const PLACE = { page: 2, box: [0, 0, 1, 1] } as const

test.each([
  // 400 € for 53 m²: 7.55 €/m², of which 147.17 € are saved: 4.77 € are spent.
  [
    400,
    53,
    'Hausgeld mtl. 400,- € (inkl. 147,17 € Erhaltungsrücklage)',
    'gelb',
    /davon 2,78.€ für die Rücklage, also 4,77.€ für den Betrieb/u,
  ],
  [400, 53, 'Hausgeld mtl. 400,- €', 'rot', /7,55.€ je m² im Monat sehr hoch/u],
  [300, 60, 'Hausgeld 300 €, davon 60 € Rücklage', 'grün', null],
  [300, 60, 'Hausgeld 300 €', 'gelb', /5.€ je m² im Monat hoch/u],
  // What has been saved up is no part of it.
  [400, 53, 'Hausgeld 400 €, Rücklage zum 31.12.2025: 140 €', 'rot', /sehr hoch/u],
] as const)('%d € for %d m², said as „%s“, is %s', (hausgeldMonat, wohnflaeche, quote, light, reason) => {
  const { facts } = offerWith({ objektart: 'Eigentumswohnung', hausgeldMonat, wohnflaeche })
  const fact = facts.hausgeldMonat
  if (!fact) throw new Error('no fact')
  const said: Fact = { ...fact, evidence: [{ ...PLACE, quote }] }
  const offer = offerOf({ ...facts, hausgeldMonat: said })
  const found = judgeHausgeld({ offer, lens: 'kapitalanlage', day: calendarDate('2026-11-26'), units: 0 })
  expect(found?.light).toBe(light)
  if (reason) expect(found && 'reason' in found ? found.reason : '').toMatch(reason)
})

test.each([
  ['ap-bremerhaven', 312, 61.5, true, null],
  ['the same, nobody says what is in it', 312, 61.5, false, 'gelb'],
  ['too much even with heating', 420, 61.5, true, 'gelb'],
  ['far too much', 560, 61.5, true, 'rot'],
  ['little enough', 240, 61.5, true, 'grün'],
] as const)('a warm Hausgeld is held to the limits without heating and water: %s', (_, hausgeldMonat, wohnflaeche, warm, light) => {
  const offer = offerWith({ objektart: 'Eigentumswohnung', hausgeldMonat, wohnflaeche })
  const place = { ...PLACE, quote: 'Im Hausgeld sind Heizung und Wasser enthalten.' }
  const spoken = warm ? { hausgeldWarm: [place] } : {}
  const known = { offer: { ...offer, sightings: { ...offer.sightings, spoken } }, lens: 'kapitalanlage', day: calendarDate('2026-11-26'), units: 0 } as const
  expect(judgeHausgeld(known)?.light ?? null).toBe(light)
}) // prettier-ignore

test.each([
  [21, false, 'grün'],
  [21, true, 'gelb'],
  [18, true, 'gelb'],
  [32, true, 'grün'],
])('%d € per m² in an old house, with a lift %s, is %s', (perM2, aufzug, light) => {
  const offer = offerWith({ objektart: 'Eigentumswohnung', erhaltungsruecklage: perM2 * 70, wohnflaeche: 70, baujahr: 1971, aufzug }) // prettier-ignore
  const found = judgeRuecklage({ offer, lens: 'kapitalanlage', day: calendarDate('2026-11-26'), units: 0 })
  expect(found?.light ?? null).toBe(light)
})

test('the flats of a package are not all flats of their community', () => {
  const stated = { objektart: 'Eigentumswohnungen', erhaltungsruecklage: 41_200, wohnflaeche: 367, einheiten: 6, baujahr: 1974 } // prettier-ignore
  const offer = offerWith(stated)
  const known = { offer, lens: 'kapitalanlage', day: calendarDate('2026-11-26'), units: 0 } as const
  const inPackage = { ...known, offer: { ...offer, deal: { type: { value: 'paket' } } as Deal } }
  expect(ruecklagePhrase(known)).toContain('je Einheit')
  expect(ruecklagePhrase(inPackage)).not.toContain('je Einheit')
  // § 80 Abs. 3 GModG speaks of the house, and nobody says how many homes it has.
  const certified = { ...inPackage, offer: { ...inPackage.offer, ausweisArt: 'Verbrauch' as const, numbers: { ...offer.numbers, einheiten: 4 } } } // prettier-ignore
  expect(judgeAusweisArt(certified)).toBeNull()
  expect(judgeAusweisArt({ ...certified, offer: { ...certified.offer, deal: offer.deal } })).not.toBeNull()
  expect(judgeRuecklage(inPackage)).toMatchObject({ reason: expect.stringContaining('Gemeinschaft') as string })
})
