import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import type { CourtSale } from './soldByCourt.ts'

const HOUSE = 'Einfamilienhaus, Wohnfläche 120 m², Grundstück 610 m², Baujahr 1968, in 26721 Emden'
const WORTH = 'Verkehrswert gemäß § 74a Abs. 5 ZVG: 190.000,00 EUR'

function read(...lines: string[]) {
  return extract([page(lines)], calendarDate('2026-11-22'))
}

const NOTICES: readonly (readonly [lines: string[], told: Partial<CourtSale>])[] = [
  [
    [
      '# Amtsgericht Emden, Vollstreckungsgericht',
      'Geschäfts-Nr.: 17 K 6/25',
      '',
      'Im Wege der Zwangsvollstreckung soll am Montag, 8. März 2027, 11:15 Uhr, Ringstraße 6, Saal 2, versteigert werden:',
      HOUSE,
      WORTH,
    ],
    { partition: false, fileNumber: '17 K 6/25', day: calendarDate('2027-03-08'), time: '11:15', room: 'Saal 2' },
  ],
  [
    [
      '# 012 K 0044/26 Amtsgericht Emden',
      'Versteigerung zum Zwecke der Aufhebung der Erbengemeinschaft',
      'Termin: 15.04.2027 um 9 Uhr, Sitzungssaal 1.07',
      '',
      HOUSE,
      WORTH,
    ],
    { partition: true, fileNumber: '012 K 0044/26', day: calendarDate('2027-04-15'), time: '9:00', room: 'Sitzungssaal 1.07' }, // prettier-ignore
  ],
  [
    [
      '# Teilungsversteigerung in Emden',
      'Aktenzeichen: K 9/26',
      'Amtsgericht Emden. Der Zuschlag wurde am 06.10.2026 um 10:00 Uhr in einem früheren Termin versagt (§ 85a ZVG).',
      'Die Akte kann in Zimmer 14 eingesehen werden, freitags 9:00 Uhr bis 12:00 Uhr.',
      'Neuer Termin: 02.02.2027, 13.30 Uhr',
      '',
      HOUSE,
      WORTH,
    ],
    { partition: true, fileNumber: 'K 9/26', day: calendarDate('2027-02-02'), time: '13:30', room: null },
  ],
  [
    [
      '# Amtsgericht Emden, Vollstreckungsgericht',
      'Az.: 7 K 21/25',
      '',
      'Zum Zwecke der Aufhebung der Gemeinschaft soll am',
      '',
      'Datum | Uhrzeit | Raum | Ort',
      'Freitag, 19.02.2027 | 13:15 Uhr | Saal 5 | Ringstraße 6, 26721 Emden',
      '',
      'öffentlich versteigert werden:',
      HOUSE,
      WORTH,
    ],
    { partition: true, fileNumber: '7 K 21/25', day: calendarDate('2027-02-19'), time: '13:15', room: 'Saal 5' },
  ],
]

test.each(NOTICES)('the notice %j tells its procedure', (lines, told) => {
  const court = read(...lines).deal?.court
  expect(court).toMatchObject(told)
  for (const { quote } of court?.evidence ?? []) expect(lines.join(' ').replaceAll('# ', '')).toContain(quote)
})

test.each([
  [['Tag | Beginn | Raum', 'Dienstag, | 9:30 | Saal 4', '23.02.2027 | Uhr | Erdgeschoss'], '2027-02-23', '9:30'],
  [['Datum | Uhrzeit | Raum', '24.02.2027 | 10.15 Uhr | 12'], '2027-02-24', '10:15'],
])('the hearing is read below the heads of its table, also where the weekday wraps: %j', (rows, day, time) => {
  const former = 'In dem Termin am 12.05.2026 wurde der Zuschlag wegen § 85a ZVG versagt.'
  const { deal } = read('# Amtsgericht Emden, 5 K 3/26', '', 'Im Wege der Zwangsvollstreckung soll am', '', ...rows, '', 'öffentlich versteigert werden:', HOUSE, WORTH, '', former) // prettier-ignore
  expect(deal?.court).toMatchObject({ day: calendarDate(day), time })
  expect(deal?.status.value).toBe('verfuegbar')
})

test('a hearing that came to nothing is not the one that is over', () => {
  const lines = ['# Zwangsversteigerung, Amtsgericht Emden, 5 K 3/26, 2. November 2026', '', HOUSE, WORTH]
  const status = (line: string) => read(...lines, '', line).deal?.status.value
  expect(status('In dem Termin am 12.05.2026 wurde der Zuschlag wegen § 85a ZVG versagt.')).toBe('verfuegbar')
  expect(status('Termin zur Versteigerung: 12.05.2026, 9:00 Uhr')).toBe('veraltet')
})

test('the number of the file is read whole, as fact, too', () => {
  const [[lines]] = NOTICES as [(typeof NOTICES)[number]]
  expect(read(...lines).facts?.objektnummer?.value).toBe('17 K 6/25')
})

test('a row of the land register about a partition that is over makes no partition', () => {
  const lines = ['# Amtsgericht Emden, 5 K 3/26', 'Zwangsversteigerung am 08.03.2027, 9:00 Uhr', '', HOUSE, WORTH]
  const court = read(...lines, 'Der Teilungsversteigerungsvermerk wird gelöscht.').deal?.court
  expect(court?.partition).toBe(false)
})

test('who sells by contract has no court', () => {
  expect(read('# Einfamilienhaus in Emden', '', HOUSE, 'Kaufpreis: 199.000 €').deal?.court).toBeNull()
})
