import { describe, expect, test } from 'vitest'
import { contradictionOf } from './contradictionOf.ts'
import { type Candidate, FACT_KEYS, type FactKey, type Facts, type FactValue, RANK } from './facts.ts'
import { isOfTheWhole, isRivalry, ofOneThing } from './rivalry.ts'
import { PLAIN } from './scope/scope.ts'

const NO_FACTS = Object.fromEntries(FACT_KEYS.map(key => [key, null])) as Facts

const evidence = (quote: string) => ({ page: 1, quote, box: [50, 100, 90, 110] as const })

function candidate(key: FactKey, value: FactValue, rank: Candidate['rank'] = RANK.prose): Candidate {
  return {
    key,
    value,
    rank,
    sureness: 1,
    scope: PLAIN,
    evidence: { ...evidence(String(value)), box: [50, 100, 90, 110] },
  }
}

describe('the value of another thing is no rival', () => {
  test.each<[FactKey, FactValue, FactValue, boolean]>([
    ['kaufpreis', 429_000, 419_000, true],
    ['kaufpreis', 695_000, 44_640, false],
    ['kaufpreis', 239_000, 60_000, false],
    ['wohnflaeche', 132.53, 130.52, true],
    ['wohnflaeche', 58, 64, true],
    ['wohnflaeche', 186, 1_240, false],
    ['grundstuecksflaeche', 740, 222, false],
    ['baujahr', 1995, 1992, true],
    ['baujahr', 2017, 2018, false],
    ['hausgeldMonat', 175, 198, true],
    ['hausgeldMonat', 298, 45, false],
    ['zimmer', 1, 5, true],
    ['zimmer', 6, 4, false],
    ['zimmer', 3, 10.8, false],
    ['kaeuferprovision', 3.57, 0, true],
    ['kaeuferprovision', 3.57, 4.76, true],
    ['kaeuferprovision', 3.57, 4.43, false],
    ['einheiten', 8, 6, false],
    ['aufzug', true, false, true],
    ['aufzug', false, true, false],
  ])('%s %s beside %s: %s', (key, first, rival, isOne) => {
    expect(isRivalry(key, candidate(key, first, RANK.table), candidate(key, rival))).toBe(isOne)
  })

  test('a field may have a slip where text may not', () => {
    expect(isRivalry('zimmer', candidate('zimmer', 6), candidate('zimmer', 4, RANK.table))).toBe(true)
    expect(isRivalry('einheiten', candidate('einheiten', 8), candidate('einheiten', 6, RANK.table))).toBe(true)
  })
})

describe('the whole clause tells whose the second value is', () => {
  test.each<[FactKey, FactValue, FactValue, string, boolean]>([
    ['baujahr', 1995, 1992, 'Das gepflegte, 1992 errichtete Wohnhaus hat keinen Aufzug;', true],
    ['baujahr', 1984, 2001, 'Baujahr 2001 elektrische Rollläden im Wohnzimmer', false],
    ['baujahr', 1999, 2006, 'Der Carport wurde 2006 errichtet und ist angezeigt.', false],
    ['baujahr', 1962, 1908, 'Die Schule von 1908 liegt gegenüber.', false],
    ['baujahr', 1892, 2017, 'Beheizt wird mit Gas, die Anlage ist aus 2017.', false],
    ['baujahr', 1972, 1976, 'Baujahr: 1976', true],
    ['wohnflaeche', 96, 102, 'Auf rund 102 m2 Wohnfläche verteilen sich vier Zimmer.', true],
    ['wohnflaeche', 54.8, 68, 'Das Nachbarobjekt (3 Zi., 68 m², 179.000 EUR) ist bereits verkauft.', false],
    ['kaeuferprovision', 2.975, 0, 'Dieselbe Provision zahlt der Verkäufer.', false],
    ['kaeuferprovision', 3.57, 0, 'Der Kauf ist für Sie frei von Provision.', true],
    ['erbbaurecht', true, false, '268 €/Monat (ohne Erbbauzins)', false],
    ['erbbaurecht', true, false, 'Kein Erbbaurecht, eigener Grund.', true],
    ['kaufpreis', 429_000, 419_000, 'Jetzt für 419.000 €', true],
  ])('%s %s beside %s in "%s": %s', (key, first, rival, quote, isOne) => {
    const values = [
      { value: first, evidence: [{ ...evidence('Feld'), box: [0, 0, 9, 9] as [number, number, number, number] }] },
      { value: rival, evidence: [{ ...evidence(quote), box: [0, 20, 9, 29] as [number, number, number, number] }] },
    ]
    expect(ofOneThing(contradictionOf(key, values), NO_FACTS) !== null).toBe(isOne)
  })

  test('where the quote is one line of its clause, the clause tells', () => {
    const box = [0, 20, 9, 29] as [number, number, number, number]
    const values = [
      { value: true, evidence: [{ ...evidence('Erbbaurecht bis 2070'), box }] },
      { value: false, evidence: [{ ...evidence('Erbbauzins)'), whole: '280 € im Monat (ohne Erbbauzins)', box }] },
    ]
    expect(ofOneThing(contradictionOf('erbbaurecht', values), NO_FACTS)).toBeNull()
  })

  test('of three values the one of somebody else is left out of the sentence', () => {
    const place = (quote: string) => [{ ...evidence(quote), box: [0, 0, 9, 9] as [number, number, number, number] }]
    const left = ofOneThing(
      contradictionOf('wohnflaeche', [
        { value: 96, evidence: place('96 m²') },
        { value: 102, evidence: place('Auf 102 m² verteilen sich vier Zimmer.') },
        { value: 110, evidence: place('Ähnlich: 110 m², 389.000 €') },
      ]),
      NO_FACTS,
    )
    expect(left?.values.map(({ value }) => value)).toEqual([96, 102])
    expect(left?.message).not.toContain('110')
  })
})

