import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { FactKey, Facts } from '#extraction/domain/facts.ts'
import { offerWith as offerStating } from '#finance/domain/offer.fixture.ts'
import { readExpectations } from '../../../../samples/expectations.ts'
import { BLOCK, FLAT, HOUSE, offerWith, type Values } from '../offer.fixture.ts'
import { passGates } from './passGates.ts'

const DAY = calendarDate('2026-11-22')
const MUNICH: Values = { ...FLAT, plz: '81679', ort: 'München', kaufpreis: 1_200_000, wohnflaeche: 90, zimmer: 3 }

function passed(facts: Facts, more: Partial<Parameters<typeof passGates>[0]> = {}) {
  return passGates({ facts, sighted: {}, contradictions: [], deal: null, remarks: [], ...more }, DAY)
}

function stoppedOf(values: Values): FactKey[] {
  return passed(offerWith(values).facts).stopped.map(({ key }) => key)
}

describe('what may not be true is stopped', () => {
  test.each<[string, FactKey, Values]>([
    ['a yearly rent read as a month', 'kaltmieteMonat', { ...FLAT, vermietet: true, kaltmieteMonat: 9600 }],
    ['the rent of one flat for the house', 'kaltmieteMonat', { ...BLOCK, jahresnettokaltmiete: 0, kaltmieteMonat: 540 }], // prettier-ignore
    ['a year that is a month', 'jahresnettokaltmiete', { ...FLAT, kaltmieteMonat: 800, jahresnettokaltmiete: 800 }],
    ['a yield that nobody gets', 'jahresnettokaltmiete', { ...BLOCK, kaufpreis: 260_000, jahresnettokaltmiete: 44_000 }], // prettier-ignore
    ['the price of a square metre', 'kaufpreis', { ...FLAT, kaufpreis: 32_000 }],
    ['the price of the whole house', 'kaufpreis', { ...FLAT, kaufpreis: 3_200_000 }],
    ['an area that lost a digit', 'wohnflaeche', { ...FLAT, wohnflaeche: 7.5, zimmer: 1 }],
    ['the rooms of one flat on the area of the house', 'zimmer', { ...BLOCK, zimmer: 2 }],
    ['more bedrooms than rooms', 'schlafzimmer', { ...FLAT, zimmer: 3, schlafzimmer: 5 }],
    ['the PLZ of the developer', 'plz', { ...FLAT, plz: '47803', ort: 'Dresden' }],
    ['a carrier that the heating does not burn', 'energietraeger', { ...FLAT, energietraeger: 'Öl', heizung: 'Gas-Zentralheizung' }], // prettier-ignore
    ['a class far from its value', 'energieklasse', { ...FLAT, energieklasse: 'A', energiekennwert: 190 }],
    ['a heating older than the house', 'heizungBaujahr', { ...FLAT, baujahr: 1985, heizungBaujahr: 1958 }],
    ['a heating of 92 years', 'heizungBaujahr', { ...HOUSE, baujahr: 1930, heizungBaujahr: 1934 }],
    ['a floor that the house does not have', 'etage', { ...FLAT, etage: '5. OG', etagenzahl: 3 }],
    ['a tower of the year 1902', 'etagenzahl', { ...FLAT, baujahr: 1902, etagenzahl: 12 }],
    ['the Hausgeld of a year', 'hausgeldMonat', { ...FLAT, hausgeldMonat: 4200 }],
    ['a part above the whole Hausgeld', 'hausgeldNichtUmlagefaehig', { ...FLAT, hausgeldMonat: 300, hausgeldNichtUmlagefaehig: 900 }], // prettier-ignore
    ['savings above the value of the flats', 'erhaltungsruecklage', { ...FLAT, einheiten: 6, erhaltungsruecklage: 4_000_000 }], // prettier-ignore
    ['a commission of 9,52 %', 'kaeuferprovision', { ...FLAT, kaeuferprovision: 9.52 }],
    ['a house of the year 2075', 'baujahr', { ...FLAT, baujahr: 2075 }],
    ['a house of the year 196', 'baujahr', { ...FLAT, baujahr: 196 }],
    ['a day that no calendar has', 'bezugsfreiAb', { ...FLAT, bezugsfreiAb: '31.02.2027' }],
    ['a move in forty years', 'bezugsfreiAb', { ...FLAT, bezugsfreiAb: 'Sommer 2066' }],
    ['an exposé of next year', 'exposeDatum', { ...FLAT, exposeDatum: '12.11.2027' }],
    ['a certificate for thirty years', 'energieausweisGueltigBis', { ...FLAT, energieausweisGueltigBis: '01.05.2056' }],
  ])('%s', (_, key, values) => {
    expect(stoppedOf(values)).toContain(key)
  })
})

test('a carrier of before the heating that is there today is called old, and no contradiction of the seller', () => {
  const values = { ...HOUSE, baujahr: 1992, heizung: 'Luft-Wasser-Wärmepumpe', heizungBaujahr: 2023, energietraeger: 'Erdgas' } // prettier-ignore
  const stopped = passed(offerWith(values).facts).stopped.filter(({ key }) => key === 'energietraeger')
  expect(JSON.stringify(stopped)).toMatch(/Zeit vor der Heizung von 2023/u)
})

