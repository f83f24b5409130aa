import { expect, test } from 'vitest'
import { assessedInput, textsOf } from '../assessedInput.fixture.ts'
import { worksBlocks } from './works.ts'

const HOUSE = {
  ...{ objektart: 'Einfamilienhaus', kaufpreis: 298_000, wohnflaeche: 128, baujahr: 1958, plz: '92637', ort: 'Weiden' },
  ...{ energietraeger: 'Öl', energieklasse: 'H', energiekennwert: 287, vermietet: false, grundstueck: 812 },
}

test.each([
  ['an old boiler that is told', { heizungBaujahr: 1998 }, true],
  ['one of which nothing is told', {}, false],
])('what the state gives back stands beside the works of %s: %s', (_, stated, isTold) => {
  const { money, answers } = assessedInput({ ...HOUSE, ...stated }).judgement.assessment
  const words = worksBlocks(money, answers).flatMap(textsOf).join(' ')
  expect(/möglich ist aber: Zuschuss .*KfW 458.*vor dem Auftrag/u.test(words)).toBe(isTold)
})
