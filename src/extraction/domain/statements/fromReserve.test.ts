import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { paidFromReserve } from './fromReserve.ts'

const paidIn = (line: string) =>
  paidFromReserve(passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])])).map(({ work, amount, isDecided }) => [work, amount, isDecided]) // prettier-ignore

test.each([
  ['In der Eigentümerversammlung vom 21.05.2026 wurde die Strangsanierung (Kalt-/Warmwasser) für 2027/28 beschlossen; die Kosten von rd. 310.000 € werden vollständig aus der Erhaltungsrücklage bezahlt, eine Sonderumlage ist nicht vorgesehen.', 'Strangsanierung', 310_000, true],
  ['Nächstes Jahr werden die Balkone gestrichen, ca 20T€ für alle, auch aus Rücklage.', 'Balkone', 20_000, false],
  ['Die Dachsanierung ist beschlossen. Die 85.000 € werden aus der Instandhaltungsrücklage entnommen.', 'Dachsanierung', 85_000, true],
  ['Für 2027 ist die Erneuerung der Fenster vorgesehen, rund 60.000 € werden aus der Rücklage bezahlt.', 'Erneuerung der Fenster', 60_000, false],
  ['Auf der Versammlung vom Mai 2026 wurde die Erneuerung der Aufzugssteuerung (ca. 38.000 €, aus der Rücklage) beschlossen; über die Flachdachsanierung soll 2027 beraten werden – Kosten stehen noch nicht fest.', 'Erneuerung der Aufzugssteuerung', 38_000, true],
  ['Im März 2026 wurde die Erneuerung der Briefkastenanlage und Haustür für 18.500 € beschlossen; der Auftrag wird ganz aus der Rücklage bezahlt.', 'Erneuerung der Briefkastenanlage', 18_500, true],
])('%s', (line, work, amount, isDecided) => {
  expect(paidIn(line)).toEqual([[work, amount, isDecided]])
}) // prettier-ignore

test.each([
  'Das Dach wurde 2022 für 85.000 € neu gemacht, komplett aus der Rücklage.',
  'Die Fassade wird saniert: 120.000 € aus der Rücklage, der Rest über eine Sonderumlage.',
  'In der Rücklage liegen 94.000 €.',
  'Die Balkone werden gestrichen, aus der Rücklage.',
  'Der Garten wird für 900 € aus der Rücklage bepflanzt.',
])('%s: nothing ahead is paid by what is saved alone', line => {
  expect(paidIn(line)).toEqual([])
})
