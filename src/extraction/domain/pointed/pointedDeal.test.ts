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
  return pointedAt(topic, [page([...HEAD, words])], quote).map(({ value, outcome, known }) =>
    known === null ? [value, outcome] : [value, outcome, known],
  )
}

function pointedAt(topic: DealTopic, pages: readonly ReturnType<typeof page>[], quote: string) {
  const { deal, facts, plannedWorks } = extract(pages, DAY)
  const there = pointable(pages, DAY)
  if (!deal || !facts || !there) throw new Error('refused')
  const seen = seenIn(there.blocks, pages)({ block: '', quote })
  if (typeof seen === 'string') throw new Error(seen)
  return pointedDeal(topic, seen, { deal, facts, plannedWorks }, { setting: there.setting, day: DAY })
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
  ['ausgeschlossen', 'Die Sauna nehmen wir in die neue Wohnung mit.', [['Sauna', 'gleich']]],
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
  // Works ahead stand where somebody speaks of doing them.
  ['arbeiten', 'Am Dach kommt man bald nicht vorbei, es muss komplett neu.', [['dach erforderlich', 'hinweis']]],
  ['arbeiten', 'Die Fenster sind neu, das Dach muss noch gemacht werden.', [['dach erforderlich', 'hinweis']]],
  ['arbeiten', 'Das Dach steht unter Denkmalschutz.', []],
  ['arbeiten', 'Das Bad wird über ein Fenster belüftet.', []],
  ['arbeiten', 'Das Dach muss nicht erneuert werden.', []],
  // Only words that keep a thing exclude it, and only the thing that they speak of.
  ['ausgeschlossen', 'Zum Haus gehören Carport und Keller.', []],
  ['ausgeschlossen', 'Carport und Keller sind dabei. Die Sauna nehmen wir mit.', [['Sauna', 'gleich']]],
  ['ausgeschlossen', 'Der Carport geht an Sie, die Sauna nehmen wir mit.', [['Sauna', 'hinweis']]],
  ['ausgeschlossen', 'Die Sauna, die wir 2019 gekauft haben, nehmen wir mit.', [['Sauna', 'hinweis']]],
  [
    'ausgeschlossen',
    'Markise, Sauna und Kaminofen behalten wir.',
    [
      ['Markise', 'hinweis'],
      ['Sauna', 'hinweis'],
      ['Kaminofen', 'hinweis'],
    ],
  ],
  ['ausgeschlossen', 'Die Möbel im Keller verbleiben beim Verkäufer.', [['Möbel', 'gleich']]],
  ['ausgeschlossen', 'Der Keller bleibt bei Regen trocken.', []],
  ['ausgeschlossen', 'Der Keller behält auch im Sommer seine 15 Grad.', []],
  ['ausgeschlossen', 'Die Sauna behält der Verkäufer.', [['Sauna', 'hinweis']]],
  ['ausgeschlossen', 'Nehmen Sie sich Zeit und Maß für die Küche mit.', []],
  ['ausgeschlossen', 'Die Sauna ist nicht ausgenommen.', []],
  ['ausgeschlossen', 'Der Keller ist nicht Teil der Wohnfläche.', []],
  ['teile', 'Die Küche ist hell und hat ein Fenster.', []],
  ['teile', 'Der Bauantrag wurde gestellt.', []],
  ['teile', 'Einen Kaminofen gibt es nicht.', []],
  ['teile', 'Die Markise ist neu, die Sauna nehmen wir mit.', []],
  ['status', 'Die Zusage einer Förderung liegt vor.', []],
  ['status', 'Die Handwerkeraufträge sind schon vergeben.', []],
])('of %s in "%s" our parsers read %j', (topic, words, said) => {
  expect(pointing(topic, words)).toEqual(said)
})

test('whoever points at a whole block is shown the sentence in which something was read', () => {
  const words = 'Carport und Keller gehören dazu. Das Haus ist hell. Die Sauna nehmen wir mit. Das Dach ist dicht.'
  const pages = [page([...HEAD, words])]
  expect(pointedAt('ausgeschlossen', pages, words).map(({ evidence: { quote } }) => quote)).toEqual([
    'Die Sauna nehmen wir mit.',
  ])
})

test('a kind of sale that the rules have weighed otherwise is told beside theirs', () => {
  expect(
    pointing('verkaufsart', 'Verkauft wird ein Miteigentumsanteil von 1/2 am Haus, der andere bleibt.'),
  ).toMatchObject([['anteil', expect.any(String) as string]])
})

test('of a sentence that is quoted with its full stop the next one is no part', () => {
  const words = 'Die Sauna nehmen wir mit. Der Carport geht an Sie. Eine Familie hat die Zusage. Das Haus ist hell.'
  expect(pointing('ausgeschlossen', words, 'Die Sauna nehmen wir mit.')).toEqual([['Sauna', 'gleich']])
  expect(pointing('teile', words, 'Der Carport geht an Sie. ')).toEqual([['Carport', 'gleich']])
  expect(pointing('status', words, 'Das Haus ist hell.')).toEqual([])
})