test('each home of a house of flats has its own rooms and rent, each of several objects its own year', () => {
  const rooms = contradictionOf('zimmer', [
    { value: 3, evidence: [] },
    { value: 2, evidence: [] },
  ])
  const built = { ...rooms, key: 'baujahr' as const }
  expect(isOfTheWhole(rooms, 'mehrfamilienhaus')).toBe(false)
  expect(isOfTheWhole(rooms, 'wohnung')).toBe(true)
  expect(isOfTheWhole(built, 'mehrere')).toBe(false)
  expect(isOfTheWhole(built, 'mehrfamilienhaus')).toBe(true)
})

test('what is another fact by its own label is no second value', () => {
  const spot = (top: number): [number, number, number, number] => [50, top, 90, top + 10]
  const plot = { page: 1, quote: 'Grundstück: 418 m²', box: spot(100) }
  const areas = contradictionOf('wohnflaeche', [
    { value: 372, unit: 'm²', evidence: [{ page: 1, quote: 'Wohnfläche gesamt: 372 m²', box: spot(120) }] },
    { value: 418, unit: 'm²', evidence: [{ page: 1, quote: '418 m²', box: spot(100) }] },
  ])
  const facts = {
    ...NO_FACTS,
    grundstuecksflaeche: { value: 418, unit: 'm²', mentions: 1, evidence: [plot], confidence: 1 },
  }
  expect(ofOneThing(areas, facts as Facts)).toBeNull()
  expect(ofOneThing(areas, NO_FACTS)).not.toBeNull()
})

test.each([
  ['Einfamilienhaus in Kolkwitz 345.000 €', true],
  ['Doppelhaushälfte 345.000 €', false],
  ['Haus 345.000 €', false],
  ['345.000 €', false],
])('%s beside a semi-detached house is the price of another one: %s', (quote, isOther) => {
  const facts = { ...NO_FACTS, objektart: { value: 'Doppelhaushälfte', mentions: 1, evidence: [], confidence: 1 } }
  const prices = contradictionOf('kaufpreis', [
    { value: 279_000, unit: '€', evidence: [evidence('279.000 € VB')] },
    { value: 345_000, unit: '€', evidence: [evidence(quote)] },
  ])
  expect(ofOneThing(prices, facts as Facts) === null).toBe(isOther)
})

test('a house of shops and homes has a certificate for each use, a house of flats one', () => {
  const values = (['Bedarf', 'Verbrauch'] as const).map(value => ({ value, evidence: [evidence(value)] }))
  const one = contradictionOf('energieausweisArt', values)
  expect(isOfTheWhole(one, 'wohn-geschaeftshaus')).toBe(false)
  expect(isOfTheWhole(one, 'mehrfamilienhaus')).toBe(true)
})
