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
  ['Elektroverteilung und Leitungen im EG (2005)', 'elektrik-teilerneuert'],
  ['Elektrik mit FI.', 'elektrik-geprueft'],
  ['Elektrik mit FI nur im Bad.', 'elektrik-veraltet'],
])('%s', (text, ...rules) => {
  expect(rulesOf(text)).toEqual(rules)
})

// Risers that carry current are wires, however the seller spells them.
test.each<[string, ...string[]]>([
  ['Die Elektrosteigleitungen stammen überwiegend aus dem Baujahr, Hohlschichtdämmung nicht vorhanden.', 'elektrik-alt'], // prettier-ignore
  ['Elektrosteigleitungen aus der Bauzeit', 'elektrik-alt'],
  ['Elektrosteigleitungen von 1961', 'elektrik-jahr'],
  ['Die Elektro-Steigleitungen stammen aus 1961.', 'elektrik-jahr'],
  ['Stromsteigleitungen von 1958, Dach 2008', 'elektrik-jahr'],
  ['Elektro-Hauptleitung aus dem Baujahr', 'elektrik-alt'],
  ['Elektrosteigestränge aus der Bauzeit', 'elektrik-alt'],
  ['Die elektrischen Steigleitungen sind noch aus der Bauzeit.', 'elektrik-alt'],
  ['Steigleitungen Elektro aus dem Baujahr', 'elektrik-alt'],
  ['Die Steigleitungen für Strom stammen aus dem Baujahr.', 'elektrik-alt'],
  ['Elektrosteigleitungen: Baujahr', 'elektrik-alt'],
  ['Elektrosteigleitungen (1961)', 'elektrik-jahr'],
  ['Elektrosteigleitungen stammen nicht mehr aus dem Baujahr'],
  ['Elektrosteigleitungen aus der Bauzeit wurden 2012 ersetzt'],
  ['Elektrosteigleitungen nicht aus der Bauzeit'],
  ['Neue Elektrosteigleitungen 2019', 'elektrik-erneuert', 'elektrik-jahr'],
  ['Die Steigleitungen stammen aus dem Baujahr.', 'wasserleitungen-alt'],
  ['Steigleitungen Wasser aus der Bauzeit', 'wasserleitungen-alt'],
  ['Trockene Steigleitung von 1961'],
  ['Das Treppenhaus stammt aus dem Baujahr, Hohlschichtdämmung nicht vorhanden.'],
  ['Der Aufzug stammt aus dem Baujahr, Elektrosteigleitungen sind gedämmt.'],
])('of risers: %s', (text, ...rules) => {
  expect(rulesOf(text)).toEqual(rules)
})
