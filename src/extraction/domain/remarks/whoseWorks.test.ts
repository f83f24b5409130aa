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

test.each<[string, isOfHouse: boolean]>([
  ['WE 4 wird nach Auszug unrenoviert übergeben; die Sanitärinstallation dort ist zu erneuern.', false],
  ['WE 4 steht leer. Die Sanitärinstallation dort ist zu erneuern.', false],
  ['In WE 4 ist die Sanitärinstallation zu erneuern.', false],
  ['WE 4 steht leer. In dieser Wohnung sind die Leitungen zu erneuern.', false],
  ['Die Wohnung im 2. OG rechts ist leer; die Leitungen dort sind zu erneuern.', false],
  ['WE 4 ist frei, die Leitungen darin sind zu erneuern.', false],
  ['WE 3 steht leer, dort sind die Leitungen zu erneuern.', false],
  ['WE 2 ist frei. Die Leitungen in der Wohnung sind zu erneuern.', false],
  ['Einheit 5 wird leer übergeben; die Sanitärleitungen dort sind zu erneuern.', false],
  ['Die Leitungen in der Wohnung EG links sind zu erneuern.', false],
  ['WE 4 steht leer. Die Sanitärinstallation ist zu erneuern.', true],
  ['WE 4 steht leer. Die Leitungen im ganzen Haus sind zu erneuern.', true],
  ['Die Heizung steht im Keller; die Leitungen dort sind zu erneuern.', true],
  ['WE 4 ist leer. Der Keller ist feucht, die Leitungen dort sind zu erneuern.', true],
  ['WE 4 ist leer; im Haus sind die Leitungen zu erneuern.', true],
  ['WE 4 ist leer. Die Steigleitungen dort und im übrigen Haus sind zu erneuern.', true],
  ['WE 4 ist leer; die Leitungen in allen Wohnungen sind zu erneuern.', true],
  ['WE 4 ist leer, das Treppenhaus neu; die Leitungen dort sind zu erneuern.', true],
  ['Das Haus hat sechs Wohnungen; die Leitungen dort sind zu erneuern.', true],
  ['WE 4 ist leer. Die Steigleitungen sind zu erneuern.', true],
])('pipes to be renewed are those of the flat that the sentence points back to: %s', (text, isOfHouse) => {
  expect(rulesOf(text).includes('wasserleitungen-faellig')).toBe(isOfHouse)
})
