import { expect, test } from 'vitest'
import { claimOf } from './claimOf.ts'

test.each([
  ['Sie kaufen einen Bauvertrag: Klären Sie, was hinzukommt.', 'Sie kaufen einen Bauvertrag', 'Klären Sie, was hinzukommt.'],
  ['Gibt es das Angebot noch? Denn die Anzeige ist reserviert: Fragen Sie, ob es noch gilt.', 'Die Anzeige ist reserviert', 'Fragen Sie, ob es noch gilt.'],
  ['Gibt es das Angebot noch? Es ist alt: Fragen Sie nach.', 'Es ist alt', 'Fragen Sie nach.'],
  ['Gibt es das Angebot noch?', 'Gibt es das Angebot noch?', ''],
  ['Zum Preis kommt die Sonderumlage: 3.936 €. Regeln Sie, wer sie zahlt.', 'Zum Preis kommt die Sonderumlage: 3.936 €', 'Regeln Sie, wer sie zahlt.'],
  ['Ist beantragt: Zahlen Sie nichts, und klären Sie: Wer haftet? Fragen Sie.', 'Ist beantragt', 'Zahlen Sie nichts, und klären Sie: Wer haftet? Fragen Sie.'],
])('%s', (words, claim, rest) => {
  expect(claimOf(words)).toEqual({ claim, rest })
}) // prettier-ignore
