import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { commission } from './commission.ts'
import { landingPath } from './landingPath.ts'
import { refCodeOf } from './refCodeOf.ts'
import { statement, type StatementLine } from './statement.ts'

const line = (changes: Partial<StatementLine> = {}): StatementLine => ({
  issuedOn: calendarDate('2026-11-22'),
  number: 'RE-2026-000001',
  item: 'Paket Midi',
  netCents: 2092,
  basisPoints: 1500,
  ...changes,
})

test('a month is a table that German spreadsheets open, with its sum', () => {
  const back = line({ number: 'RE-2026-000002', item: 'Erstattung: Paket Midi', netCents: -2092 })
  expect(statement([line(), back, line({ netCents: 123456, basisPoints: 1250 })])).toBe(
    [
      '\ufeffDatum;Beleg;Leistung;Netto in EUR;Provision in %;Provision in EUR',
      '22.11.2026;RE-2026-000001;Paket Midi;20,92;15,00;3,14',
      '22.11.2026;RE-2026-000002;Erstattung: Paket Midi;-20,92;15,00;-3,14',
      '22.11.2026;RE-2026-000001;Paket Midi;1234,56;12,50;154,32',
      'Summe;;;1234,56;;154,32',
      '',
    ].join('\r\n'),
  )
  expect(statement([])).toContain('Summe;;;0,00;;0,00')
})

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1', "'+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t=1"],
  ['a;b"c\nd', '"a;b""c\nd"'],
])('%j is no formula and stays in its cell', (item, cell) => {
  expect(statement([line({ item })])).toContain(`;${cell};20,92;`)
})

test('what goes back takes exactly the commission that had come', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (net, share) => {
      expect(commission(net, share) + commission(-net, share)).toBe(0)
      expect(Math.abs(commission(net, share) - (net * share) / 10_000)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test.each([
  ['https://ampel.example/kaufen?ref=anna&email=a@b.de#x', '/kaufen'],
  ['https://ampel.example/', '/'],
  ['https://ampel.example/Profi', '/profi'],
  ['https://ampel.example/anna.muster@example.de', '/'],
  ['https://ampel.example/a/b/c/d', '/'],
  [`https://ampel.example/${'x'.repeat(100)}`, '/'],
  ['javascript:alert(1)', '/'],
  ['no address', '/'],
  ['', '/'],
])('of the landing page %s only %s is kept', (url, path) => {
  expect(landingPath(url)).toBe(path)
})

test.each([
  ['Anna', 'anna'],
  [' ANNA_2.b-c ', 'anna_2.b-c'],
  ['ab', null],
  ["x' or 1=1", null],
  ['a'.repeat(65), null],
  ['аnna', null],
])('the code %j is stored as %j', (typed, code) => {
  expect(refCodeOf(typed)).toBe(code)
})
