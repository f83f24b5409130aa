import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { communityLoanOf } from './communityLoan.ts'

const told = (line: string) => communityLoanOf(passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])]), 2026)

test.each([
  ['Die Maßnahme ist über ein Darlehen der Gemeinschaft finanziert; auf die Wohnung entfallen hierfür bis Dezember 2036 monatlich 138,00 EUR, die zusätzlich zum oben genannten Hausgeld an die Verwaltung gezahlt und vom Erwerber fortgeführt werden.', 138, 2036, 12],
  ['Für das Darlehen der WEG sind bis 2031 monatlich 95 € neben dem Hausgeld zu zahlen.', 95, 2031, 12],
  ['Die Gemeinschaft hat für den Aufzug einen Kredit aufgenommen. Ihr Anteil beträgt 62 € im Monat (bis 06/2033) und ist nicht im Hausgeld enthalten.', 62, 2033, 6],
  ['Darlehensrate für die Sanierung der Fassade: monatlich 74,50 €, zusätzlich zum Hausgeld, Laufzeit bis März 2029.', 74.5, 2029, 3],
  ['Zum Hausgeld kommt die Rate für den Sanierungskredit der Gemeinschaft von monatlich 88 € hinzu.', 88, null, null],
  ['Die WEG hat ein Darlehen aufgenommen. Auf die Wohnung entfallen 45 € monatlich neben dem Hausgeld. Die Heizkosten sind im Hausgeld enthalten.', 45, null, null],
  ['Für das Darlehen der WEG zur neuen Heizung sind bis 2031 monatlich 95 € neben dem Hausgeld zu zahlen.', 95, 2031, 12],
  ['Die Gemeinschaft hat ein Darlehen für das Dach. Dafür zahlen Sie zusätzlich zum Hausgeld 58 € im Monat.', 58, null, null],
  ['Die Rate für das Darlehen der Gemeinschaft von 71 € im Monat ist im Hausgeld nicht enthalten.', 71, null, null],
  ['Der Kredit der Eigentümergemeinschaft wird mit 120 € monatlich bis 31.12.2030 bedient. Im Hausgeld ist das nicht enthalten.', 120, 2030, 12],
] as const)('%s', (line, month, year, last) => {
  expect(told(line)).toMatchObject({ month, until: year === null ? null : { year, month: last } })
}) // prettier-ignore

test.each([
  'Die Gemeinschaft hat für die Sanierung ein Darlehen aufgenommen. Das Hausgeld beträgt 322 €. Die Heizkosten von 70 € monatlich sind nicht im Hausgeld enthalten.',
  'Die Gemeinschaft hat ein Darlehen aufgenommen, die Rate ist im Hausgeld enthalten. Zusätzlich zum Hausgeld zahlen Sie 35 € im Monat für Strom.',
  'Die Gemeinschaft hat für die Sanierung des Dachs ein Darlehen aufgenommen. Zusätzlich zum Hausgeld fallen monatlich 45 € Grundsteuer an.',
  'Die KfW vergibt Kredite für die Sanierung. Neben dem Hausgeld fallen ca. 60 € im Monat für Heizung an.',
  'Die WEG hat einen Kredit aufgenommen, er wird mit dem Hausgeld bezahlt. Neben dem Hausgeld entfallen auf die Wohnung 40 € monatlich für Wasser und Abwasser.',
  'Die WEG hat einen Kredit. Zusätzlich zum Hausgeld sind Stromkosten von etwa 35 € im Monat anteilig zu zahlen.',
  'Das Hausgeld von 320 € enthält die Darlehensrate der Gemeinschaft von 95 € im Monat.',
  'Zusätzlich zum Hausgeld zahlen Sie monatlich 45 € für Strom.',
  'Finanzierungsbeispiel: Darlehen 200.000 €, Ihre Rate 900 € monatlich zuzüglich Hausgeld, Verwaltung inklusive.',
  'Die Rate für das Darlehen der Gemeinschaft von 95 € im Monat neben dem Hausgeld löst der Verkäufer bei Übergabe ab: Der Verkäufer zahlt den Rest.',
  'Der Stellplatz kostet 15 € monatlich zusätzlich zum Hausgeld, die Verwaltung hat kein Darlehen.',
  'Die Gemeinschaft hat kein Darlehen. Das Hausgeld beträgt 320 € im Monat.',
  'Die Sonderumlage für die Sanierung ist bezahlt; das Hausgeld beträgt 410 € im Monat zuzüglich Heizkosten.',
])('%s: nothing is paid beside the Hausgeld', line => {
  expect(told(line)).toBeNull()
})

test('one that has ended is told with its end, and only where none goes on', () => {
  const ended = 'Das Darlehen der Gemeinschaft wurde mit monatlich 95 € neben dem Hausgeld bis 2024 bezahlt.'
  expect(told(ended)).toMatchObject({ month: 95, until: { year: 2024, month: 12 } })
  const goesOn = 'Für das Darlehen der WEG sind bis 2031 monatlich 62 € neben dem Hausgeld zu zahlen.'
  expect(told(`${ended} ${goesOn}`)).toMatchObject({ month: 62, until: { year: 2031, month: 12 } })
})
