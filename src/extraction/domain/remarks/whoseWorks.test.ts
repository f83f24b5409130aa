import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { isOfTheWhole } from '../remark.ts'
import { plannedWorksOf } from '../statements/plannedWorks.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const LOOKUP = { parts: ['nebengebaeude', 'einheit'], isOneHome: false } as const

/** The rules that a text meets of the whole house. */
function rulesOf(text: string): string[] {
  const read = readRemarks(passagesOf([page([text])]), { ...SETTING, ...LOOKUP })
  return read.filter(isOfTheWhole).map(({ rule }) => rule)
}

test.each<[string, rule: string, isRead: boolean]>([
  ['Dacheindeckung Betondachstein Ursprung, einzelne Pfannen 2018 ersetzt', 'dach-alt', true],
  ['Dach: Ursprung', 'dach-alt', true],
  ['Der Ursprung des Hauses liegt im Jahr 1880.', 'dach-alt', false],
  ['Dach: Altbau noch die Pfannen von 1955, Anbau Flachdach', 'dach-jahr', true],
  ['Der Dachdecker meinte, fünf Jahre noch, dann sei es fällig.', 'dach-arbeiten-laut-fachmann', true],
  ['Der Dachdecker meinte, das Dach müsse noch lange nicht erneuert werden.', 'dach-arbeiten-laut-fachmann', false],
  ['Fenster: Holz, 2-fach, 2005 im gesamten EG und DG gegen Kunststoff getauscht', 'fenster-teilerneuert', true],
  ['Sprossenfenster nach Vorgabe des Landesamtes (1991)', 'fenster-jahr', true],
  ['Elektrik 1988/2004, Sprossenfenster (1991)', 'elektrik-erneuert', false],
  ['WE 3 ist frei geworden und wartet auf eine Renovierung; Elektrik und Bad sollten dabei gemacht werden.', 'elektrik-faellig', false], // prettier-ignore
  ['Das Haus wartet auf eine Renovierung; Elektrik und Bad sollten dabei gemacht werden.', 'elektrik-faellig', true],
  ['Dacheindeckung von 1990, Zwischensparrendämmung nur im Studio.', 'dach-gedaemmt', false],
  ['Zwischensparrendämmung 14 cm (2010)', 'dach-gedaemmt', true],
  ['Die Hoffläche hat Setzungen.', 'statik', false],
  ['Setzungen im Pflaster der Einfahrt.', 'statik', false],
  ['Die Terrasse zeigt leichte Setzungen.', 'statik', false],
  ['Das Haus zeigt Setzungen.', 'statik', true],
  ['Die Hoffläche ist gepflastert, am Giebel gibt es Setzungen.', 'statik', true],
  ['Das Dachgeschoss dient als Trockenboden und ist nicht ausgebaut.', 'einheit-unfertig', false],
  ['Das Obergeschoss ist entkernt.', 'einheit-unfertig', true],
  ['Eine Wallbox wurde noch nicht vorgerüstet.', 'erneuerbare-wallbox-vorbereitet', false],
  ['Eine Wallbox ist vorgerüstet.', 'erneuerbare-wallbox-vorbereitet', true],
])('%s: %s', (text, rule, isRead) => {
  expect(rulesOf(text).includes(rule)).toBe(isRead)
})

test.each<[string, works: number]>([
  ['Das Dach der Garagenzeile wird 2027 erneuert.', 0],
  ['Das Dach der Scheune muss erneuert werden.', 0],
  ['Das Dach des Hauses wird 2027 erneuert.', 1],
  ['Eine Wallbox wurde noch nicht vorgerüstet.', 0],
])('works to come of the house: %s', (text, works) => {
  expect(plannedWorksOf(passagesOf([page([text])]), SETTING)).toHaveLength(works)
})
