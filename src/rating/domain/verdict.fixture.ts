import { euro } from '#kernel/money.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { NO_STEPS } from '#valuation/domain/limitSteps.fixture.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import type { VerdictGrounds } from './verdict.ts'

/** A home that is right up to 300.000 €, of which nothing is open. */
export const WORTH: Worth = {
  ceiling: euro(300_000),
  limitedBy: 'schaetzung',
  steps: NO_STEPS,
  ...{ afterWorks: null, untouched: null, unnamed: null },
  prudent: euro(300_000),
  best: euro(300_000),
  open: [],
}
const CONDITION = { id: 'zustand', label: 'Zustand nicht bekannt', change: euro(20_000) }
export const VAGUE: Worth = { ...WORTH, prudent: euro(280_000), open: [CONDITION] }
export const SOUND: VerdictGrounds = {
  worth: WORTH,
  noWorth: null,
  noPrice: 'Im Exposé haben wir keinen Preis gefunden.',
  knockouts: [],
  heavy: [],
  priced: [],
  first: [],
  ...{ works: euro(0), heating: euro(0) },
  ...{ counted: [], states: [] },
  ...{ unread: false, auction: false, inspected: false, outdated: false, openClauses: 0, mayRise: false },
}
export const DAMP: Answer = {
  id: 'keller-feuchte',
  ...{ group: 'Zustand & Substanz', ratingGroup: 'Zustand', question: 'Ist der Keller trocken?' },
  ...{ weight: 5, knockout: false, core: true },
  state: 'belegt',
  answer: 'feucht',
  evidence: [{ page: 2, quote: 'feuchter Keller', box: [1, 2, 3, 4] }],
  inputs: [],
  light: 'gelb',
  reason: 'Der Keller ist feucht.',
}
