import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

/** Lines parted by " / "; what is said of parking as "price: in the price", null where it is not said. */
const WORDINGS: readonly (readonly [lines: string, spaces: readonly string[]])[] = [
  ['Kaufpreis: 245.000 € inkl. TG-Stellplatz', ['null: true']],
  ['Kaufpreis | 245.000 € / Ein Tiefgaragenstellplatz ist im Kaufpreis inbegriffen.', ['null: true']],
  ['Kaufpreis | 245.000 € / Im Kaufpreis enthalten ist ein Garagenstellplatz.', ['null: true']],
  ['Kaufpreis inkl. Stellplatz Nr. 41 | 145.000 €', ['null: true']],
  ['KP Gesamt: | 620.000 € = 595.000 € + 25.000 € Stellplatz', ['25000: true']],
  ['Kaufpreis ETW 329.000 € / Kaufpreis TG 10.000 € / Kaufpreis GESAMT 339.000 €', ['10000: true']],
  ['Kaufpreis | 329.000 € / Stellplatz | 10.000 € / Insgesamt kostet beides 339.000 €.', ['10000: false']],
  ['Kaufpreis | 339.000 € inkl. Duplexstellplatz (10.000 €)', ['10000: true']],
  ['Kaufpreis | 329.000 € / Stellplatz | 1 TG-Duplex, 10.000 €', ['10000: null']],
  ['Kaufpreis Wohnung | 219.000 € / TG-Stellplatz Nr. 11 | zzgl. 15.000 €', ['15000: false']],
  ['Kaufpreis | 329.000 € zzgl. Garage 15.000 €', ['15000: false']],
  [
    'Der Kaufpreis beträgt 645.000 € und beinhaltet einen Tiefgaragenstellplatz. Ein zweiter Stellplatz kann für 30.000 € erworben werden.',
    ['30000: false', 'null: true'],
  ],
  ['Kaufpreis | 329.000 € / Tiefgaragenstellplatz | 1', []],
  [
    'Kaufpreis | 329.000 € / Ein Stellplatz kann ebenfalls erworben werden. Das Hausgeld beläuft sich inklusive Stellplatz auf 299 €.',
    ['null: false'],
  ],
]

test.each(WORDINGS)('parking: %s', (lines, spaces) => {
  const offer = ['# Eigentumswohnung zum Kauf', 'Wohnfläche 78 m², Käuferprovision 3,57 %', ...lines.split(' / ')]
  const parts = extract([page(offer)], calendarDate('2026-11-22')).deal?.parts ?? []
  expect(parts.filter(({ kind }) => kind === 'stellplatz').map(one => `${one.priceEuro}: ${one.inPrice}`)).toEqual(
    spaces,
  )
})
