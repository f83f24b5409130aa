import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { page } from './typeset.fixture.ts'

/** A cell without a letter is left out: the line begins at the edge of the second. */
const below = (line: string) => `  | ${line}`

test.each([
  [
    'sonstiges | Der Mieterin wurde im Mietvertrag durch den verstorbenen',
    ['Eigentümer ein Wohnrecht zugesagt. Alles Weitere ergibt sich aus dem', 'Vertrag.'],
    'sonstiges¦Der Mieterin wurde im Mietvertrag durch den verstorbenen Eigentümer ein Wohnrecht zugesagt. Alles Weitere ergibt sich aus dem Vertrag.',
  ],
  [
    'ausstattung | Kachelofen, Parkett. Fenster Kunststoff: EG 2004, DG',
    ['2016. Bad im Dachgeschoss 2016 ganz neu, Elektrik zum Teil.'],
    'ausstattung¦Kachelofen, Parkett. Fenster Kunststoff: EG 2004, DG 2016. Bad im Dachgeschoss 2016 ganz neu, Elektrik zum Teil.',
  ],
])('%s: the text beside a label of a table runs on in its next lines', (first, more, expected) => {
  expect(passagesOf([page([first, ...more.map(below)])]).map(({ text }) => text)).toEqual([expected])
})

test.each([
  ['short values one below the other', 'Anhänge | Grundriss', ['Lageplan', 'Energieausweis']],
  ['a short line that ends', 'Lage | Ruhig am Ende einer Straße ohne Verkehr gelegen', ['Sehr gut.', 'Der Bus hält nach wenigen Schritten am Platz vor dem Haus.']], // prettier-ignore
])('%s stay apart', (_, first, more) => {
  const [passage] = passagesOf([page([first, ...more.map(below)])])
  expect(passage?.text).toContain('\n')
})
