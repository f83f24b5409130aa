import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { saidIn } from '../scope/said.ts'
import { page } from '../typeset.fixture.ts'
import { orderedIn } from './orderedWorks.ts'
import { statementsOf } from './statementsOf.ts'

function aboutOf(sentence: string) {
  const passages = passagesOf([page(['# Wohnung', '', sentence])])
  const found = passages.map(passage => ({ passage, around: statementsOf(saidIn(passage).text) }))
  return orderedIn(found).ordered?.about
}

test.each([
  ['In der Versammlung wurde über die Auflagen der Bauaufsicht zum Brandschutz berichtet.', 'brandschutz'],
  ['Die Bauaufsicht hat einen zweiten Rettungsweg gefordert.', 'brandschutz'],
  ['Die Feuerwehr verlangt neue Türen.', null],
  ['Es liegt eine Anordnung des Gesundheitsamtes wegen Legionellen vor.', 'trinkwasser'],
  ['Die Bauaufsichtsbehörde hat die Sanierung der Garage angeordnet.', null],
])('an office demands it: %s', (sentence, about) => {
  expect(aboutOf(sentence)).toBe(about)
})

test.each([
  'Die Auflagen der Bauaufsicht zum Brandschutz sind erfüllt.',
  'Der Brandschutz wurde 2019 erneuert.',
  'Die Bauaufsicht hat die Pläne genehmigt.',
  'Die Feuerwehr ist in fünf Minuten da.',
])('no office demands it: %s', sentence => {
  expect(aboutOf(sentence)).toBeUndefined()
})
