import { expect, test } from 'vitest'
import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const CASE = mailCaseOf({ kaufpreis: 249_000, wohnflaeche: 142, baujahr: 1981, objektart: 'Einfamilienhaus' })
const PLACE = { page: 1, quote: 'Der Keller wird an der Nordwand feucht.', box: [0, 0, 9, 9] as const }

test('a sentence that only may be of it is not held out', () => {
  const reservations = [{ evidence: PLACE, weight: 4, topics: ['feuchte'] as const, bindings: [], namesCost: false, gravity: 0 }]
  const sightings = { ...CASE.offer.sightings, reservations }
  const letter = chooseQuestions({ ...CASE, offer: { ...CASE.offer, sightings }, answers: answersOf('keller-feuchte') })
  expect(letter.join()).toContain(CASE.notesOf('keller-feuchte').todo.ask)
})

/** The letter where this question was only sighted. */
function asked(id: QuestionId): string {
  return chooseQuestions({ ...CASE, answers: answersOf(id) }).join('\n')
}

function answersOf(id: QuestionId): Answer[] {
  return CASE.answers.map((one): Answer =>
    one.id === id
      ? {
          ...one,
          state: 'unsicher',
          evidence: [PLACE],
          todo: { ...CASE.notesOf(id).todo, ask: 'Zu Seite 1: Gibt es das?' },
        }
      : one,
  )
}

test.each<[QuestionId, boolean]>([
  ['keller-feuchte', true],
  ['anbau-ausbau-genehmigt', true],
  ['internet', false],
])('%s, not read safely, is held out to the seller in its own words: %s', (id, isAsked) => {
  const letter = asked(id)
  const own = CASE.notesOf(id).todo.ask.slice(0, -1)
  expect(letter.includes(`${own} („Der Keller wird an der Nordwand feucht.“, Seite 1 Ihres Exposés)?`)).toBe(isAsked)
  expect(letter).not.toContain('Zu Seite 1')
})
