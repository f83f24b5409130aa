import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import { isOfMixedAges } from './severalHeatings.ts'

const HOUSE = ['# Mehrfamilienhaus in Zeitz', 'Kaufpreis: 300.000 €', 'Käuferprovision 3,57 %', '']

function read(text: string) {
  const { facts, remarks } = extract([page([...HOUSE, ...text.split('\n')])], calendarDate('2026-11-27'))
  const dated = remarks.filter(({ rule }) => rule.endsWith('-erneuert')).map(({ rule, year }) => `${rule} ${year}`)
  return { year: facts?.heizungBaujahr?.value ?? null, dated: [...new Set(dated)].sort() }
}

test.each([
  ['Die letzte Sanierung fand 1996/97 statt. Die Wohnungen haben Gasetagenheizungen,\nfünf davon sind aus der Sanierung, drei wurden zwischen 2015 und 2021 getauscht.', 1996], // prettier-ignore
  ['Geheizt wird mit Gasthermen, zwei davon aus dem Jahr 1998, die übrigen von 2012 und 2019.', 1998],
  ['Im Jahr 1994 wurde das Haus saniert. Jede Wohnung hat eine Gastherme, vier stammen aus jener Zeit,\nzwei kamen 2019 neu.', 1994], // prettier-ignore
  ['Die Wohnungen haben Gasthermen, drei sind aus der Sanierung, zwei wurden 2019 getauscht.', null],
  ['Die Kunststofffenster stammen überwiegend von 1992, vier Gasthermen sind jünger als zehn Jahre, die übrigen vier aus der Zeit um die Jahrtausendwende.', 2000], // prettier-ignore
  ['Die Gastherme wurde 2017 erneuert, zwei Fenster sind von 1998.', 2017],
  ['Gas-Zentralheizung von 2016. Zwei Bäder wurden 2014 und 2019 erneuert.', 2016],
])('of several heatings the oldest, of one its year: %s', (text, year) => {
  expect(read(text).year).toBe(year)
})

test.each([
  ['Heizung: Gas-Etagenheizungen, Baujahre 1999 bis 2021', true],
  ['Gas-Etagenheizungen, die Geräte stammen aus den Jahren 2004 bis 2019.', true],
  ['Geheizt wird mit Gasthermen, zwei davon aus dem Jahr 1998, die übrigen von 2012 und 2019.', true],
  ['Heizung: Gas-Zentralheizung, Baujahr 1999, gewartet 2021', false],
  ['Die Ölheizung wurde zwischen den Jahren 1999 eingebaut.', false],
  ['Gas-Zentralheizung von 2016. Zwei Bäder wurden 2014 und 2019 erneuert.', false],
])('one of mixed ages is told from one: %s', (text, isMixed) => {
  const { facts } = extract([page([...HOUSE, text])], calendarDate('2026-11-27'))
  expect(facts && isOfMixedAges(facts)).toBe(isMixed)
})

test.each([
  ['Die letzte Sanierung fand 1996 statt. Damals wurden die Bäder, die Elektrik und die Leitungen erneuert.', ['baeder-erneuert 1996', 'elektrik-erneuert 1996', 'wasserleitungen-erneuert 1996']], // prettier-ignore
  ['1994 wurde das Haus saniert. Damals wurden die Fenster und sämtliche Leitungen erneuert.', ['elektrik-erneuert 1994', 'fenster-erneuert 1994', 'wasserleitungen-erneuert 1994']], // prettier-ignore
  ['1994 wurde das Haus saniert. Damals wurden alle Leitungen für Wasser erneuert.', ['wasserleitungen-erneuert 1994']],
  ['1995 wurde das Haus saniert. Seinerzeit wurden Dach und Fenster erneuert.', ['dach-erneuert 1995', 'fenster-erneuert 1995']], // prettier-ignore
  ['Das Haus ist von 1904. Die Elektrik wurde erneuert.', ['elektrik-erneuert null']],
  ['Gekauft haben wir 2004. Damals war die Elektrik in Ordnung.', []],
])('what was done "damals" has the year of the sentence before: %s', (text, dated) => {
  expect(read(text).dated).toEqual(dated)
})
