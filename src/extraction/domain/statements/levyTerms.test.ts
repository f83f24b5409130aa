import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { leviesOf } from './levies.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const passages = (line: string) => passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])])

test.each([
  ['fällig je zur Hälfte am 15.03.2027 und am 15.09.2027', 'fällig je zur Hälfte am 15.03.2027 und am 15.09.2027'],
  ['je zur Hälfte am 15.03.2027 und am 15.09.2027 fällig', 'je zur Hälfte am 15.03.2027 und am 15.09.2027 fällig'],
  ['zahlbar am 1. März 2027 und am 1. September 2027', 'zahlbar am 1. März 2027 und am 1. September 2027'],
  ['die erste Rate ist am 15.03.2027 fällig, die zweite am 15.09.2027', 'am 15.03.2027 fällig, die zweite am 15.09.2027'],
  ['die eine Hälfte wird am 1. März 2027 fällig und die andere am 1. September', 'die eine Hälfte wird am 1. März 2027 fällig und die andere am 1. September'],
  ['fällig am 15.03.2027, Baubeginn ist am 01.05.2027', 'fällig am 15.03.2027'],
])('%s: every instalment is told', (line, due) => {
  expect(leviesOf(passages(`Beschlossen ist eine Sonderumlage, auf diese Wohnung entfallen 9.600 €, ${line}.`), SETTING)[0]?.due).toBe(due)
}) // prettier-ignore

test.each([
  ['Der Beschluss ist bestandskräftig.', { isFinal: true }],
  ['Der Beschluss ist noch nicht bestandskräftig.', { isFinal: undefined }],
  ['Die Beiträge trägt, wer bei Fälligkeit im Grundbuch steht.', { byOwnerWhenDue: true }],
  ['Zahlungspflichtig ist der jeweilige Eigentümer im Zeitpunkt der Fälligkeit.', { byOwnerWhenDue: true }],
  ['Es zahlt der am Fälligkeitstag eingetragene Eigentümer.', { byOwnerWhenDue: true }],
  ['Was nach dem Lastenwechsel fällig wird, zahlt der Erwerber.', { onBuyerAfterTransfer: true }],
  ['Die Fälligkeit richtet sich nach dem Baufortschritt.', { byOwnerWhenDue: undefined }],
  ['Ob ein Zuschuss des Bundes abgezogen werden kann, klärt die Verwaltung; der Antrag ist gestellt.', { isGrantOpen: true }],
  ['Die Förderung der KfW ist beantragt.', { isGrantOpen: true }],
  ['Der beantragte Zuschuss ist bewilligt und schon abgezogen.', { isGrantOpen: undefined }],
])('%s: its terms', (line, terms) => {
  const [levy] = leviesOf(passages(`Beschlossen ist eine Sonderumlage, auf diese Wohnung entfallen 9.600 €. ${line}`), SETTING)
  for (const [key, value] of Object.entries(terms)) expect(levy?.[key as 'isFinal']).toBe(value)
}) // prettier-ignore
