import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Contradiction } from '#extraction/domain/facts.ts'
import { type Answer, GROUPS, STATES, type Todo } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { type Holder, type PaperId, PAPERS } from '#questions/domain/paper.ts'
import { redFlags } from './redFlags.ts'
import { silences } from './silences.ts'
import { todosOf } from './todos.ts'

const proof = { page: 3, quote: 'Wohnrecht', box: [1, 2, 3, 4] as const }

/** Under a name of the test's own: nothing here looks a question up. */
function answerOf(id: string, more: Partial<Answer> = {}): Answer {
  return {
    id: id as QuestionId,
    group: 'Recht & Eigentum',
    ratingGroup: 'Recht',
    question: `Was ist mit ${id}?`,
    ...{ weight: 3, knockout: false, core: true },
    state: 'belegt',
    answer: `Aussage zu ${id}`,
    evidence: [proof],
    inputs: [],
    light: null,
    ...more,
  }
}

const bad = (id: string, light: 'gelb' | 'rot', weight: number, more: Partial<Answer> = {}) =>
  answerOf(id, { light, weight, reason: `Grund ${id}.`, ...more })
const LAND_REGISTER: Wanted = { document: 'Grundbuchauszug', papers: ['grundbuch'] }
type Wanted = Omit<Todo, 'ask'>

const open = (id: string, weight: number, wanted: string | Wanted = LAND_REGISTER, more: Partial<Answer> = {}) =>
  answerOf(id, {
    weight,
    state: 'nicht im Exposé',
    answer: 'Im Exposé nicht gefunden.',
    evidence: [],
    todo: { ask: `Was ist mit ${id}?`, ...(typeof wanted === 'string' ? { document: wanted } : wanted) },
    ...more,
  })

const contradiction = (key: Contradiction['key'], ...values: number[]): Contradiction => ({
  key,
  message: `Zwei Angaben zu ${key}.`,
  values: values.map(value => ({ value, evidence: [proof, { ...proof, page: 4 }] })),
})

/** What the catalogue says about any question. */
const notes = (id: string) => ({
  why: `Darum ist ${id} wichtig.`,
  todo: { ask: `Mehr zu ${id}?`, document: 'Auskunft' },
})

describe('red flags', () => {
  test('come as K.-o., rot, gelb, and among equals by weight', () => {
    const answers = [
      bad('gelb5', 'gelb', 5),
      bad('rot2', 'rot', 2),
      answerOf('grün', { light: 'grün', weight: 5 }),
      bad('ko1', 'rot', 1, { knockout: true }),
      bad('rot4', 'rot', 4),
      bad('offen', 'rot', 5, { state: 'nicht im Exposé' }),
      bad('ko-gelb', 'gelb', 1, { knockout: true }),
    ]
    const flags = redFlags(answers, [], notes)
    expect(flags.map(({ id, light, knockout }) => [id, light, knockout])).toEqual([
      ['ko1', 'rot', true],
      ['rot4', 'rot', false],
      ['rot2', 'rot', false],
      ['gelb5', 'gelb', false],
      ['ko-gelb', 'gelb', false],
    ])
  })

  test('ask why a price is far below the estimate, though its light is green', () => {
    const cheap = answerOf('preisabweichung', { light: 'grün', reason: 'Der Preis liegt 49 % unter der Mitte.' })
    const [flag, ...others] = redFlags([cheap, answerOf('andere', { light: 'grün', reason: 'Gut.' })], [], notes)
    expect(flag).toMatchObject({
      light: 'gelb',
      knockout: false,
      title: 'Warum weniger als üblich?',
      reason: cheap.reason,
    })
    expect(others).toEqual([])
    expect(redFlags([answerOf('preisabweichung', { light: 'grün' })], [], notes)).toEqual([])
  })

  test('say finding, reason, consequence and what to do, each with its proof', () => {
    const todo = { ask: 'Wie hoch ist der Barwert?', document: 'Grundbuchauszug' }
    expect(
      redFlags(
        [bad('wohnrecht', 'rot', 5, { knockout: true, todo }), bad('lärm', 'gelb', 3, { inputs: ['baujahr'] })],
        [],
        notes,
      ),
    ).toEqual([
      {
        id: 'wohnrecht',
        light: 'rot',
        knockout: true,
        title: 'Was ist mit wohnrecht?',
        finding: 'Aussage zu wohnrecht',
        reason: 'Grund wohnrecht.',
        consequence: 'Die Ampel bleibt rot, bis das geklärt ist.',
        evidence: [proof],
        todo,
      },
      {
        id: 'lärm',
        light: 'gelb',
        knockout: false,
        title: 'Was ist mit lärm?',
        finding: 'Aussage zu lärm',
        reason: 'Grund lärm.',
        evidence: [proof],
      },
    ])
  })

  test.each([
    ['kaufpreis', 380_000, 401_000, 'rot'],
    ['kaufpreis', 380_000, 400_000, 'gelb'],
    ['wohnflaeche', 80, 90, 'rot'],
    ['zimmer', 2, 4, 'gelb'],
  ] as const)('a contradiction of %s between %s and %s is %s', (key, a, b, light) => {
    const [flag] = redFlags([], [contradiction(key, a, b)], notes)
    expect(flag).toMatchObject({ id: `widerspruch-${key}`, light, finding: `Zwei Angaben zu ${key}.` })
    expect(flag?.evidence).toHaveLength(2)
  })

  test('each contradiction stands in place of the question about all of them, as grave as that', () => {
    const collective = bad('widersprueche', 'rot', 3, { knockout: true })
    const both = [contradiction('zimmer', 2, 3), contradiction('kaufpreis', 400_000, 500_000)]
    const ids = (contradictions: Contradiction[]) =>
      redFlags([bad('rot5', 'rot', 5), collective], contradictions, notes).map(({ id }) => id)
    expect(ids(both)).toEqual(['widerspruch-kaufpreis', 'rot5', 'widerspruch-zimmer'])
    expect(ids([contradiction('zimmer', 2, 3)])).toEqual(['widersprueche', 'rot5', 'widerspruch-zimmer'])
    expect(ids([])).toEqual(['widersprueche', 'rot5'])
  })
})

