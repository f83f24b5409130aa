import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

/** Lines parted by " / "; what is said of parking as "price: in the price", null where it is not said. */
const WORDINGS: readonly (readonly [lines: string, spaces: readonly string[]])[] = [
  ['Kaufpreis: 245.000 € inkl. TG-Stellplatz', ['null: true']],
  ['Kaufpreis | 245.000 € / Ein Tiefgaragenstellplatz ist im Kaufpreis inbegriffen.', ['null: true']],
  ['Kaufpreis | 245.000 € / Im Kaufpreis enthalten ist ein Garagenstellplatz.', ['null: true']],
  ['Kaufpreis inkl. Stellplatz Nr. 41 | 145.000 €', ['null: true']],
  ['Kaufpreis | 245.000 € / Ein Carport steht am Weg, davor parkt ein zweiter Wagen. Beides ist im Preis drin.', ['null: true']], // prettier-ignore
  ['KP Gesamt: | 620.000 € = 595.000 € + 25.000 € Stellplatz', ['25000: true']],
  ['Kaufpreis ETW 329.000 € / Kaufpreis TG 10.000 € / Kaufpreis GESAMT 339.000 €', ['10000: true']],
  ['Kaufpreis | 329.000 € / Stellplatz | 10.000 € / Insgesamt kostet beides 339.000 €.', ['10000: false']],
  ['Kaufpreis | 339.000 € inkl. Duplexstellplatz (10.000 €)', ['10000: true']],
  ['Wohnung | 1.069.000 € / 2 TG-Stellplätze à 28.000 € | 56.000 € / Kaufpreis gesamt | 1.125.000 € / Die Stellplätze werden nur gemeinsam mit der Wohnung abgegeben.', ['28000: true']], // prettier-ignore
  ['Kaufpreis | 329.000 € / 2 Stellplätze à 10.000 € | 20.000 € / zusammen | 349.000 €', ['10000: false']],
  ['Kaufpreis | 329.000 € / Stellplatz | 1 TG-Duplex, 10.000 €', ['10000: null']],
  ['Kaufpreis Wohnung | 219.000 € / TG-Stellplatz Nr. 11 | zzgl. 15.000 €', ['15000: false']],
  ['Kaufpreis | 329.000 € zzgl. Garage 15.000 €', ['15000: false']],
  ...[
    'wird nur zusammen abgegeben',
    'Abgabe nur gemeinsam mit der Wohnung',
    'nicht einzeln erhältlich',
    'muss mit erworben werden',
    'obligatorisch',
    'zwingend mit zu kaufen',
    'zuzüglich zum Wohnungspreis',
  ].map(
    words => [`Kaufpreis Wohnung | 189.000,00 € / Kaufpreis TG-Stellplatz | 12.000,00 € (${words}) / Provision | 2,975 % inkl. gesetzl. MwSt.`, ['12000: false']] as const, // prettier-ignore
  ),
  ...['im Kaufpreis enthalten', 'inklusive', 'im Preis bereits inbegriffen, nicht einzeln erhältlich'].map(
    words => [`Kaufpreis | 189.000,00 € / TG-Stellplatz | 12.000,00 € (${words})`, ['12000: true']] as const,
  ),
  ['Kaufpreis | 189.000 € / Stellplatz | 12.000 €, muss nicht mit erworben werden', ['12000: null']],
  ['Der Kaufpreis beträgt 178.000 €. Der Außenstellplatz kostet 6.500 € und muss mit erworben werden.', ['6500: false']], // prettier-ignore
  [
    'Der Kaufpreis beträgt 645.000 € und beinhaltet einen Tiefgaragenstellplatz. Ein zweiter Stellplatz kann für 30.000 € erworben werden.',
    ['30000: false', 'null: true'],
  ],
  // What stands in a garage has a price of its own.
  ['Kaufpreis | 209.000 € / Der VW Polo in der Garage ist auch zu haben, 1.900 €.', []],
  ['Kaufpreis | 209.000 € / Den Traktor in der Garage geben wir für 4.500 € ab.', []],
  ['Kaufpreis | 209.000 € / Der Platz in der Tiefgarage kostet 19.000 € extra.', ['19000: false']],
  ['Kaufpreis | 209.000 € / Die Garage hinter dem Haus kostet 12.000 € extra.', ['12000: false']],
  // What belongs to the home is bought with it, and not for its price.
  ['Kaufpreis | 245.000 € / Die Garage im Hof gehört dazu und wird ausschließlich gemeinsam mit der Wohnung verkauft, Preis: 12.500 €.', ['12500: false']], // prettier-ignore
  ['Kaufpreis | 245.000 € / In der Tiefgarage gehört der Stellplatz Nr. 4 dazu, Preis 24.000 €. Wohnung, Kellerraum und Stellplatz werden nur gemeinsam abgegeben.', ['24000: false']], // prettier-ignore
  ['Kaufpreis | 245.000 € / Zur WE 07 gehört in der Tiefgarage der Stellplatz 14. Er wird zusammen mit der Wohnung erworben; Preis 29.500 €.', ['29500: false']], // prettier-ignore
  ['Kaufpreis | 245.000 € / Stellplatz im Hof, Kaufpreis 15.000 €, nicht im obigen Preis enthalten', ['15000: false']],
  ['Kaufpreis | 245.000 € / Die Garage wird zusammen mit der Wohnung verkauft und ist im Preis enthalten.', ['null: true']], // prettier-ignore
  ['Kaufpreis | 148.000 € / Die Garage wird gemeinsam mit der Wohnung verkauft: Kaufpreis 148.000 €.', ['148000: null']], // prettier-ignore
  ['Kaufpreis | 148.000 € / Die Garage wird nur gemeinsam mit der Wohnung verkauft, Preis 12.500 €.', ['12500: false']], // prettier-ignore
  ['Kaufpreis | 245.000 € / Zur Wohnung gehört ein Stellplatz.', ['null: true']],
  ['Kaufpreis | 329.000 € / Garagenplatz Nr. 4 | 24.000 € / Der Garagenplatz ist mit der Wohnung zu erwerben, zusammen 353.000 €.', ['24000: false']], // prettier-ignore
  ['Kaufpreis Wohnung | 459.000 € / Tiefgaragenstellplatz | 26.500 € / Zu jeder Drei-Zimmer-Wohnung ist ein Tiefgaragenstellplatz zu erwerben.', ['26500: false']], // prettier-ignore
  ['Kaufpreis | 459.000 € / Tiefgaragenstellplatz | 26.500 € / Zu jeder Wohnung ist ein Kellerraum zu übernehmen.', ['26500: null']], // prettier-ignore
  ['Kaufpreis | 329.000 € / Tiefgaragenstellplatz | 1', []],
  ['Kaufpreis | 129.000 € / Stellplatz | 1 Carport / Kontakt nur über die Mieterin. Der Carport ist im Preis bislang nicht eingerechnet, er kostet 8.500 € und ist mit zu übernehmen.', ['8500: false']], // prettier-ignore
  [
    'Kaufpreis | 72.000 € / Kellerraum, Waschküche, Stellplatz Nr. 41 als Sondernutzungsrecht ohne Aufpreis.',
    ['null: true'],
  ],
  ['Kaufpreis | 72.000 € / Der Stellplatz gehört dazu.', ['null: true']],
  ['Kaufpreis | 72.000 € / Vor dem Haus gehört ein Stellplatz zum Grundstück.', ['null: true']],
  ['Festpreis | 439.000 € / Carport | im Festpreis', ['null: true']],
  ['Kaufpreis | 72.000 € / Ein Stellplatz gehört nicht dazu.', []],
  ['Kaufpreis | 72.000 € / Ein Stellplatz als Sondernutzungsrecht für 8.000 € kann erworben werden.', ['8000: false']],
  [
    'Kaufpreis | 329.000 € / Ein Stellplatz kann ebenfalls erworben werden. Das Hausgeld beläuft sich inklusive Stellplatz auf 299 €.',
    ['null: false'],
  ],
]

test.each(WORDINGS)('parking: %s', (lines, spaces) => {
  const offer = ['# Eigentumswohnung zum Kauf', 'Wohnfläche 78 m², Käuferprovision 3,57 %', ...lines.split(' / ')]
  const parts = extract([page(offer)], calendarDate('2026-11-22')).deal?.parts ?? []
  expect(parts.filter(({ kind }) => kind === 'stellplatz').map(one => `${one.priceEuro}: ${one.inPrice}`)).toEqual(
    spaces,
  )
})
