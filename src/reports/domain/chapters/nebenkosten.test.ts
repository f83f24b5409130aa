import { expect, test } from 'vitest'
import { proof } from '#questions/domain/offered.fixture.ts'
import { assessedInput, FLAT, textsOf } from './assessedInput.fixture.ts'
import { nebenkostenChapter } from './nebenkosten.ts'

test.each([
  [[], /Mehrwertsteuer enthält.*was der Verkäufer zahlt/u, /^$/u],
  [['provisionMehrwertsteuer'], /was der Verkäufer zahlt/u, /Mehrwertsteuer enthält/u],
  [['provisionMehrwertsteuer', 'provisionVerkaeufer'], /darf Ihr Anteil nicht höher sein/u, /Mehrwertsteuer enthält|was der Verkäufer zahlt/u],
])('of the commission only what %j leave open is to be checked', (topics, within, without) => {
  const input = assessedInput(FLAT)
  const { money } = input.judgement.assessment
  const { offer } = money.home
  const spoken = Object.fromEntries(topics.map(topic => [topic, [proof('inkl. MwSt.')]]))
  const home = { ...money.home, offer: { ...offer, sightings: { ...offer.sightings, spoken } } }
  const assessment = { ...input.judgement.assessment, money: { ...money, home } }
  const words = nebenkostenChapter({ ...input, judgement: { ...input.judgement, assessment } }).blocks.flatMap(textsOf).join(' ')
  expect(words).toMatch(within)
  expect(words).not.toMatch(without)
}) // prettier-ignore
