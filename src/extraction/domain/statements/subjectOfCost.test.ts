import { expect, test } from 'vitest'
import { asStatements } from '../remarks/asStatements.ts'
import type { CostSubject } from './costSubject.ts'
import { subjectOf } from './subjectOfCost.ts'

test.each<[string, CostSubject | null]>([
  ['Offen sind: Neuanstrich der Tore, Fugen im Hallenboden (Halle 1), Austausch der RWA-Steuerung (Angebot 14.200 € netto liegt vor).', null],
  ['Offen: Fassade, Austausch der Brandmeldeanlage (Kostenvoranschlag 9.000 €).', null],
  ['Offen: Anstrich, Erneuerung der Fenster (Angebot 14.200 €).', 'fenster'],
  ['Fassade und Fugen sind schadhaft (Angebot 14.200 €).', 'fassade'],
  ['Die Fugen im Badboden sind zu erneuern, Kosten 900 €.', null],
  ['Neuverfugung der Klinker, Angebot 14.200 €.', 'fassade'],
])('%s', (told, subject) => {
  const text = asStatements(told)
  expect(subjectOf(text, text.search(/14·200|9·000|900/u), [])).toBe(subject)
}) // prettier-ignore
