import { expect, test } from 'vitest'
import { assessedInput, FLAT } from '../chapters/assessedInput.fixture.ts'
import { PreviewInside, previewInside } from './previewInside.ts'

const { answers, redFlags } = assessedInput(FLAT).judgement.assessment
const inside = previewInside(answers, redFlags)

test('[6.1] tells how much is inside, and of the answers one: proven, and no warning', () => {
  expect(PreviewInside.parse(inside)).toEqual(inside)
  expect(inside.red + inside.yellow).toBe(redFlags.length)
  expect(inside.open).toBe(answers.filter(({ state }) => state === 'nicht im Exposé' || state === 'unsicher').length)
  const sample = answers.find(({ question }) => question === inside.sample?.question)
  expect(sample).toMatchObject({ state: 'belegt', light: 'grün' })
  expect(redFlags.map(({ id }) => id)).not.toContain(sample?.id)
})

test('the sample is one that says more than the exposé, where there is one', () => {
  const green = answers.filter(({ light, state, todo }) => light === 'grün' && state === 'belegt' && !todo)
  const plain = green.filter(({ reason, formula, source }) => (reason ?? formula ?? source) === undefined)
  const [heaviest] = plain.toSorted((one, other) => other.weight - one.weight)
  const telling = { ...heaviest!, question: 'Wie alt ist das Dach?', weight: 0, formula: '2026 − 2009' }
  expect(previewInside(plain, []).sample?.question).toBe(heaviest?.question)
  expect(previewInside([...plain, telling], []).sample).toMatchObject({
    question: telling.question,
    formula: '2026 − 2009',
  })
})

test('the sample is one whose quote can be seen to prove it, where there is one', () => {
  const proven = answers.filter(({ light, state, todo }) => light === 'grün' && state === 'belegt' && !todo)
  const [one] = proven
  const at = (quote: string) => [{ ...one!.evidence[0]!, quote, whole: undefined }]
  const unseen = { ...one!, question: 'Was wird verkauft?', answer: 'Wohnungseigentum, denn es fällt Hausgeld an', evidence: at('PENTHOUSE'), weight: 9, reason: 'So ist es.' } // prettier-ignore
  const seen = { ...one!, question: 'Wie hoch ist die Rücklage?', answer: '96.400 € bei 14 Einheiten', evidence: at('Rücklage 96.400 €,'), weight: 1 } // prettier-ignore
  expect(previewInside([unseen, seen], []).sample).toMatchObject({
    question: seen.question,
    proof: { quote: 'Rücklage 96.400 €' },
  })
  expect(previewInside([unseen], []).sample?.question).toBe(unseen.question)
})

test('a place that several answers rest on counts once, and where nothing is proven there is no sample', () => {
  expect(previewInside([...answers, ...answers], redFlags).places).toBe(inside.places)
  expect(
    previewInside(
      answers.filter(({ light }) => light !== 'grün'),
      [],
    ).sample,
  ).toBeNull()
})
