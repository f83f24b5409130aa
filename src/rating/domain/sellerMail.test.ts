import { expect, test } from 'vitest'
import { sellerMail } from './sellerMail.ts'
import type { DocumentTodo } from './todos.ts'

function todo(
  document: string,
  { papers = [], from = 'fachleute' }: Partial<Pick<DocumentTodo, 'papers' | 'from'>>,
  ...asks: readonly (readonly [string, number])[]
): DocumentTodo {
  return {
    priority: 1,
    document,
    papers,
    from,
    asks: asks.map(([ask, weight]) => ({ id: 'keller', ask, weight })),
    ids: ['keller'],
    why: 'Darum.',
  }
}

test('asks what weighs most and what a seller can answer first, and names the papers that a seller has', () => {
  const todos = [
    todo('Feuchtemessung durch einen Sachverständigen', {}, ['Ist der Keller trocken?', 5]),
    todo(
      'Grundbuchauszug und Angebot einer Bank',
      { papers: ['grundbuch'], from: 'anbieter' },
      ['Welche Lasten stehen im Grundbuch?', 5],
      ['Wem gehört es?', 3],
    ),
    todo('Umgebungslärmkarte', { from: 'amt' }, ['Wie laut ist es?', 4]),
    todo('Liste der Modernisierungen mit Jahr und Rechnungen', { papers: ['modernisierungen'] }, [
      'Wie alt ist das Dach?',
      3,
    ]),
    todo('Bauakte beim Bauamt', { papers: ['baugenehmigung'] }, ['Ist der Anbau genehmigt?', 2]),
  ]
  expect(sellerMail(todos, 'Eigentumswohnung\nin Köln ')).toEqual({
    subject: 'Fragen zu Ihrem Angebot: Eigentumswohnung in Köln',
    body: `Guten Tag,

ich interessiere mich für Ihr Angebot „Eigentumswohnung in Köln“ und habe das Exposé gelesen. Bevor ich weiter plane, bitte ich Sie um Antwort auf diese Fragen:

1. Ist der Keller trocken?
2. Welche Lasten stehen im Grundbuch?
3. Wem gehört es?
4. Wie laut ist es?
5. Wie alt ist das Dach?
6. Ist der Anbau genehmigt?

Bitte senden Sie mir, soweit vorhanden, diese Unterlagen:

- Aktueller Grundbuchauszug mit Abteilung II
- Liste der Modernisierungen mit Jahr und Rechnungen
- Baugenehmigung mit Bauplänen

Was Sie nicht wissen, lassen Sie bitte offen; dann frage ich an anderer Stelle nach.

Vielen Dank und freundliche Grüße
`,
  })
})

test('asks at most ten questions, leaves out the lightest, and asks none twice', () => {
  const todos = Array.from({ length: 20 }, (_, index) => todo('Auskunft', {}, [`Frage ${index}?`, index % 5]))
  const body = sellerMail([...todos, todo('Karte', { from: 'amt' }, ['Frage 4?', 4])], '')?.body ?? ''
  const asked = [...body.matchAll(/^\d+\. Frage (\d+)\?$/gmu)].map(([, number]) => Number(number) % 5)
  expect(asked).toEqual([4, 4, 4, 4, 3, 3, 3, 3, 2, 2])
  expect(body).toContain('für Ihr Angebot und habe')
  expect(body).not.toContain('Unterlagen')
})

test('asks one question in the singular', () => {
  expect(sellerMail([todo('Auskunft', {}, ['Wie laut ist es?', 1])], 'Haus')?.body).toContain(
    'Antwort auf diese Frage:',
  )
})

test('is none where nothing is open', () => {
  expect(sellerMail([], 'Haus')).toBeNull()
})
