import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { boughtWithOf } from './boughtWith.ts'

const boughtIn = (text: string, asked: { readonly price: number | null; readonly parking: number | null } = { price: 549_000, parking: 24_000 }) =>
  boughtWithOf(passagesOf([page(['# Wohnung zu verkaufen', '', ...text.split('\n')])]), asked).map(
    ({ thing, priceEuro }) => `${thing} ${priceEuro}`,
  ) // prettier-ignore

test.each([
  ['Zur Wohnung gehört ein Gartenteil auf dem Nachbarflurstück. Der 1/6-Anteil wird für 15.000 € mitverkauft.', 'gartenanteil 15000'],
  ['Der Gartenanteil kostet 15.000 €. Wohnung, Gartenanteil und Stellplatz werden nur gemeinsam abgegeben.', 'gartenanteil 15000'],
  ['Der Miteigentumsanteil am Gartengrundstück ist für 9.500 € mit zu erwerben.', 'gartenanteil 9500'],
  ['Hobbyraum Nr. 3 im Untergeschoss, zzgl. 12.000 €.', 'hobbyraum 12000'],
  ['Zum Kaufpreis kommen 8.000 € für den Hobbyraum hinzu.', 'hobbyraum 8000'],
  ['Der zweite Kellerraum (6.500 €) ist nicht im Kaufpreis enthalten und muss mit erworben werden.', 'keller 6500'],
  ['Der Wegeanteil von 1/8 ist für 4.000 € mitzuerwerben.', 'weganteil 4000'],
  ['Die Wohnung kann nur zusammen mit dem Hobbyraum gekauft werden. Preis für den Hobbyraum: 11.000 €.', 'hobbyraum 11000'],
  ['Zur Wohnung gehört ein Gartenteil. Er liegt auf dem Nachbarflurstück (410 m²), das sechs Wohnungen zu gleichen Bruchteilen gehört; die Nutzung ist aufgeteilt. Der 1/6- Anteil wird für 15.000 € mitverkauft.', 'gartenanteil 15000'],
  ['Der 1/6-Anteil am Garten wird für 15.000 € mitverkauft.', 'gartenanteil 15000'],
  ['Der Garten wird für 18.000 € mitverkauft.', 'garten 18000'],
  ['Das Speicherabteil wird ausschließlich gemeinsam mit der Wohnung verkauft; der Preis für das Speicherabteil beträgt 5.500 €.', 'speicher 5500'],
])('must be bought too: %s', (text, found) => {
  expect(boughtIn(text)).toEqual([found])
}) // prettier-ignore

test.each([
  'Auf Wunsch kann der Gartenanteil für 15.000 € dazu erworben werden.',
  'Hobbyraum optional: 12.000 €.',
  'Ein weiterer Kellerraum kann für 6.500 € erworben werden.',
  'Der Hobbyraum kostet zzgl. 12.000 €. Der Hobbyraum ist optional.',
  'Der Anteil von 1/8 am Privatweg geht mit dem Kaufpreis über.',
  'Im Kaufpreis sind 15.000 € für den Gartenanteil enthalten.',
  'Vom Kaufpreis entfallen 15.000 € auf den Gartenanteil.',
  'Die Einbauküche wird für 8.000 € Abstand übernommen und mitverkauft.',
  'Der Garten wurde 2019 für 15.000 € neu angelegt, das Gartenhaus wird mitverkauft.',
  'Im Garten steht ein Gartenhaus, das für 3.000 € mitverkauft wird.',
  'Der Gartenanteil kann für 90 € im Monat gepachtet werden.',
  'Für den Garten zahlt die Gemeinschaft 1.200 € im Jahr.',
  'Der Keller wird abgedichtet, die Kosten von 12.000 € kommen als Umlage hinzu.',
  'Der Stellplatz im Hof hinter dem Garten ist für 24.000 € mitzuerwerben.',
  'Die Sauna im Keller wird für 5.000 € mitverkauft.',
  'Für Stellplatz und Gartenanteil zusammen 39.000 €, nur gemeinsam.',
  'Wohnung mit Garten, Preis 549.000 €, zzgl. 3,57 % Provision.',
  'Die Kellerdecke wird gedämmt, das Angebot liegt bei 6.000 €; Verkauf nur gemeinsam mit der Garage.',
])('is in the price, may be left, or is something else: %s', text => {
  expect(boughtIn(text)).toEqual([])
})

test('What the sum asked holds already is not added again, and a court asks no price', () => {
  const text = 'Der Gartenanteil wird für 15.000 € mitverkauft.\nDie Wohnung allein kostet 549.000 €.'
  expect(boughtIn(text, { price: 588_000, parking: 24_000 })).toEqual([])
  expect(boughtIn(text, { price: 564_000, parking: null })).toEqual([])
  expect(boughtIn(text, { price: null, parking: null })).toEqual([])
})
