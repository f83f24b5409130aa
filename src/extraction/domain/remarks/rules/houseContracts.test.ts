import { expect, test } from 'vitest'
import { page } from '../../typeset.fixture.ts'
import { passagesOf } from '../../passages.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: true, today: 2026, above: new Map(), ahead: new Set<never>() }
const rulesOf = (line: string) =>
  readRemarks(passagesOf([page(['# Haus zum Kauf', '', line])]), SETTING).map(({ rule }) => rule)

test.each([
  ['ruecktritt-pauschale', 'Kostenfreies Rücktrittsrecht bei fehlendem Grundstück: sechs Monate ab Unterschrift, danach pauschal 8 % der Auftragssumme.', true],
  ['ruecktritt-pauschale', 'Bei Kündigung durch den Bauherrn berechnen wir 10 % der Vertragssumme.', true],
  ['ruecktritt-pauschale', 'Der Rücktritt kostet 5 % des Hauspreises.', true],
  ['ruecktritt-pauschale', 'Es werden 7,5 Prozent der Bausumme bei Rücktritt fällig.', true],
  ['ruecktritt-pauschale', 'Ein Rücktritt ist ohne Kosten möglich, auch nach 8 % der Auftragssumme.', false],
  ['ruecktritt-pauschale', 'Die erste Rate beträgt 8 % der Auftragssumme.', false],
  ['ruecktritt-pauschale', 'Bei Kündigung des Maklervertrags sind 2 % des Kaufpreises Provision fällig.', false],
  ['hausvertrag-vor-grundstueck', 'Der Hausvertrag kann bereits vor dem Grundstückskauf geschlossen werden, um den Preis zu sichern.', true],
  ['hausvertrag-vor-grundstueck', 'Sie können den Bauvertrag auch ohne Grundstück unterschreiben.', true],
  ['hausvertrag-vor-grundstueck', 'Unterschreiben Sie den Hausvertrag nie vor dem Grundstückskauf.', false],
  ['hausvertrag-vor-grundstueck', 'Der Bauvertrag wird erst nach dem Kauf des Grundstücks geschlossen.', false],
  ['vergabe-punkte', 'Der Bauplatz wird von der Stadt nach dem dortigen Punkteverfahren vergeben.', true],
  ['vergabe-punkte', 'Die Gemeinde vergibt das Grundstück nach Punkten.', true],
  ['vergabe-punkte', 'Die nächste Vergaberunde der Stadt findet im Frühjahr statt.', true],
  ['vergabe-punkte', 'Die Auftragsvergabe der Gemeinde findet statt.', false],
  ['vergabe-punkte', 'Der Bauplatz wird frei vergeben, ohne Punktesystem der Gemeinde.', false],
])('%s: %s %s', (rule, line, isTold) => {
  expect(rulesOf(line).includes(rule)).toBe(isTold)
}) // prettier-ignore

const LATER = 'danach kostet er'
test.each([
  ['Kostenfreies Rücktrittsrecht bei fehlendem Grundstück: sechs Monate ab Unterschrift, danach pauschal 8 % der Auftragssumme.', `Der Rücktritt ist laut Exposé nur sechs Monate lang kostenlos (wenn Ihnen das Grundstück fehlt), ${LATER} 8 % der Auftragssumme`],
  ['Der Rücktritt ist 12 Monate kostenlos, anschließend werden 5 % des Hauspreises fällig.', `Der Rücktritt ist laut Exposé nur 12 Monate lang kostenlos, ${LATER} 5 % der Auftragssumme`],
  ['Kostenloser Rücktritt bis zwölf Wochen nach Unterschrift, später 10 Prozent der Bausumme.', `Der Rücktritt ist laut Exposé nur zwölf Wochen lang kostenlos, ${LATER} 10 % der Auftragssumme`],
  ['Ein Rücktritt ist 14 Tage lang gebührenfrei, danach fallen 7,5 % der Vertragssumme an.', `Der Rücktritt ist laut Exposé nur 14 Tage lang kostenlos, ${LATER} 7,5 % der Auftragssumme`],
  // Nothing is free, or the time is another one.
  ['Der Rücktritt kostet 5 % des Hauspreises.', 'Wer zurücktritt, zahlt laut Exposé 5 % der Auftragssumme'],
  ['Bei Rücktritt sechs Monate nach Unterschrift, danach gemessen, zahlen Sie 8 % der Auftragssumme.', 'Wer zurücktritt, zahlt laut Exposé 8 % der Auftragssumme'],
  ['Kostenlose Bemusterung, bei Rücktritt nach sechs Monaten 8 % der Auftragssumme.', 'Wer zurücktritt, zahlt laut Exposé 8 % der Auftragssumme'],
])('what leaving costs, and when: %s', (line, told) => {
  const [found] = readRemarks(passagesOf([page(['# Haus zum Kauf', '', line])]), SETTING)
    .filter(({ rule }) => rule === 'ruecktritt-pauschale')
  expect(found?.meaning.replaceAll('\u00a0', ' ')).toBe(told)
}) // prettier-ignore
