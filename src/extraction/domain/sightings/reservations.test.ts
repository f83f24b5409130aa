import { expect, test } from 'vitest'
import { wholeQuote } from '#kernel/evidence.ts'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { reservationsIn } from './reservations.ts'

const OWNERS = [
  'Wir haben hier dreißig schöne Jahre gewohnt.',
  'Mein Mann hat den Garten angelegt und gepflegt.',
  'Unsere Kinder sind längst aus dem Haus.',
]

function found(...lines: string[]): string[] {
  return reservationsIn(passagesOf([page(lines)])).map(({ evidence }) => wholeQuote(evidence))
}

test.each([
  'Ob der Anbau je erlaubt wurde, haben wir nicht herausgefunden.',
  'Ein Stück vom Vorgarten will die Gemeinde irgendwann haben.',
  'Mit dem Nachbarn liegen wir wegen der Hecke im Streit.',
  'Im Keller steht im Frühjahr ein bisschen Wasser.',
])('what an owner concedes in passing is found: %s', sentence => {
  expect(found(...OWNERS, sentence)).toEqual([sentence])
})

test.each([
  'Das Haus liegt nicht weit von Schulen und Geschäften.',
  'Die Küche bleibt im Haus und gefällt uns gut.',
  'Für die Besichtigung rufen Sie bitte noch vormittags an.',
  'Unsere Mutter hat den Kindern vom Fenster zugewunken.',
])('and what takes nothing back is not: %s', sentence => {
  expect(found(...OWNERS, sentence)).toEqual([])
})

test('where no owner tells, only what is marked plainly is worth reading', () => {
  expect(found('Die Wohnung ist nur über die Treppe zu erreichen.')).toEqual([])
  expect(found('Leider ist der Riss in der Giebelwand noch nicht untersucht.')).toHaveLength(1)
})

test('a sentence is quoted as a whole, over a semicolon and not beyond a figure at its end', () => {
  const two = ['Ohne den Anbau sind es nur etwa 96.', 'Ein Plan fehlt leider; das Amt weiß nichts davon.']
  expect(found(...OWNERS, two.join(' '))).toContain(two[1])
})
