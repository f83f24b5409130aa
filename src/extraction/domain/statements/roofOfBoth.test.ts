import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { plannedWorksOf } from './plannedWorks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const works = (line: string) =>
  plannedWorksOf(passagesOf([page(['# Einfamilienhaus in 24103 Kiel', '', line])]), SETTING).map(({ kind }) => kind)

test.each([
  'Das Dach der Scheune und des Wohnhauses wird 2027 erneuert.',
  'Das Dach auf der Garage und dem Haus wird 2027 erneuert.',
  'Das Dach der Remise sowie des Haupthauses wird 2027 saniert.',
  'Das Dach wird 2027 erneuert.',
])('of the house too: %s', line => {
  expect(works(line)).toEqual(['dach'])
})

test.each([
  'Das Dach der Scheune wird 2027 erneuert.',
  'Das Dach auf der Garage wird 2027 erneuert, das Haus ist fertig.',
  'Das Dach der Scheune und des Schuppens wird 2027 erneuert.',
  'Das Dach der Garage und die Einfriedung wird 2027 erneuert.',
])('of what stands beside it: %s', line => {
  expect(works(line)).toEqual([])
})
