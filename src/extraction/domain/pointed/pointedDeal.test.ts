import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'
import type { DealTopic } from './dealSaidAt.ts'
import { pointable } from './pointable.ts'
import { pointedDeal } from './pointedDeal.ts'
import { seenIn } from './seen.ts'

const DAY = calendarDate('2026-11-21')
const HEAD = ['# Einfamilienhaus zu verkaufen in 04157 Leipzig', '', 'Kaufpreis | 289.000 €', 'Wohnfläche | 118 m²', '']

/** What becomes of pointing at the last words of an exposé. */
function pointing(topic: DealTopic, words: string, quote = words.slice(0, 399)) {
  const pages = [page([...HEAD, words])]
  const { deal, facts, plannedWorks } = extract(pages, DAY)
  const there = pointable(pages, DAY)
  if (!deal || !facts || !there) throw new Error('refused')
  const seen = seenIn(there.blocks, pages)({ block: '', quote })
  if (typeof seen === 'string') throw new Error(seen)
  return pointedDeal(topic, seen, { deal, facts, plannedWorks }, { setting: there.setting, day: DAY }).map(
    ({ value, outcome, known }) => (known === null ? [value, outcome] : [value, outcome, known]),
  )
}

test.each<[DealTopic, string, readonly (readonly string[])[]]>([
  // What the rules read, too, has two readers …
  ['status', 'Das Haus ist bereits reserviert.', [['reserviert', 'gleich']]],
  ['ausgeschlossen', 'Die Einbauküche ist im Kaufpreis nicht enthalten.', [['Einbauküche', 'gleich']]],
  ['teile', 'Die Einbauküche ist im Kaufpreis enthalten.', [['Einbauküche', 'gleich']]],
  ['arbeiten', 'Die Erneuerung des Daches ist für 2028 geplant.', [['dach geplant', 'gleich']]],
  // … what they do not read is a hint in our parsers’ words …
  ['status', 'Ein Ehepaar aus dem Ort hat die Zusage, die Bank prüft noch.', [['reserviert', 'hinweis']]],
  ['status', 'Das gute Stück ist leider schon vergeben.', [['verkauft', 'hinweis']]],
  ['ausgeschlossen', 'Die Sauna nehmen wir in die neue Wohnung mit.', [['Sauna', 'hinweis']]],
  ['teile', 'Auf dem Hof wartet ein Carport auf Ihren Wagen.', [['Carport', 'gleich']]],
  ['teile', 'Über der Terrasse spannt sich eine Markise.', [['Markise', 'hinweis']]],
  // … and what stands there otherwise overwrites nothing.
  ['ausgeschlossen', 'Küche ist im Kaufpreis enthalten. Wir behalten die Küche.', [['Küche', 'verschieden', 'dabei']]],
  // No parser of ours reads these: the words alone are shown.
  ['status', 'Die Zimmer sind hell.', []],
  ['status', 'Falls es reserviert ist, melden wir uns.', []],
  ['status', 'Das Nachbarhaus ist schon vergeben.', []],
  ['status', 'Noch gibt es keine Zusage an jemanden.', []],
  ['teile', 'Der Garten ist groß und sonnig.', []],
  ['teile', 'Ein Carport könnte vor dem Haus entstehen.', []],
  ['teile', 'Die Einbauküche steht im Eigentum der Mieterin.', []],
  ['ausgeschlossen', 'Die Einbauküche steht im Eigentum der Mieterin.', [['Einbauküche', 'gleich']]],
  ['ausgeschlossen', 'Die Sauna ist von 2019.', []],
  ['verkaufsart', 'Das Haus ist hell und ruhig gelegen.', []],
  ['arbeiten', 'Das Dach wurde 2019 erneuert.', []],
  ['arbeiten', 'Im Garten stehen alte Bäume.', []],
])('of %s in "%s" our parsers read %j', (topic, words, said) => {
  expect(pointing(topic, words)).toEqual(said)
})

test('a kind of sale that the rules have weighed otherwise is told beside theirs', () => {
  expect(
    pointing('verkaufsart', 'Verkauft wird ein Miteigentumsanteil von 1/2 am Haus, der andere bleibt.'),
  ).toMatchObject([['anteil', expect.any(String) as string]])
})

test('of a sentence that is quoted with its full stop the next one is no part', () => {
  const words = 'Die Sauna nehmen wir mit. Der Carport geht an Sie. Eine Familie hat die Zusage. Das Haus ist hell.'
  expect(pointing('ausgeschlossen', words, 'Die Sauna nehmen wir mit.')).toEqual([['Sauna', 'hinweis']])
  expect(pointing('teile', words, 'Der Carport geht an Sie. ')).toEqual([['Carport', 'gleich']])
  expect(pointing('status', words, 'Das Haus ist hell.')).toEqual([])
})
