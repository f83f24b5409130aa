import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const rulesOf = (line: string) =>
  readRemarks(passagesOf([page(['# Mehrfamilienhaus in 24103 Kiel', '', line])]), SETTING)
    .filter(({ certainty }) => certainty === 'stated')
    .map(({ rule }) => rule)

test.each([
  ['Das Objekt ist nach Angaben der Gläubigerin bewohnt.', true],
  ['Das Haus ist laut Gutachten bewohnt.', true],
  ['Das Objekt ist nach Kenntnis des Gerichts eigengenutzt und bewohnt.', true],
  ['Das Wohnhaus ist laut Mitteilung des Zwangsverwalters bewohnt.', true],
  ['Das Haus wird nach Sanierung wieder bewohnt.', false],
  ['Die Wohnung wird nach dem Umbau wieder bewohnt.', false],
  ['Das Objekt ist nach Süden hell bewohnt.', false],
  ['Das Anwesen wurde 1979 errichtet und von den Eigentümern bis zuletzt selbst bewohnt.', false],
  ['Das Haus wird von den Eigentümern selbst bewohnt.', true],
])('raeumung-bewohnt: %s', (line, isTold) => {
  expect(rulesOf(line).includes('raeumung-bewohnt')).toBe(isTold)
})

test.each([
  ['Die heutigen Eigentümer sind Erstbesitzer; aus beruflichen Gründen steht im Frühjahr der Umzug an.', true],
  ['Wir wohnen gern hier. Beruflich steht ein Umzug an.', true],
  ['Die Eigentümer sind Erstbesitzer. Der Umzug der Familie ist für Mai geplant.', true],
  ['Die Eigentümer vermieten seit 1998. Im Frühjahr steht der Umzug der Mieter an.', false],
  ['Steht bei Ihnen ein Umzug an? Wir helfen gern.', false],
])('raeumung-umzug-steht-an: %s', (line, isTold) => {
  expect(rulesOf(line).includes('raeumung-umzug-steht-an')).toBe(isTold)
})

test.each([
  ['Bis auf den Laden sind alle Kautionen hinterlegt.', ['kaution-zum-teil']],
  ['Außer in WE 1 wurden die Kautionen gezahlt.', ['kaution-zum-teil']],
  ['Bis auf zwei Wohnungen sind alle Wohnungen saniert, alle Kautionen sind hinterlegt.', ['kaution-da']],
  ['Bis auf eine Wohnung sind alle vermietet und die Kautionen sind hinterlegt.', ['kaution-da']],
])('deposits: %s', (line, rules) => {
  expect(rulesOf(line).filter(rule => rule.startsWith('kaution'))).toEqual(rules)
})

test.each([
  ['Der Ausgleichsbetrag ist noch offen.', true],
  ['Ein Ausgleichsbetrag wird später erhoben.', true],
  ['Der Ausgleichsbetrag wurde vom Verkäufer nicht bezahlt.', true],
  ['Ein Ausgleichsbetrag wird vom Verkäufer vor Übergabe bezahlt und ist nicht offen.', false],
  ['Der Ausgleichsbetrag ist nicht mehr offen.', false],
  ['Der Ausgleichsbetrag wird von der Verkäuferin vor Beurkundung abgelöst, sobald er festgesetzt wird.', false],
])('ausgleichsbetrag-offen: %s', (line, isTold) => {
  expect(rulesOf(line).includes('ausgleichsbetrag-offen')).toBe(isTold)
})
