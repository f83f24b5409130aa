import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

function read(line: string): (string | number | null | undefined)[] {
  const lines = ['# Einfamilienhaus zum Kauf', 'Kaufpreis: 300.000 €, Wohnfläche 130 m², Baujahr 1912, Käuferprovision 3,57 %', '', line] // prettier-ignore
  const { remarks } = extract([page(lines)], calendarDate('2026-11-27'))
  const wiring = remarks.find(({ topic }) => topic === 'elektrik')
  return [wiring?.rule, wiring?.year]
}

test.each([
  ['2015 wurde die Elektrik im Erdgeschoss erneuert, das Obergeschoss war bereits 2001 neu verkabelt worden.', 'elektrik-erneuert', 2001],
  ['2015 wurde die Elektrik im Erdgeschoss erneuert, das Obergeschoss noch nicht.', 'elektrik-teilerneuert', 2015],
  ['2015 wurde die Elektrik im Erdgeschoss erneuert, das Obergeschoss war 2001 schon ausgebaut.', 'elektrik-teilerneuert', 2015],
] as const)('%s', (line, rule, year) => {
  expect(read(line)).toEqual([rule, year])
}) // prettier-ignore

test('the part is named as it is called, whatever was said of the half', () => {
  const lines = ['# Einfamilienhaus zum Kauf', 'Kaufpreis: 310.000 €, Wohnfläche 128 m², Baujahr 1921', '', 'Die Fenster im Erdgeschoss wurden 2014 erneuert, das Obergeschoss war schon 2003 neu gemacht worden.'] // prettier-ignore
  const { remarks } = extract([page(lines)], calendarDate('2026-11-27'))
  expect(remarks.find(({ topic }) => topic === 'fenster')?.meaning).toBe(
    'Fenster nach und nach ganz erneuert, zuletzt 2014',
  )
})
