import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

/** The rules that a text meets about wires and pipes. */
function rulesOf(text: string): string[] {
  const read = readRemarks(passagesOf([page([text])]), SETTING)
  const found = read.filter(({ topic }) => topic === 'elektrik' || topic === 'wasserleitungen')
  return [...new Set(found.map(({ rule }) => rule))].sort()
}

// "Leitungen" alone are pipes, unless what stands beside them says that they carry current.
test.each<[string, ...string[]]>([
  ['Die Leitungen in den Wänden sind von 1973, der Elektriker meinte, dreiadrig und in Ordnung.', 'elektrik-in-ordnung', 'elektrik-jahr'], // prettier-ignore
  ['Leitungen von 1978, laut Elektriker in Ordnung.', 'elektrik-in-ordnung', 'elektrik-jahr'],
  ['Die Leitungen sind von 1968, zweiadrig.', 'elektrik-jahr', 'elektrik-veraltet'],
  ['Die Leitungen sind von 1971 mit klassischer Nullung.', 'elektrik-jahr'],
  ['Elektrik: Unterverteilung 1999 erneuert, Leitungen teils Bestand', 'elektrik-erneuert', 'elektrik-unterverteilung'],
  ['Die Leitungen sind von 1968, verzinkt.', 'wasserleitungen-jahr'],
  ['Die Leitungen sind von 1973, der Klempner meinte, Kupfer und in Ordnung.', 'wasserleitungen-in-ordnung', 'wasserleitungen-jahr'], // prettier-ignore
  ['Die Wasserleitungen sind von 1973, die Elektrik von 1990.', 'elektrik-jahr', 'wasserleitungen-jahr'],
  ['2010 wurden die Leitungen erneuert, Wasser und Heizung.', 'wasserleitungen-erneuert'],
  ['Und 2024 den Sicherungskasten, mit allen FI-Schaltern.', 'elektrik-geprueft', 'elektrik-unterverteilung'],
  ['2018 ein Zählerschrank und die Klingel.', 'elektrik-unterverteilung'],
  ['Der Sicherungskasten hängt im Flur.'],
  ['Elektrik mit FI.', 'elektrik-geprueft'],
  ['Elektrik mit FI nur im Bad.', 'elektrik-veraltet'],
])('%s', (text, ...rules) => {
  expect(rulesOf(text)).toEqual(rules)
})