describe('to-dos', () => {
  test('are one for each document, with all it settles, the weightiest first', () => {
    const todos = todosOf(
      [
        open('keller', 2, 'Bauakte'),
        open('wegerecht', 3),
        open('lasten', 5, { document: 'Aktueller Grundbuchauszug', papers: ['grundbuch'] }),
        open('dach', 3, { document: 'Rechnungen', papers: ['modernisierungen'] }),
        answerOf('bekannt'),
      ],
      notes,
    )
    expect(todos).toEqual([
      {
        priority: 1,
        document: 'Aktueller Grundbuchauszug mit Abteilung II',
        papers: ['grundbuch'],
        from: 'anbieter',
        asks: [
          { id: 'lasten', ask: 'Was ist mit lasten?', weight: 5 },
          { id: 'wegerecht', ask: 'Was ist mit wegerecht?', weight: 3 },
        ],
        ids: ['lasten', 'wegerecht'],
        why: 'Klärt 2 Fragen, zuerst „Was ist mit lasten?“',
      },
      expect.objectContaining({
        priority: 2,
        document: 'Liste der Modernisierungen mit Jahr und Rechnungen',
        why: 'Klärt die Frage „Was ist mit dach?“',
      }),
      expect.objectContaining({ priority: 3, document: 'Bauakte' }),
    ])
  })

  test('give the worst finding as the reason, and a K.-o. goes before all', () => {
    const todo = { ask: 'Seit wann?', document: 'Gutachten' }
    const todos = todosOf(
      [
        open('schwer', 5),
        open('leicht', 1, 'Gutachten'),
        bad('feucht', 'rot', 2, { knockout: true, todo }),
        bad('riss', 'gelb', 5, { todo }),
      ],
      notes,
    )
    expect(todos.map(({ priority, document }) => [priority, document])).toEqual([
      [1, 'Gutachten'],
      [1, 'Aktueller Grundbuchauszug mit Abteilung II'],
    ])
    expect(todos[0]).toMatchObject({ ids: ['feucht', 'riss', 'leicht'], why: 'Grund feucht.' })
  })
})

test.each([
  ['of a K.-o. question, also when a fact says it', { knockout: true, inputs: ['vermietet'] }, ['Mehr zu a?']],
  ['of words, not of a fact', {}, ['Mehr zu a?']],
  ['of a calculation', { state: 'berechnet', inputs: ['kaufpreis'] }, ['Mehr zu a?']],
  ['of a stated fact: nobody is asked for it again', { inputs: ['heizungBaujahr'] }, []],
  ['that is fine', { light: 'grün' }, []],
] as const)('a bad answer %s becomes a to-do or none', (_, more, asks) => {
  const answers = [bad('a', 'rot', 4, more)]
  expect(todosOf(answers, notes).flatMap(todo => todo.asks.map(({ ask }) => ask))).toEqual(asks)
  expect(redFlags(answers, [], notes).flatMap(({ todo }) => (todo ? [todo.ask] : []))).toEqual(asks)
})

