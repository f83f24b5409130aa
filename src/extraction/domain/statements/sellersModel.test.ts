import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { sellersModelOf } from './sellersModel.ts'

const read = (...lines: string[]) => sellersModelOf(passagesOf([page(['# Beispielrechnung', '', ...lines])]))

test.each([
  ['Eigenaufwand vor Wertsteigerung | – 221 €', 'aufwand', 221],
  ['Im Beispiel zur Finanzierung bleiben monatlich rund 190 € Eigenaufwand.', 'aufwand', 190],
  ['Die Wohnung trägt sich im Beispiel mit 118 € monatlichem Aufwand.', 'aufwand', 118],
  ['Monatliche Zuzahlung | 145 €', 'aufwand', 145],
  ['Monatlich 118 € Zuzahlung nach Steuern.', 'aufwand', 118],
  ['Die monatliche Unterdeckung beträgt 118 €.', 'aufwand', 118],
  ['Überschuss vor Tilgung | 477', 'ueberschuss', 477],
  ['Monatlicher Überschuss: 62 €', 'ueberschuss', 62],
  ['Kapitaldienst im Jahr | 31.080 €', 'kapitaldienst', 31_080],
  ['Kapitaldienst p. a.: 31.080 €', 'kapitaldienst', 31_080],
])('what the seller reckons is left or lacking is read: %s', (line, of, amount) => {
  expect(read('Rate Bank, Steuervorteil und Mieteinnahme', '', line)).toMatchObject({ of, amount })
})

test.each([
  ['Der Überschuss der WEG von 420 € wird ausgezahlt.'],
  ['Überschuss aus der Photovoltaik: 310 € im Jahr'],
  ['Mit geringem Aufwand lässt sich das Haus herrichten.'],
  ['Der Kapitaldienst hängt von Ihrer Bank ab.'],
  ['Kaltmiete 640 €'],
  ['Eigenaufwand'],
  ['Wohnungsüberschuss von 12 % in der Stadt'],
  ['Küche gegen Zuzahlung von 3.500 € möglich. Finanzierung über unsere Bank.'],
  ['Stellplatz: Zuzahlung 4.500 €'],
  ['Die Jahresabrechnung 2024 ergab einen Überschuss von 477 €. Finanzierung möglich.'],
  ['Ein Überschuss von 477 € wurde den Eigentümern gutgeschrieben.'],
  ['Bei Einbau eines Lifts ist eine Zuzahlung von 450 € zu leisten. Die Bank ist nebenan.'],
  ['Monatliche Zuzahlung zum Aufzug | 45 €'],
  ['Zum Streichen sind 400 € Aufwand zu rechnen.'],
])('no such figure is read of: %s', line => {
  expect(read('Rate Bank, Steuervorteil und Mieteinnahme', '', line)).toBeNull()
})

test.each([
  ['Bei 20 % Eigenkapital und 3,8 % Zins ergibt sich nach Vollvermietung ein monatlicher Überschuss von 61 €.', 'ueberschuss', 61],
  ['Nach Rate und Steuererstattung bleibt eine Unterdeckung von 84 €.', 'aufwand', 84],
])('a sentence is an example by itself: %s', (line, of, amount) => {
  expect(sellersModelOf(passagesOf([page(['# Wohnung zum Kauf', '', line])]))).toMatchObject({ of, amount })
}) // prettier-ignore

test('one word of banks is no example', () => {
  const line = 'Überschuss vor Tilgung | 477'
  expect(sellersModelOf(passagesOf([page(['# Wohnung zum Kauf', '', 'Die Bank ist nebenan.', '', 'Kaltmiete 640 €', '', line.replace(' vor Tilgung', ' im Monat')])]))).toBeNull() // prettier-ignore
})
