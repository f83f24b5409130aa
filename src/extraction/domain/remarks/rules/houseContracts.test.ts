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
