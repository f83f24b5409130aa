import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { EXAMPLE_TITLE } from './exampleLead.ts'

test('the name that stands before the example is there is the one that comes with it', async () => {
  const example = JSON.parse(await readFile('samples/demo/example/beispiel.json', 'utf8')) as {
    screen: { object: string }
  }
  expect(example.screen.object).toBe(EXAMPLE_TITLE)
})
