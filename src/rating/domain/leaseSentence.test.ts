import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { EndingLease } from './endingLease.ts'
import { leaseSentence } from './leaseSentence.ts'

const TODAY = calendarDate('2026-11-27')
const LEASE: EndingLease = {
  ...{ end: calendarDate('2027-06-30'), byOperator: false, byNotice: false, isLapsed: false, hasOption: false },
  ...{ ownsFitOut: false, area: null, rent: null },
}
const rent = { lost: euro(1_150), whole: euro(3_130) }

test.each<[what: string, lease: EndingLease, has: RegExp, not: RegExp]>([
  ['a term', LEASE, /endet am 30\.06\.2027: Klären Sie, ob der Mieter bleibt;/u, /Option|Einbauten/u],
  ['who says that he does not stay', { ...LEASE, declines: true }, /erklärt, dass er nicht verlängert.*bis ein Nachmieter unterschrieben hat/u, /ob der Mieter bleibt/u],
  ['a lapsed option', { ...LEASE, isLapsed: true }, /Verlängerungsoption ist laut Exposé abgelaufen: Er ist frei zu gehen.*nur mit einem unterschriebenen neuen Vertrag/u, /ob der Mieter bleibt/u],
  ['what shops are let for at the place', { ...LEASE, isLapsed: true, rent, area: 100, local: { low: 6, high: 8, evidence: { page: 1, quote: '6 bis 8 €', box: [0, 0, 1, 1] } } }, /am Ort laut Exposé zu 6 bis 8\s€\/m², gezahlt werden heute 11,50\s€\/m²\./u, /nebenan/u],
  ['his fit-out', { ...LEASE, ownsFitOut: true }, /Die Einbauten gehören ihm/u, /Verlängerungsoption/u],
  ['a notice', { ...LEASE, byNotice: true, rent }, /^Der Mieter des Gewerbes hat zum 30\.06\.2027 gekündigt: Damit fallen 1\.150\s€.*37\s%.*Planen Sie Leerstand/u, /ob der Mieter bleibt/u],
  ['a day that is past', { ...LEASE, end: calendarDate('2026-06-30'), byNotice: true }, /ist laut Exposé am 30\.06\.2026 ausgelaufen: Klären Sie, ob und zu welcher Miete/u, /gekündigt/u],
])('%s', (_what, lease, has, not) => {
  const said = leaseSentence(lease, euro(690_000), TODAY)
  expect(said).toMatch(has)
  expect(said).not.toMatch(not)
}) // prettier-ignore
