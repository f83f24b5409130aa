import { expect, test } from 'vitest'
import { sectionByText } from './sectionByText.ts'

const FIRM =
  'Als Stadtbau Immobilien AG verwalten wir ein Portfolio von 2500 Wohnungen und erzielen einen Jahresumsatz von 51 Millionen Euro. Bislang waren wir vorwiegend in Essen aktiv. Alle Objekte werden komplett saniert, mit Alles aus einer Hand.'
const OTHER_HOUSES =
  'Der Geschäftsführer der Stadtbau AG ist begeistert. Inzwischen hat das Unternehmen mehr als 100 alte Schmuckstücke kernsaniert, und das Portfolio wächst: Neben dem beschriebenen Objekt sind zahlreiche Instandsetzungsprojekte geplant.'
const TERMS =
  'Änderungen der Bauausführung bleiben vorbehalten. Maßliche Differenzen, statische und bauliche Maßnahmen, die sich aus technischen Gründen ergeben, bleiben ebenso vorbehalten. Möbel sind kein Leistungsbestandteil.'
const TOWN =
  'Der Zoologische Garten ist einer der ältesten Tierparks des Landes und liegt mitten in der Stadt. Theater und Museen, die Universität und ein großes Kulturangebot ziehen jedes Jahr viele Menschen in die Region.'

test.each([
  ['contact', FIRM],
  ['contact', OTHER_HOUSES],
  ['terms', TERMS],
  [
    'terms',
    'Schließt der Dritte den Kaufvertrag ab, so schuldet der Empfänger Schadensersatz. Bei Erbbaurechten beträgt die Provision 5,95 % vom Verkehrswert des Grundstücks. Gerichtsstand ist der Sitz des Maklers, der Maklervertrag kommt in Textform zustande.',
  ],
  [
    'terms',
    'Dieses Angebot ist freibleibend und nur für den Empfänger bestimmt. Die Provision ist bei Abschluss des Kaufvertrags fällig und von Käufer und Verkäufer je zur Hälfte zu zahlen, Besichtigungen sind nach Absprache möglich. Irrtum und Zwischenverkauf vorbehalten, alle Angaben ohne Gewähr.',
  ],
  ['location', TOWN],
])('text without a heading is told to be %s by what it tells: %s', (section, text) => {
  expect(sectionByText(text)).toBe(section)
})

test.each([
  'Das Haus wurde 1998 von einem Bauträger errichtet und 2015 saniert. Die Küche ist neu, das Bad hat ein Fenster, und der Keller ist trocken. Vom Balkon sieht man die Stadt, das Theater und die Universität sind nah.',
  'Zum Verkauf steht eine helle Wohnung mit 84 m² in der Innenstadt. Die Stadt bietet Theater, Museen und eine Universität, die Region ist reich an Freizeitangeboten und Sehenswürdigkeiten.',
  'Stadt, Theater, Museum, Universität',
  'Die Stadt hat mitgeteilt, dass der Zins ab dem 01.07.2027 auf 3.120 € im Jahr steigt. Im Grundbuch ist ein Vorkaufsrecht eingetragen, die Verkäufer haben der Erhöhung zugestimmt. Irrtum und Zwischenverkauf vorbehalten, alle Angaben ohne Gewähr.',
  'Der Garten ist geteilt, eine Gemeinschaft mit dem Nachbarn besteht nicht, und die Zufahrt zum Carport gehört zum Grundstück. Die Eigentümer bauen selbst, die Übergabe ist nicht vor Mai möglich. Irrtum und Zwischenverkauf vorbehalten, Angaben ohne Gewähr.',
  'Die Wohnung ist seit 2019 vermietet, der Mieter zahlt pünktlich. Eine Haftung für die Angaben wird nicht übernommen. Die Heizung wurde 2020 erneuert, das Dach 2012 gedeckt, die Fenster sind von 1998.',
])('what may tell of the object stays the object’s: %s', text => {
  expect(sectionByText(text)).toBeUndefined()
})
