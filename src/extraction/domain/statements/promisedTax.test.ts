import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { promisedTaxOf } from './promisedTax.ts'

const FLAT = ['# Denkmalwohnung in Görlitz', 'Kaufpreis: 289.000 €', 'Wohnfläche: 62 m²', 'Das Haus ist ein Kulturdenkmal; abgeschrieben wird nach § 7i EStG.', ''] // prettier-ignore
const read = (...lines: string[]) =>
  extract([page([...FLAT, ...lines])], calendarDate('2026-11-27')).sums.advertised.tax

test.each([
  ['Bei 42 % Grenzsteuersatz mindert die Abschreibung Ihre Steuer in zwölf Jahren um rund 91.000 €.', 91_000, 12, 42],
  ['Bei 42 Prozent Steuersatz ergibt sich über zwölf Jahre eine Ersparnis von rund 91.000 €.', 91_000, 12, 42],
  ['Bei einem Grenzsteuersatz von 42 % ergibt sich über die Laufzeit ein Vorteil von 91.000 €.', 91_000, 12, 42],
  ['Es ergibt sich eine rechnerische Steuerersparnis von rund 91.000 € innerhalb von zwölf Jahren.', 91_000, 12, null],
  ['Steuerersparnis bei 42 % Grenzsteuersatz in zwölf Jahren: rd. 91.000 €', 91_000, 12, 42],
  ['Steuerersparnis bei 44 % inkl. SolZ in 12 Jahren: ca. 91.000 €', 91_000, 12, 44],
  ['Über zwölf Jahre gibt es eine Steuererstattung von rund 91.000 €.', 91_000, 12, null],
  ['Bei 42 % Steuersatz sprechen wir über eine Entlastung von zusammen 91.000 €, verteilt auf zwölf Jahre.', 91_000, 12, 42], // prettier-ignore
  ['Als Eigennutzer sparen Sie in zehn Jahren rund 72.000 € Steuern.', 72_000, 10, null],
  ['Steuerersparnis pro Jahr bei 42 % (Jahr 1 bis 8): 10.100 €', 10_100, null, 42],
  ['Steuerersparnis im ersten Jahr 8.885 €.', 8_885, null, null],
  ['Steuervorteil über 12 Jahre bei 500.000 € Einkommen ca. 84.000 €.', 84_000, 12, null],
  ['Steuervorteile in 10 Jahren bei Sanierungsanteil von 120.000 €: 50.400 €.', 50_400, 10, null],
  ['Steuerersparnis in zwölf Jahren: Abschreibung 120.000 €, Ersparnis 50.000 €.', 50_000, 12, null],
  ['Steuerersparnis in zwölf Jahren durch Abschreibung: 50.000 €', 50_000, 12, null],
  ['Steuerersparnis in 12 Jahren aus der Denkmal-AfA 48.000 €.', 48_000, 12, null],
  ['Steuerersparnis in zwölf Jahren auf die AfA von 120.000 €: 48.000 €', 48_000, 12, null],
  ['Der Verkäufer rechnet mit einer Steuerersparnis von 50.000 € in zwölf Jahren.', 50_000, 12, null],
])('what the seller says is saved in tax is read: %s', (line, amount, years, rate) => {
  expect(read(line)).toMatchObject({ amount, years, rate, law: '7i' })
})

test.each([
  ['Steuerermäßigung nach § 35c EStG: über drei Jahre höchstens 40.000 €.'],
  ['Mit dem KfW-Zuschuss und Steuervorteilen sparen Bauherren in zehn Jahren 24.000 €.'],
  ['Grunderwerbsteuer 5,5 %, Notar, Grundbuch: 29.850 €'],
  ['Die neue Heizung bringt eine Ersparnis von 1.200 € im Jahr.'],
  ['Der Steuervorteil hängt von Ihrem Satz ab. Der Kaufpreis beträgt 289.000 €.'],
  ['Bei einem zu versteuernden Einkommen von 110.000 € fragen Sie Ihren Steuerberater.'],
  ['Steuer-ID und Steuervorteile finden Sie im Impressum.'],
  ['Ersparnis von 5.000 € gegenüber dem Nachbarhaus.'],
  ['Steuervorteil | + 148 €'],
  ['Photovoltaik: Steuervorteil von 4.000 € in zehn Jahren.'],
  ['Mit der Grundsteuerersparnis von 3.200 € in zwölf Jahren ist zu rechnen.'],
  ['Steuervorteil in zwölf Jahren aus einem Sanierungsanteil von 120.000 €.'],
  ['Wir haben als Verkäufer über 10 Jahre Steuervorteile von 30.000 € gehabt.'],
  ['Die Steuerersparnis von 30.000 € in zehn Jahren hatten wir selbst genutzt.'],
  ['Der Steuervorteil von 30.000 € in zehn Jahren entfällt für den Verkäufer.'],
])('no promised saving is read of: %s', line => {
  expect(read(line)).toBeNull()
})

test('the sum of all years goes before that of one', () => {
  expect(read('Steuerersparnis im ersten Jahr 8.885 €.', '', 'Steuerersparnis in zwölf Jahren 91.000 €.')).toMatchObject({ amount: 91_000, years: 12 }) // prettier-ignore
})

test('without a law of raised depreciation no certificate is asked for', () => {
  const { sums } = extract([page(['# Neubauwohnung in Dessau', 'Kaufpreis: 289.000 €', '', 'Steuerersparnis im Jahr 2.400 €, degressive AfA.'])], calendarDate('2026-11-27')) // prettier-ignore
  expect(sums.advertised.tax).toMatchObject({ amount: 2_400, law: null })
})

test.each([
  ['Nicht nach § 7i EStG, keine Denkmalabschreibung.', null],
  ['Das Nachbarhaus ist ein Einzeldenkmal.', null],
  ['Es ist kein Neubau, sondern ein Einzeldenkmal.', '7i'],
  ['Das Haus liegt im Sanierungsgebiet: Abschreibung nach § 7h EStG.', '7h'],
  ['Nicht § 7i, sondern § 7h EStG gilt im Sanierungsgebiet.', '7h'],
  ['Denkmal-AfA nach § 7i EStG, ohne Gewähr.', '7i'],
])('the law that it hangs on is the one of this house: %s', (line, law) => {
  const passages = passagesOf([page(['# Wohnung in Dessau', '', 'Steuerersparnis im Jahr 2.400 €.', '', line])])
  expect(promisedTaxOf(passages, [])).toMatchObject({ amount: 2_400, law })
})
