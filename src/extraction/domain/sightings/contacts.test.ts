import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { contactsIn, greetedAs } from './contacts.ts'

const greeted = (...lines: string[]) => greetedAs(contactsIn(passagesOf([page(lines)])))

test.each([
  ['Frau Heidrun Mackensen zeigt Ihnen die Wohnung gern nach Vereinbarung.', 'Frau Mackensen'],
  ['Anbieter: Westpfalz Wohnwerte GmbH, Frau S. Dörrenbecher, Kaiserslautern', 'Frau Dörrenbecher'],
  ['Anbieter: Hasselhorst Immobilien, Frau Tabea Hasselhorst, Huntestraße 18', 'Frau Hasselhorst'],
  ['Ihr Ansprechpartner: Korbinian Lehner, Lehner & Zrenner Immobilien', 'Korbinian Lehner'],
  ['Kontakt: Maren Quast, ELBINVEST, Hasselbachplatz 4', 'Maren Quast'],
  ['Vertrieb: Sabine te Bokkel.', 'Sabine te Bokkel'],
  ['Ansprechpartner | Finn-Ole Bruhn', 'Finn-Ole Bruhn'],
  ['Besichtigung nach Absprache mit Herrn Dr. Karl von der Heide, Telefon 0511 123', 'Herr Dr. von der Heide'],
  ['Ihre Ansprechpartnerin: Frau Müller Telefon 0511 123', 'Frau Müller'],
  ['Die Besichtigung vereinbaren Sie bitte vorher, Frau Kern führt die Termine mit Ihnen durch.', 'Frau Kern'],
  ['Auskunft gibt Frau Lohmeier im Bauamt, Zimmer 4.', 'Frau Lohmeier'],
])('%s: greets %s', (line, name) => {
  expect(greeted(line)).toBe(name)
})

test.each([
  ['Die Mieterin Frau Demirel wohnt seit elf Jahren dort und zahlt pünktlich.'],
  ['Besichtigung nach Absprache mit der Mieterin Frau Demirel.'],
  ['Herr Schulz ist letztes Jahr verstorben.'],
  [
    'Eine Hausverwaltung haben wir nicht mehr, seit Herr Diekmann aus dem ersten Stock das macht – er war bei der Sparkasse.',
  ],
  ['Herr Kolb macht die Abrechnungen, er war lange bei der Volksbank Immobilien GmbH.'],
  ['Frau Peters von nebenan hat den Schlüssel für die Besichtigung.'],
  ['Herzliche Grüße, auch von meiner Frau', 'Roland Habicht', 'Telefon 0171 123'],
  ['Kontakt: Sparkasse Hameln, Osterstraße 2'],
  ['Kontakt: Team Immobilien, Köln'],
  ['Ihr Ansprechpartner: Lehner & Zrenner Immobilien'],
  ['Wir freuen uns auf Ihre Anfrage.'],
])('names nobody to write to: %s', (...lines) => {
  expect(greeted(...lines)).toBeNull()
})

test.each([
  ['Ihr Ansprechpartner: Korbinian Lehner, Lehner & Zrenner Immobilien, Weiden i. d. OPf.', 'Korbinian Lehner'],
  ['Kontakt: Maren Quast, ELBINVEST, Hasselbachplatz 4,', 'Maren Quast'],
  ['Korbinian Lehner,', 'Korbinian Lehner'],
  ['Mit besten Grüßen Renate Oberhof-Kahl, auch für meinen Bruder', 'Renate Oberhof-Kahl'],
  ['Ihr Makler vor Ort', null],
])('of a quote that has grown, "%s", the name is greeted alone', (quote, name) => {
  expect(greetedAs([{ page: 1, quote, box: [0, 0, 9, 9] }])).toBe(name)
})

test('of two that are named nobody is greeted, of one named twice he is', () => {
  expect(greeted('Ansprechpartner: Frau Kern', '', 'Besichtigung: Herr Wolf, Telefon 0511 123')).toBeNull()
  expect(greeted('Ansprechpartner: Frau Anna Kern', '', 'Besichtigung: Frau Kern, Telefon 0511 123')).toBe('Frau Kern')
})

test.each([
  [['IHR BERATER', 'Ansgar Wibbelt', 'Mo – Fr 9 – 17 Uhr'], 'Ansgar Wibbelt'],
  [['Mit freundlichen Grüßen', 'Renate Oberhof'], 'Renate Oberhof'],
  [['Viele Grüße', 'Renate Oberhof-Kahl, auch für meinen Bruder'], 'Renate Oberhof-Kahl'],
  [['Mit freundlichen Grüßen', 'Renate und Klaus Oberhof'], 'Renate und Klaus Oberhof'],
  [
    [
      'Seit Herr Diekmann aus dem ersten Stock das macht, er war bei der Sparkasse, sind die Abrechnungen in Ordnung.',
      '',
      'Herzliche Grüße',
      'Annegret und Jens Wolters',
    ],
    'Annegret und Jens Wolters',
  ],
  [['Rückfragen beantwortet auch Herr Kolb, der Verwalter.', '', 'Viele Grüße', 'Renate Oberhof'], 'Renate Oberhof'],
  // A name cut short: whom one would greet is not sure.
  [['Mit freundlichen Grüßen', 'Renate O.'], null],
] as const)('who is named below a heading or signs is greeted: %j', (lines, name) => {
  expect(greeted(...lines)).toBe(name)
})
