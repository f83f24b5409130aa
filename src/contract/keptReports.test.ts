import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { InteractiveReport } from './interactiveReport.ts'

/** Fields that came after the first reports were kept and paid for. */
const LATER = [
  { path: ['analysis', 'price', 'of'] },
  { path: ['analysis', 'unconcluded'] },
  { path: ['screen', 'decision', 'answered'] },
  { path: ['screen', 'marks'] },
  { path: ['screen', 'decision'] },
]

test.each(LATER)('a report that was kept before it had $path is still shown', async ({ path }) => {
  const example: unknown = JSON.parse(await readFile('samples/demo/example/beispiel.json', 'utf8'))
  const report = without(example, path)
  expect(InteractiveReport.safeParse(report).error?.issues ?? []).toEqual([])
})

function without(value: unknown, [field = '', ...deeper]: readonly string[]): unknown {
  const { [field]: inner, ...others } = value as Record<string, unknown>
  return deeper.length === 0 ? others : { ...others, [field]: without(inner, deeper) }
}
