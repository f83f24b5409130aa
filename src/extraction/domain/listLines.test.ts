import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { page } from './typeset.fixture.ts'

/** The entries into which lines are read. */
function entries(...lines: string[]): string[] {
  return passagesOf([page(lines)]).flatMap(({ text }) => text.split(/\n+/u))
}

test.each([
  ['dashes', ['– Bad mit Dusche und Fenster, 2019 erneuert', '– Kunststofffenster mit Isolierverglasung (2003)']],
  ['plus signs', ['+ Familienbad 2015 modernisiert, Duschbad aus 1983', '+ Fliesen und Parkett im Erdgeschoss, Laminat']],
  ['bullets', ['• Bad mit Dusche und Fenster, 2019 erneuert', '• Kunststofffenster mit Isolierverglasung (2003)']],
  ['ticks', ['✓ Bad mit Dusche und Fenster, 2019 erneuert', '✓ Kunststofffenster mit Isolierverglasung (2003)']],
  ['nothing', ['Eichenparkett, Feinsteinzeug in Bad und WC', 'Dreifach verglaste Fenster, Raffstores', 'Kellerabteil, Fahrradraum und Hof']],
] as const)('entries of a list that begin with %s are parted', (_, lines) => {
  expect(entries(...lines)).toEqual([...lines])
}) // prettier-ignore

test('an entry goes on in a line without bullet', () => {
  expect(
    entries(
      '– Einbauküche mit Geräten, Übernahme gegen 6.500 € nach Wunsch, im Kaufpreis nicht',
      'enthalten',
      '– Kellerabteil, Fahrradraum und ein Kinderspielplatz im Hof',
    ),
  ).toEqual([
    '– Einbauküche mit Geräten, Übernahme gegen 6.500 € nach Wunsch, im Kaufpreis nicht enthalten',
    '– Kellerabteil, Fahrradraum und ein Kinderspielplatz im Hof',
  ])
})

test('a line that was ended although the next word had room ends an entry', () => {
  expect(
    entries(
      'Die Einbauküche mit allen Geräten kann nach Wunsch gegen 6.500 € übernommen werden,',
      'im Kaufpreis ist sie nicht enthalten',
      'Kellerabteil, Fahrradraum und ein Spielplatz im Hof',
      'Tiefgarage, in der noch keine Ladepunkte für Autos installiert sind, das ist aber geplant',
    ),
  ).toContain('Kellerabteil, Fahrradraum und ein Spielplatz im Hof')
})

test('running text goes on over its lines, also where one begins with a dash', () => {
  expect(
    entries(
      'Das Haus liegt in einer ruhigen Seitenstraße mit altem Baumbestand und einem Garten',
      '– ein Idyll – und bietet auf zwei Etagen viel Platz für eine Familie mit Kindern und',
      'Hund, die es ruhig mögen.',
    ),
  ).toHaveLength(1)
})

test('a letter that closes a bracket of the line above begins no entry', () => {
  expect(
    entries('Das Grundstück (Straßenfront ca. 21 m, Tiefe ca. 35', 'm) liegt in einer ruhigen Anliegerstraße.'),
  ).toEqual(['Das Grundstück (Straßenfront ca. 21 m, Tiefe ca. 35 m) liegt in einer ruhigen Anliegerstraße.'])
})
