import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { townDuesOf } from './townDues.ts'

const duesIn = (text: string) => townDuesOf(passagesOf([page([text])])).map(({ high }) => high)

test.each<[string, number]>([
  ['Abwasser geht in die Klärgrube. Die Stadt schließt unsere Straße jetzt an, Bescheid ist da, auf unsere Hälfte kommen 11.400 €, fällig im Herbst 2027, das würde dann schon der Käufer zahlen.', 11_400],
  ['Die Straße wird nächstes Jahr an den Kanal angeschlossen. Unser Anteil beträgt 9.800 € und wird im Sommer 2027 fällig, den müsste der neue Eigentümer übernehmen.', 9_800],
  ['Von den Straßenausbaubeiträgen entfallen 7.300 € auf uns, der Bescheid ist da, die zahlt dann der Erwerber.', 7_300],
  ['Das Grundstück ist teilerschlossen. Für Kanal und Straße sind noch ca. 14.500 € an die Stadt zu zahlen.', 14_500],
  ['Erschließungsbeiträge in Höhe von 12.000 € stehen noch aus.', 12_000],
])('%s', (text, amount) => {
  expect(duesIn(text)).toEqual([amount])
}) // prettier-ignore

test.each([
  'Die Straße wurde 2019 an den Kanal angeschlossen, die 9.800 € haben wir bezahlt.',
  'Die Straßenausbaubeiträge von 7.300 € zahlt der Verkäufer, der Käufer trägt sie nicht.',
  'Das Haus ist am Kanal angeschlossen. Die Grunderwerbsteuer von 9.800 € trägt der Käufer.',
  'Für Kanal und Straße sind noch 14.500 € zu zahlen, das übernimmt der Verkäufer.',
  'Die Erschließungskosten von 12.000 € sind bezahlt, weitere stehen nicht an.',
  'Der Käufer zahlt 5 Cent Abwassergebühr mehr, im Jahr 120 €.',
])('nothing of a town for the buyer: %s', text => {
  expect(duesIn(text)).toEqual([])
})
