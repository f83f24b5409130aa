import { expect, test } from 'vitest'
import { confirmedIn, secondTasks, type SecondTask } from './secondReading.ts'

const [TASK] = secondTasks(
  ['keller', 'aufzug', 'garten'].map(id => ({ id, said: id, statement: `Es gibt: ${id}.` })),
) as [SecondTask]
const claim = (id: string, block: string) => ({ id, block, quote: 'Es gibt' })

test('the sentences come alone and in another order, with the questions', () => {
  expect(TASK.blocks.map(({ id }) => id)).toEqual(['Z3', 'Z1', 'Z2'])
  expect(TASK.asked.map(({ id }) => id)).toEqual(['garten', 'aufzug', 'keller'])
})

test.each([
  ['its own sentence is confirmed', [claim('keller', 'Z1'), claim('keller', 'Z1'), claim('aufzug', 'Z2')], ['keller', 'aufzug']], // prettier-ignore
  ['the sentence of another question is not', [claim('keller', 'Z2')], []],
  ['who points at every sentence has chosen none', [claim('keller', 'Z1'), claim('keller', 'Z2')], []],
  ['a sentence that is not there is none', [claim('keller', 'Z9')], []],
])('%s', (_, claims, confirmed) => {
  expect(confirmedIn(TASK, claims)).toEqual(confirmed)
})
