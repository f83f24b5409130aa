import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { spokenOf, spokenPlaces } from './spoken.ts'
import type { SpokenTopic } from './spokenTopics.ts'

const isSpokenOf = (text: string, topic: SpokenTopic) => {
  const places = spokenPlaces(passagesOf([page([text])]))
  return (spokenOf(places)[topic] ?? []).length > 0
}

test.each<[SpokenTopic, string, boolean]>([
  ['feuchte', 'Häuser mit Seele · Immobilien Rosina Feuchter · Neustadt an der Aisch', false],
  ['feuchte', 'Besichtigung mit Rosina Feuchter, Tel. 09161 62 08 44.', false],
  ['feuchte', 'Frau Feuchter zeigt Ihnen das Haus.', false],
  ['feuchte', 'Auflagen zum Brandschutz (Sicherheitstreppenhaus, Steigleitung trocken, Türen T30).', false],
  ['feuchte', 'Im Treppenhaus ist eine trockene Steigleitung eingebaut.', false],
  ['feuchte', 'Steigleitung (nass) mit Wandhydranten in jedem Geschoss.', false],
  ['feuchte', 'Ein feuchter Keller gehört zum Haus.', true],
  ['feuchte', 'Der Keller ist trocken.', true],
  ['feuchte', 'Nasse Wände im Untergeschoss.', true],
  ['wegStreit', 'Die Wand gibt keinen Anlass zur Klage.', false],
  ['wegStreit', 'Über die Mieter gibt es keinen Grund zur Klage.', false],
  ['wegStreit', 'Eine Klage gegen den Beschluss ist anhängig.', true],
  ['wegStreit', 'Es gibt keine Klagen in der Gemeinschaft.', true],
  ['laerm', 'Bringen Sie ruhig jemanden vom Bau mit.', false],
  ['laerm', 'Sie können uns ruhig fragen.', false],
  ['laerm', 'Man darf ruhig genauer hinsehen.', false],
  ['laerm', 'Die Wohnung ist ruhig gelegen.', true],
  ['laerm', 'Hier können Sie ruhig schlafen.', true],
  ['laerm', 'Das Haus liegt ruhig.', true],
])('%s in "%s": %s', (topic, text, isSpoken) => {
  expect(isSpokenOf(text, topic)).toBe(isSpoken)
})
