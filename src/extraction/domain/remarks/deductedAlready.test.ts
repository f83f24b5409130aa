import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import type { Tone, Topic } from '../remark.ts'
import { page } from '../typeset.fixture.ts'
import { readRemarks } from './readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

test.each<readonly [text: string, topic: Topic, tone: Tone]>([
  ['Ein Unterhaltungsstau von 24.000 Euro ist im Wert berücksichtigt.', 'instandhaltungsstau', 'warnung'],
  [
    'Das Gutachten nennt einen Reparaturstau von 21.000 EUR, der im Wert bereits berücksichtigt ist.',
    'instandhaltungsstau',
    'warnung',
  ],
  ['Feuchte am Kellersockel; Abschlag 22.000 € im Verkehrswert bereits berücksichtigt', 'feuchte', 'warnung'],
  ['Es besteht ein Reparaturstau, der wertmindernd berücksichtigt wurde.', 'instandhaltungsstau', 'warnung'],
  ['Im Keller ist die Außenwand feucht; die Sachverständige hat dafür 9.500 € abgezogen.', 'feuchte', 'warnung'],
  ['Feuchte am Sockel, im Gutachten mit 14.000 € abgesetzt.', 'feuchte', 'warnung'],
  [
    'Die Giebelwand ist feucht. Für die Beseitigung der Schäden sind 18.000 € angesetzt und im Verkehrswert bereits berücksichtigt.',
    'feuchte',
    'warnung',
  ],
  // Not taken off, taken off elsewhere, or said of the price by who sells.
  ['Der Reparaturstau ist im Verkehrswert nicht berücksichtigt.', 'instandhaltungsstau', 'gefahr'],
  ['Die Wand im Keller ist feucht, der Gutachter hat dafür nichts abgezogen.', 'feuchte', 'gefahr'],
  [
    'Es besteht ein Reparaturstau. Das Zubehör ist im Verkehrswert bereits berücksichtigt.',
    'instandhaltungsstau',
    'gefahr',
  ],
  ['Der Reparaturstau ist im Kaufpreis bereits berücksichtigt.', 'instandhaltungsstau', 'gefahr'],
])('%s', (text, topic, tone) => {
  const found = readRemarks(passagesOf([page([text])]), SETTING).filter(one => one.topic === topic)
  expect(found.map(one => one.tone)).toEqual([tone])
  expect(found[0]?.meaning.includes('schon abgezogen')).toBe(tone === 'warnung')
})

test('A right of others stays what it is, whatever was taken off for it', () => {
  const [right] = readRemarks(
    passagesOf([page(['Das Wohnrecht ist im Verkehrswert bereits berücksichtigt.'])]),
    SETTING,
  )
  expect(right?.meaning).not.toContain('abgezogen')
})
