import { describe, expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { rate } from '#rating/domain/rate.ts'
import { ORDINARY } from '#rating/domain/ratedOffer.fixture.ts'
import { redFlags } from '#rating/domain/redFlags.ts'
import { sellerMail } from '#rating/domain/mail/sellerMail.ts'
import { silences } from '#rating/domain/silences.ts'
import { todosOf } from '#rating/domain/todos.ts'
import type { OfferVerdict } from '#rating/domain/verdict.ts'
import { type Rated, RatingJson, ratingJson } from './ratingJson.ts'

const roof: Answer = {
  id: 'dach',
  group: 'Zustand & Substanz',
  ratingGroup: 'Zustand',
  question: 'Wie alt ist das Dach?',
  weight: 4,
  knockout: true,
  core: true,
  state: 'belegt',
  answer: 'undicht',
  evidence: [{ page: 2, quote: 'Dach undicht', box: [1.006, 2, 3.3333, 4] }],
  inputs: [],
  light: 'rot',
  reason: 'Es regnet hinein.',
}
const { reason, ...unexplained } = roof
const open: Answer = {
  ...unexplained,
  id: 'keller',
  state: 'nicht im Exposé',
  answer: 'Im Exposé nicht gefunden.',
  evidence: [],
  light: null,
  todo: { ask: 'Ist der Keller trocken?', document: 'Gutachten' },
}

const notes = () => ({ why: 'Wasser zerstört.', todo: { ask: 'Ist der Keller trocken?', document: 'Gutachten' } })

const verdict: OfferVerdict = {
  id: 'nicht',
  light: 'rot',
  because: 'knockout',
  sentence: 'Nicht kaufen, solange das offen ist: Es regnet hinein.',
  limit: euro(312_000),
  points: [{ id: 'dach', sentence: 'Es regnet hinein.', change: null }],
}

function rated(answers: Answer[] = [roof, open]): Rated {
  const todos = todosOf(answers, notes)
  return {
    answers,
    rating: rate(answers, 0.6666, verdict, ORDINARY),
    verdict,
    tippingPoints: [{ light: 'grün', price: euro(312_000), sentence: 'Grün bis 312.000 €.', names: [euro(312_000)] }],
    redFlags: redFlags(answers, [], notes),
    todos,
    sellerMail: sellerMail(['Ist der Keller trocken?'], [], 'Haus', true),
    silences: silences(answers, notes),
    unconcluded: [],
  }
}

describe('answers and rating as JSON', () => {
  test('keep to the schema and to its order', () => {
    const json = ratingJson(rated())
    expect(RatingJson.parse(json)).toEqual(json)
    expect(JSON.stringify(RatingJson.parse(json))).toBe(JSON.stringify(json))
    expect(Object.keys(json)).toEqual([
      'answers',
      'rating',
      'verdict',
      'redFlags',
      'todos',
      'sellerMail',
      'silences',
      'unconcluded',
    ])
  })

  test('give an answer with its proof, rounded to hundredths of a point', () => {
    expect(ratingJson(rated()).answers).toEqual([
      {
        id: 'dach',
        group: 'Zustand & Substanz',
        question: 'Wie alt ist das Dach?',
        state: 'belegt',
        answer: 'undicht',
        evidence: [{ page: 2, quote: 'Dach undicht', box: [1.01, 2, 3.33, 4] }],
        light: 'rot',
        reason: 'Es regnet hinein.',
        weight: 4,
      },
      {
        id: 'keller',
        group: 'Zustand & Substanz',
        question: 'Wie alt ist das Dach?',
        state: 'nicht im Exposé',
        answer: 'Im Exposé nicht gefunden.',
        todo: { ask: 'Ist der Keller trocken?', document: 'Gutachten' },
        weight: 4,
      },
    ])
  })

  test('give the rating in euro and in shares of one', () => {
    const { rating } = ratingJson(rated())
    expect(rating).toMatchObject({
      light: 'rot',
      score: 0,
      tippingPoints: [{ light: 'grün', price: 312_000, sentence: 'Grün bis 312.000 €.', names: [312_000] }],
      evidenceShare: 0.67,
      knockouts: [{ id: 'dach', evidence: [{ box: [1.01, 2, 3.33, 4] }] }],
      reasons: { pro: [], contra: [{ id: 'dach', sentence: 'Es regnet hinein.' }] },
    })
    expect(rating.groups).toHaveLength(7)
  })

  test('give what follows: flags, to-dos, mail and silences', () => {
    expect(ratingJson(rated())).toMatchObject({
      redFlags: [{ id: 'dach', knockout: true, consequence: 'Die Ampel bleibt rot, bis das geklärt ist.' }],
      todos: [
        {
          priority: 1,
          document: 'Gutachten',
          asks: ['Ist der Keller trocken?', 'Ist der Keller trocken?'],
          ids: ['dach', 'keller'],
        },
      ],
      sellerMail: { subject: 'Fragen zu Ihrem Angebot: Haus' },
      silences: [{ id: 'keller', document: 'Gutachten' }],
    })
  })

  test('do not depend on the order of keys that come in', () => {
    const given = rated()
    const turned = Object.fromEntries(Object.entries(given).reverse()) as unknown as Rated
    const answers = given.answers.map(
      answer => Object.fromEntries(Object.entries(answer).reverse()) as unknown as Answer,
    )
    expect(JSON.stringify(ratingJson({ ...turned, answers }))).toBe(JSON.stringify(ratingJson(given)))
  })

  test.each([
    ['a quote', { ...roof, evidence: [] }, 'belegt needs a quote'],
    ['a formula', { ...roof, state: 'berechnet' }, 'berechnet needs a formula'],
    ['a source', { ...roof, state: 'geschätzt' }, 'geschätzt needs a source'],
  ] as const)('are refused where an answer lacks %s', (_, answer, message) => {
    expect(() => RatingJson.parse(ratingJson(rated([answer])))).toThrow(message)
  })

  test('tell a price far below the estimate in the colour of its warning', () => {
    const usual: Answer = { ...unexplained, id: 'preisabweichung', knockout: false, light: 'grün' }
    const lightOf = (answer: Answer) => ratingJson(rated([answer])).answers[0]?.light
    expect(lightOf(usual)).toBe('grün')
    expect(lightOf({ ...usual, reason: 'Der Preis liegt 51 % darunter. Fragen Sie, warum.' })).toBe('gelb')
  })

  test('hold nothing that the schema does not name', () => {
    const json = ratingJson(rated())
    expect(() => RatingJson.parse({ ...json, date: '2026-11-21' })).toThrow('date')
  })
})
