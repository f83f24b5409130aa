import { describe, expect, test } from 'vitest'
import type { Section } from '#extraction/domain/sections.ts'
import type { MaterialBlock } from './materialFor.ts'
import { type Asked, halvesOf, tasksFor } from './tasksFor.ts'

function block(id: string, section: Section, length = 10): MaterialBlock {
  return { id, section, text: 'x'.repeat(length) }
}

function asked(count: number, ...sections: Section[]): Asked[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${sections.join('')}${index}`, question: '?', sections }))
}

const idsOf = ({ blocks }: { blocks: readonly MaterialBlock[] }) => blocks.map(({ id }) => id)

describe('the requests of a document', () => {
  test('ask of each part only what may stand there', () => {
    const tasks = tasksFor(
      [block('A', 'object'), block('B', 'energy'), block('C', 'object')],
      [...asked(2, 'object'), ...asked(1, 'energy', 'object')],
    )
    expect(tasks.map(task => [idsOf(task), task.asked.length])).toEqual([
      [['A', 'C'], 3],
      [['B'], 1],
    ])
  })

  test('hold no more text and no more questions than small models can answer, and lose none', () => {
    const blocks = Array.from({ length: 30 }, (_, index) => block(`B${index}`, 'object', 1000))
    const tasks = tasksFor(blocks, asked(70, 'object'))
    for (const task of tasks) {
      expect(task.blocks.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(8000)
      expect(task.asked.length).toBeLessThanOrEqual(30)
    }
    expect(tasks).toHaveLength(4 * 3)
    expect(new Set(tasks.flatMap(idsOf)).size).toBe(30)
  })

  test('are none where nothing is asked or nothing stands', () => {
    expect(tasksFor([block('A', 'object')], [])).toEqual([])
    expect(tasksFor([], asked(3, 'object'))).toEqual([])
  })
})

test('a request in halves: of its blocks, then of its questions, until one of each is left', () => {
  const [a, b, c] = [block('A', 'object'), block('B', 'object'), block('C', 'object')]
  const questions = asked(3, 'object')
  expect(halvesOf({ blocks: [a, b, c], asked: questions }).map(idsOf)).toEqual([['A', 'B'], ['C']])
  expect(halvesOf({ blocks: [a], asked: questions }).map(one => one.asked.length)).toEqual([2, 1])
  expect(halvesOf({ blocks: [a], asked: questions.slice(0, 1) })).toEqual([])
})
