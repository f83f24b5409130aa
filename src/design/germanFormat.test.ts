import { expect, test } from 'vitest'
import { breakable, unbroken } from './germanFormat.ts'

test.each([
  ['a number stays with its unit', 'Kaufpreis 96.400 € für 82 m²', 'Kaufpreis 96.400\u00a0€ für 82\u00a0m²'],
  ['a paragraph with its sign', 'Auskunft nach § 5a GefStoffV', 'Auskunft nach §\u00a05a GefStoffV'],
  ['a town with its postcode', 'Grundstück, 23936 Bad Doberan', 'Grundstück, 23936\u00a0Bad Doberan'],
  ['a day with its month', 'zum Lesen bis 30. Dezember 2026', 'zum Lesen bis 30.\u00a0Dezember 2026'],
  ['a paragraph in brackets', 'teilt es nicht (§§ 656c, 656d BGB)', 'teilt es nicht (§§\u00a0656c, 656d BGB)'],
  ['no other word with a long number', 'Nr. 123456 Abc, 23936 m', 'Nr. 123456 Abc, 23936 m'],
])('for showing, %s', (_, text, shown) => {
  expect(unbroken(text)).toBe(shown)
})

test.each([
  ['Mehrfamilienhaus, 44139 Dortmund', 'Mehrfamilien\u00adhaus, 44139 Dortmund'],
  ['Doppelhaushälfte', 'Doppel\u00adhaus\u00adhälfte'],
  ['3-Zimmer-Eigentumswohnung', '3-Zimmer-Eigentums\u00adwohnung'],
  ['Letzte Modernisierung', 'Letzte Moderni\u00adsierung'],
  ['Protokolle der Eigentümerversammlung', 'Protokolle der Eigentümer\u00adversamm\u00adlung'],
  ['Grundbuchauszug', 'Grund\u00adbuch\u00adauszug'],
  ['130 kWh/(m²·a)', '130 kWh/\u200b(m²·a)'],
  ['Beschlusssammlung', 'Beschluss\u00adsammlung'],
  ['Einzelabrechnung mit Vermögensbericht', 'Einzel\u00adabrechnung mit Vermögens\u00adbericht'],
  ['Jahresnettokaltmiete', 'Jahresnetto\u00adkaltmiete'],
  ['Kaltmiete im Monat', 'Kaltmiete im Monat'],
  ['Weiterverfolgen', 'Weiter\u00adverfolgen'],
  ['Sanierungsfahrplan', 'Sanierungs\u00adfahrplan'],
  ['Abgeschlossenheitsbescheinigung', 'Abgeschlossenheits\u00adbescheinigung'],
  ['Schornsteinfegerprotokoll, Rechnung', 'Schornsteinfeger\u00adprotokoll, Rechnung'],
  ['Angebotspreis', 'Angebots\u00adpreis'],
  ['Feuchtemessung durch einen Sachverständigen', 'Feuchte\u00admessung durch einen Sachverständigen'],
  ['Wärmedämmverbundsystem', 'Wärmedämm\u00adverbund\u00adsystem'],
  ['Grunderwerbsteuer', 'Grunderwerb\u00adsteuer'],
  ['Eigentümergemeinschaft', 'Eigentümer\u00adgemeinschaft'],
  ['Bemessung, Systeme, Preise', 'Bemessung, Systeme, Preise'],
  ['Haus am See', 'Haus am See'],
])('in a narrow column, %s breaks between its parts', (text, shown) => {
  expect(breakable(text)).toBe(shown)
})
