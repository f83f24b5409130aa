import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { type NewImport, type StoredTable, storedTable, withImport } from './storedTable.ts'
import type { RowOf } from './tableForm.ts'
import { tableListing } from './tableListing.ts'

type Land = RowOf['bodenrichtwerte']

function plot(place: { plz: string } | { kreis: string }, stand = '2026'): Land {
  return { plz: null, kreis: null, ...place, mid: 500, source: 'BORIS', stand }
}

function brought(file: string, ...rows: Land[]): NewImport<Land> {
  return { file, day: calendarDate('2026-11-21'), rows: rows.map((row, index) => ({ line: index + 2, row })) }
}

function kept(...rows: Land[]): StoredTable<Land> {
  return { schema: 1, imports: [{ file: 'a.csv', day: '2026-01-31', rows }] }
}

test('a second file comes beside the first', () => {
  const next = withImport<'bodenrichtwerte'>(kept(plot({ plz: '50667' })), brought('b.csv', plot({ plz: '50668' })))
  expect(next).toMatchObject({
    ok: true,
    value: { imports: [{ file: 'a.csv' }, { file: 'b.csv', day: '2026-11-21' }] },
  })
})

test('a row that is there already is refused by its line, also when the figure is the same', () => {
  const file = brought('b.csv', plot({ plz: '50668' }), plot({ plz: '50667' }), plot({ kreis: '05315' }))
  const next = withImport<'bodenrichtwerte'>(kept(plot({ plz: '50667' }), plot({ kreis: '05315' })), file)
  expect(next).toEqual({
    ok: false,
    failure: [
      { line: 3, message: 'PLZ 50667 ist schon aus a.csv importiert.' },
      { line: 4, message: 'Kreis 05315 (Köln) ist schon aus a.csv importiert.' },
    ],
  })
})

test('what is written is read back', () => {
  const table = kept(plot({ plz: '01067' }), plot({ kreis: '05315' }, '2026-Q1'))
  expect(storedTable('bodenrichtwerte', JSON.stringify(table))).toEqual({ ok: true, value: table })
})

test.each([
  ['half a file', '{"schema":1,"imp', 'damaged'],
  ['nothing', '', 'damaged'],
  ['another thing', '[]', 'damaged'],
  ['a row without its source', JSON.stringify(kept({ ...plot({ plz: '50667' }), source: '' })), 'damaged'],
  ['a figure that is text', JSON.stringify(kept(plot({ plz: '50667' }))).replace('500', '"500"'), 'damaged'],
  ['a PLZ that lost its zero', JSON.stringify(kept(plot({ plz: '1067' }))), 'damaged'],
  ['a Stand that is none', JSON.stringify(kept(plot({ plz: '50667' }, 'bald'))), 'damaged'],
  ['a form that only a newer program knows', '{"schema":2,"tables":{}}', 'newer'],
])('%s is refused as %s', (_, text, failure) => {
  expect(storedTable('bodenrichtwerte', text)).toEqual({ ok: false, failure })
})

test('the list counts rows and places, and spans the Stand by time, not by letters', () => {
  const rows = [
    plot({ plz: '50667' }, '2026-Q1'),
    plot({ plz: '50668' }, '2026-03-01'),
    plot({ kreis: '05315' }, '2025'),
  ]
  expect(tableListing('bodenrichtwerte', kept(...rows))).toBe(
    'bodenrichtwerte (Bodenrichtwerte): 3 Zeilen, 2 PLZ, 1 Kreis, Stand 2025 bis 01.03.2026\n  aus a.csv: 3 Zeilen, importiert am 31.01.2026',
  )
  expect(tableListing('mieten', null)).toBe('mieten (Mieten): nichts importiert')
})