test.each<[what: string, wanted: Wanted, lines: readonly (readonly [string, PaperId[], Holder])[]]>([
  [
    'papers of the seller is a line for each, by its one name',
    { document: 'Grundbuchauszug und Flurkarte', papers: ['grundbuch', 'flurkarte'] },
    [
      ['Aktueller Grundbuchauszug mit Abteilung II', ['grundbuch'], 'anbieter'],
      ['Flurkarte oder amtlicher Lageplan', ['flurkarte'], 'anbieter'],
    ],
  ],
  [
    'a paper of an office is not asked of the seller',
    { document: 'Bebauungsplan oder Bauvorbescheid', papers: ['bebauungsplan'] },
    [['Bebauungsplan und Auskunft des Bauamts, etwa auf eine Bauvoranfrage', [], 'bauamt']],
  ],
  [
    'more than papers stays as it is worded',
    { document: 'Grundbuchauszug und Gutachten des Amtsgerichts', copies: ['grundbuch'], from: 'amtsgericht' },
    [['Grundbuchauszug und Gutachten des Amtsgerichts', ['grundbuch'], 'amtsgericht']],
  ],
  [
    'copies of the seller lies with him',
    { document: 'Mieterliste und Preisangabe', copies: ['mieterliste'] },
    [['Mieterliste und Preisangabe', ['mieterliste'], 'anbieter']],
  ],
  ['no paper lies with experts', { document: 'E-Check' }, [['E-Check', [], 'fachleute']]],
])('a to-do that asks for %s', (_, wanted, lines) => {
  const todos = todosOf([open('a', 3, wanted)], notes)
  expect(todos.map(({ document, papers, from }) => [document, papers, from])).toEqual(lines)
})

test.each<PaperId>(['mieteingaenge', 'photovoltaik', 'grundbuch'])(
  'the letter asks for the paper %s by its name',
  paper => {
    const todos = todosOf([open('a', 3, { document: 'wie auch immer', papers: [paper] })], notes)
    expect(todos.flatMap(({ papers }) => papers)).toEqual([paper])
    expect(todos.map(({ document }) => document)).toEqual([PAPERS[paper]])
  },
)

describe('what the exposé keeps silent about', () => {
  test('are open core questions of weight from 3 on, the weightiest first', () => {
    const found = silences(
      [
        open('drei', 3),
        open('ko', 4, 'Bauakte', { knockout: true }),
        open('zwei', 2),
        open('rand', 5, 'x', { core: false }),
        answerOf('bekannt', { weight: 5, todo: { ask: 'Und?', document: 'x' } }),
        open('fünf', 5),
      ],
      notes,
    )
    expect(found.map(({ id, weight }) => [id, weight])).toEqual([
      ['fünf', 5],
      ['ko', 4],
      ['drei', 3],
    ])
    expect(found.map(({ sentence }) => sentence)).toEqual([
      'Zu der Frage „Was ist mit fünf?“ haben wir im Exposé nichts gefunden. Darum ist fünf wichtig. Das klärt: Grundbuchauszug.',
      'Zu der Frage „Was ist mit ko?“ haben wir im Exposé nichts gefunden. Darum ist ko wichtig. Das klärt: Bauakte.',
      'Zu der Frage „Was ist mit drei?“ haben wir im Exposé nichts gefunden. Darum ist drei wichtig. Das klärt: Grundbuchauszug.',
    ])
    expect(found[2]).toMatchObject({ ask: 'Was ist mit drei?', document: 'Grundbuchauszug' })
  })
})

test('the order of the answers changes nothing', () => {
  const anyAnswer = fc
    .record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      group: fc.constantFrom(...GROUPS),
      weight: fc.integer({ min: 0, max: 5 }),
      knockout: fc.boolean(),
      state: fc.constantFrom(...STATES),
      light: fc.constantFrom(null, 'grün', 'gelb', 'rot'),
      document: fc.constantFrom('Bauakte', 'bauakte', 'Grundbuch'),
    })
    .map(({ id, document, ...more }) => answerOf(id, { ...more, todo: { ask: `${id}?`, document } }))
  const shuffled = fc
    .uniqueArray(anyAnswer, { selector: ({ id }) => id, maxLength: 10 })
    .chain(given => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })))
  fc.assert(
    fc.property(shuffled, ([given, other]) => {
      const flags = (answers: Answer[]) => redFlags(answers, [contradiction('zimmer', 2, 3)], notes)
      const all = (answers: Answer[]) => [flags(answers), todosOf(answers, notes), silences(answers, notes)]
      expect(all(other)).toEqual(all(given))
    }),
  )
})
