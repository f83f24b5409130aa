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
  [
    'Die Kirche hat mitgeteilt, dass sie der Übertragung zustimmen wird, wenn der Erwerber einer Anpassung des Erbbauzinses auf 4 % des aktuellen Bodenwertes zustimmt.',
    { onlyAgainst: true },
  ],
  ['Die Stadt stimmt dem Verkauf nur gegen einen höheren Erbbauzins von 4.000 € zu.', { onlyAgainst: true }],
  [
    'Die Zustimmung zum Verkauf erteilt die Stiftung nur, sofern der Zins auf 4.000 € angepasst wird.',
    { onlyAgainst: true },
  ],
  [
    'Der Verkauf wird genehmigt, sofern eine Erhöhung des Erbbauzinses auf 4.000 € vereinbart ist.',
    { onlyAgainst: true },
  ],
  [
    'Zur Veräußerung ist die Zustimmung der Stiftung erforderlich. Diese wird nach Auskunft der Verwaltung erteilt, wenn der Erwerber einer Anpassung des Erbbauzinses auf 4 % des Bodenwerts zustimmt.',
    { onlyAgainst: true },
  ],
  [
    'Zur Veräußerung ist die Zustimmung der Stadt nötig. Sie wird erteilt, wenn das Haus selbst bewohnt wird. Der Zins bleibt.',
    null,
  ],
  [
    'Die Kirche stimmt dem Verkauf zu, wenn der Käufer ihre Bedingungen zum Denkmalschutz einhält. Der Zins bleibt.',
    null,
  ],
  ['Der Zins beträgt 4.000 €, der Käufer muss zustimmen.', null],
  ['Künftig gelten 4.000 €, ohne Indexklausel.', null],
  ['Die Kirche muss dem Verkauf zustimmen; das ist eine Formalie.', null],
  ['Der Verkauf ist nur mit Zustimmung der Kirche möglich.', null],
])('%s', (told, terms) => {
  expect(groundRentTermsIn(asStatements(told))).toEqual(terms)
})
