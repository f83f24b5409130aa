import { expect, test } from 'vitest'
import { asStatements } from '../remarks/asStatements.ts'
import { groundRentTermsIn } from './groundRentTerms.ts'

test.each([
  [
    'Bei Veräußerung an Dritte wird mit der Erstzustimmung der Erbbauzins angepasst. Nach Auskunft des Kreiskirchenamts vom 06.11.2026 sind es 5.342 EUR jährlich, mit Indexklausel (VPI).',
    { withConsent: true, indexed: true, toldOn: '2026-11-06' },
  ],
  ['Die Gemeinde verlangt für ihre Zustimmung einen neuen Erbbauzins von 4.000 €.', { withConsent: true }],
  ['Der neue Zins von 4.000 € ist wertgesichert.', { indexed: true }],
  ['Laut Schreiben der Stiftung vom 3. März 2026 gelten künftig 4.000 €.', { toldOn: '2026-03-03' }],
  ['Künftig gelten 4.000 €, ohne Indexklausel.', null],
  ['Die Kirche muss dem Verkauf zustimmen; das ist eine Formalie.', null],
  ['Der Verkauf ist nur mit Zustimmung der Kirche möglich.', null],
])('%s', (told, terms) => {
  expect(groundRentTermsIn(asStatements(told))).toEqual(terms)
})