describe('what is unusual and true passes', () => {
  test.each<[string, Values]>([
    ['a lease of 1991 at 7 €/m² in München', { ...MUNICH, vermietet: true, kaltmieteMonat: 630 }],
    ['an old lease of 12 €/m² in München', { ...MUNICH, vermietet: true, kaltmieteMonat: 1080 }],
    ['15.900 €/m² in Bogenhausen', { ...MUNICH, kaufpreis: 1_431_000 }],
    ['a ruin in the Erzgebirge', { ...HOUSE, plz: '08340', ort: 'Schwarzenberg', kaufpreis: 62_000, zustand: 'sanierungsbedürftig' }], // prettier-ignore
    ['the Hausgeld of a house with a concierge', { ...MUNICH, hausgeldMonat: 1350 }],
    ['a yield of 11 % in the east', { ...BLOCK, plz: '06526', ort: 'Sangerhausen', kaufpreis: 190_000, jahresnettokaltmiete: 21_000 }], // prettier-ignore
    ['one let flat of four, said to be let in part', { ...BLOCK, vermietet: 'teilweise', jahresnettokaltmiete: 6500 }],
    ['seven floors of 1910 with cellar and attic', { ...FLAT, baujahr: 1910, etagenzahl: 7 }],
    ['a studio in the attic', { ...FLAT, zimmer: 1, wohnflaeche: 16, kaufpreis: 79_000 }],
    ['a loft of one room', { ...FLAT, zimmer: 1, wohnflaeche: 110 }],
    ['a part of town instead of the town', { ...FLAT, plz: '50733', ort: 'Nippes' }],
    ['a town that shares the PLZ', { ...HOUSE, plz: '76571', ort: 'Gaggenau-Ottenau' }],
    ['a heat pump whose certificate names electricity', { ...HOUSE, energietraeger: 'Strom', heizung: 'Luft-Wasser-Wärmepumpe' }], // prettier-ignore
    ['a heat pump with a gas boiler for cold days', { ...HOUSE, energietraeger: 'Gas', heizung: 'Wärmepumpe, Gas-Brennwert' }], // prettier-ignore
    ['a class next to that of the value', { ...FLAT, energieklasse: 'D', energiekennwert: 140 }],
    ['a boiler of 1978', { ...HOUSE, heizungBaujahr: 1978 }],
    ['the heating that comes with a new house', { ...HOUSE, baujahr: 2027, heizungBaujahr: 2027, zustand: 'Neubau' }],
    ['the third floor of three storeys', { ...FLAT, etage: '3. OG', etagenzahl: 3 }],
    ['savings of a well kept community', { ...FLAT, einheiten: 40, erhaltungsruecklage: 480_000 }],
    ['the commission of Berlin in old days', { ...FLAT, kaeuferprovision: 7.14 }],
    ['a farm house of 1620', { ...HOUSE, baujahr: 1620 }],
    ['a house that will be ready in three years', { ...HOUSE, baujahr: 2029, bezugsfreiAb: '3. Quartal 2029', zustand: 'Neubau' }], // prettier-ignore
    ['a certificate that has run out', { ...FLAT, energieausweisGueltigBis: '01.05.2019' }],
  ])('%s', (_, values) => {
    expect(stoppedOf(values)).toEqual([])
  })

  test('and so does every value of the samples', () => {
    for (const { file, facts } of readExpectations()) {
      const { stopped } = passed(offerStating(facts ?? {}).facts)
      expect(
        stopped.map(({ reason }) => reason),
        file,
      ).toEqual([])
    }
  })
})

test('a stopped value is no fact any more, but is shown with its places, and takes its contradiction with it', () => {
  const { facts } = offerWith({ ...FLAT, kaltmieteMonat: 9600 })
  const evidence = facts.kaltmieteMonat?.evidence ?? []
  const contradiction = { key: 'kaltmieteMonat', message: 'Zwei Mieten.', values: [] } as const
  const result = passed(facts, { contradictions: [{ ...contradiction, values: [] }] })
  expect(result.facts?.kaltmieteMonat).toBeNull()
  expect(result.sighted.kaltmieteMonat).toEqual(evidence)
  expect(result.contradictions).toEqual([])
  expect(result.stopped[0]).toMatchObject({ fact: { value: 9600 }, reason: expect.stringContaining('€/m²') as string })
  expect(result.stopped[0]?.source.length).toBeGreaterThan(10)
  expect(facts.kaltmieteMonat?.value).toBe(9600)
})

test('of two values that exclude each other the one read less surely gives way', () => {
  const { facts } = offerWith({ ...FLAT, energieklasse: 'A', energiekennwert: 190 })
  const unsure = facts.energiekennwert && { ...facts.energiekennwert, confidence: 0.6 }
  const { stopped } = passed({ ...facts, energiekennwert: unsure })
  expect(stopped.map(({ key }) => key)).toEqual(['energiekennwert'])
})
