import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const rents = (...lines: readonly string[]) => {
  const { facts } = extract([page(['# 2-Zimmer-Wohnung WE 17', 'Kaufpreis | 89.900 €', 'Wohnfläche | 58,40 m²', 'vermietet seit 2016', ...lines])], calendarDate('2026-11-22')) // prettier-ignore
  return [facts?.kaltmieteMonat?.value ?? null, facts?.jahresnettokaltmiete?.value ?? null]
}

test.each([
  [['Kaltmiete* | 400 €', '', '* Kalkulationsmiete auf Basis von 6,85 €/m². Die vertragliche Nettokaltmiete der WE 17 beträgt derzeit 318,00 € mtl. (3.816 € p. a.).'], [318, 3_816]], // prettier-ignore
  [
    ['Kaltmiete* | 400 €', '', '* bei Neuvermietung. Tatsächlich gezahlte Kaltmiete: 318,00 € monatlich.'],
    [318, null],
  ],
  [
    ['Kaltmiete¹ | 400 €', '', '¹ Kalkulierte Miete je 6,85 €/m² und Monat.'],
    [null, null],
  ],
])('what a note calls calculated is paid by nobody, what it calls agreed is paid: %s', (lines, told) => {
  expect(rents(...lines)).toEqual(told)
})

test.each([
  [
    ['Kaltmiete* | 400 €', '', '* zuzüglich Nebenkosten von 120 € im Monat, angepasst zuletzt 2022.'],
    [400, null],
  ],
  [
    ['Kaltmiete | 400 €', '', '* Kalkulierte Zinsen der Bank.'],
    [400, null],
  ],
])('a note of something else takes nothing back: %s', (lines, told) => {
  expect(rents(...lines)).toEqual(told)
})

test('the same figure in another place is calculated, too', () => {
  const list = ['WE | Größe | Miete mtl. | Kaufpreis | Stand', '11 | 61,75 m² | 423 € | 94.900 € | reserviert', '17 | 58,40 m² | 400 € | 89.900 € | frei'] // prettier-ignore
  expect(rents('Kaltmiete* | 400 €', '', ...list, '', '* Kalkulierte Miete bei Neuvermietung.')).toEqual([null, null])
})

test.each([
  [['Kaltmiete (Ist) | 400 €', 'Mieteinnahmen p. a.* | 4.805 €', '', '* bei Neuvermietung erzielbar'], 400],
  [['Kaltmiete (Ist) | 400 €', 'Kaltmiete (Soll)* | 400 €', '', '* Kalkulierte Miete bei Neuvermietung.'], 400],
  [['', 'Die Wohnung ist vermietet, die Kaltmiete beträgt 400 € im Monat.', '', 'Mieteinnahmen p. a.* | 4.800 €', '', '* Soll-Miete laut Vertrag, tatsächlich gezahlt'], 400], // prettier-ignore
  [['', 'Die Ist-Miete beträgt 400 € monatlich.', '', 'Jahresnettokaltmiete* | 4.800 €', '', '* Stellplätze sind mit kalkulatorischen 40 € enthalten'], 400], // prettier-ignore
])('what is paid stays paid where all that is hoped for is the same: %j', (lines, month) => {
  expect(rents(...lines)[0]).toBe(month)
})
