import { describe, expect, test } from 'vitest'
import { objectTypeOf } from '../objectType.ts'
import { GIVABLE } from './givable.ts'
import { readGiven } from './readGiven.ts'

function read(key: string, value: string | number | boolean) {
  const given = readGiven([{ key, value }])
  return given.ok ? Object.values(given.value)[0] : given.failure.code
}

test.each([
  ['kaufpreis', '249000', 249_000],
  ['kaufpreis', '249.000', 249_000],
  ['kaufpreis', '249.000 €', 249_000],
  ['kaufpreis', 249_000, 249_000],
  ['wohnflaeche', '78,5', 78.5],
  ['wohnflaeche', '78.5', 78.5],
  ['wohnflaeche', '78,5 m²', 78.5],
  ['zimmer', '3,5', 3.5],
  ['baujahr', '1912', 1912],
  ['kaeuferprovision', '0', 0],
  ['kaeuferprovision', '3,57 %', 3.57],
  ['plz', '04157', '04157'],
  ['ort', 'Frankfurt (Oder)', 'Frankfurt (Oder)'],
  ['energieklasse', 'a+', 'A+'],
  ['energietraeger', 'wärmepumpe', 'Wärmepumpe'],
  ['objektart', 'reihenhaus', 'Reihenhaus'],
  ['etage', '3.OG', '3. OG'],
  ['etage', 'eg', 'EG'],
  ['aufzug', 'ja', true],
  ['aufzug', 'Nein', false],
  ['aufzug', true, true],
  ['vermietet', 'teilweise', 'teilweise'],
  ['status', 'reserviert', 'reserviert'],
  ['status', 'Noch nicht im Verkauf', 'in-vorbereitung'],
  ['verkaufsart', 'verkauf mit rückmiete', 'rueckmiete'],
  ['verkaufsart', 'bestand', 'bestand'],
  ['teile', 'Carport', 'Carport'],
  ['arbeiten', 'Dach geplant', 'dach geplant'],
  ['arbeiten', 'heizung erforderlich, Fenster im Gange', 'heizung erforderlich, fenster laufend'],
  ['ausgeschlossen', 'Sauna,Einbauküche, Sauna', 'Sauna, Einbauküche'],
])('%s=%s is taken as %s', (key, value, expected) => {
  expect(read(key, value)).toBe(expected)
})

test.each([
  ['kaufpreis', ''],
  ['kaufpreis', '0'],
  ['kaufpreis', '-1'],
  ['kaufpreis', 'viel'],
  ['kaufpreis', '9'.repeat(30)],
  ['kaufpreis', Number.NaN],
  ['kaufpreis', Number.POSITIVE_INFINITY],
  ['kaufpreis', '249.000 m²'],
  ['kaufpreis', true],
  ['wohnflaeche', '1e3'],
  ['baujahr', '1912,5'],
  ['baujahr', '196'],
  ['plz', '4157'],
  ['plz', 'D-04157'],
  ['ort', '<b>Köln</b>'],
  ['ort', 'Köln\u0000'],
  ['energieklasse', 'I'],
  ['etage', '3'],
  ['aufzug', 'vielleicht'],
  ['vermietet', 'bald'],
  ['status', 'unbekannt'],
  ['status', 'constructor'],
  ['status', true],
  ['verkaufsart', 'gewerbe'],
  ['teile', 'der ganze Hof'],
  ['teile', ''],
  ['arbeiten', 'Dach'],
  ['arbeiten', 'Dach geplant, alles neu'],
  ['ausgeschlossen', 'Sauna, <b>Pool</b>'],
  ['ausgeschlossen', 'Sauna, Pool, Keller, Möbel, Markise'],
])('%s=%s is no value of it', (key, value) => {
  expect(read(key, value)).toBe('badValue')
})

test.each(['strasse', 'toString', '__proto__', 'anbieterArt', 'Kaufpreis', ''])('%s cannot be stated', key => {
  expect(read(key, '1')).toBe('unknownKey')
})

describe('a refusal says in German what is allowed', () => {
  test.each([
    ['bodenwert', '1', /„bodenwert“ lässt sich nicht angeben\. Möglich sind: kaufpreis, .*wohnflaeche/],
    ['baujahr', 'alt', /baujahr: „alt“ geht nicht\. Erwartet wird eine ganze Zahl von 1000 bis 20\d\d\./],
    ['kaufpreis', 'x', /eine Zahl von 100 bis 1\.000\.000\.000 \(€\)/],
    ['aufzug', 'x', /„ja“ oder „nein“/],
    ['energieklasse', 'x', /A\+, A, B/],
    ['plz', '1', /fünf Ziffern/],
  ])('%s', (key, value, message) => {
    const given = readGiven([{ key, value }])
    expect(given.ok ? '' : given.failure.message).toMatch(message)
  })

  test('and repeats nothing that a terminal would obey', () => {
    const given = readGiven([{ key: 'plz', value: `\u001b[2J${'x'.repeat(500)}` }])
    const { message } = given.ok ? { message: '' } : given.failure
    expect(message).not.toContain('\u001b')
    expect(message.length).toBeLessThan(200)
  })
})

test('the same key twice is refused, several keys are taken together', () => {
  const twice = readGiven([
    { key: 'plz', value: '04157' },
    { key: 'plz', value: '04159' },
  ])
  expect(twice.ok ? '' : twice.failure.code).toBe('twice')
  const both = readGiven([
    { key: 'plz', value: '04157' },
    { key: 'zimmer', value: 3 },
  ])
  expect(both).toEqual({ ok: true, value: { plz: '04157', zimmer: 3 } })
})

test('every type that can be chosen is one that the product knows', () => {
  for (const name of GIVABLE.objektart.values) expect(objectTypeOf(name), name).not.toBeNull()
})
