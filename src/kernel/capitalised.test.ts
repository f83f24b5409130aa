import { expect, test } from 'vitest'
import { capitalised } from './capitalised.ts'

test.each([
  ['beim Einzug', 'Beim Einzug'],
  ['über den Dächern', 'Über den Dächern'],
  ['EG links', 'EG links'],
  ['', ''],
])('%j is written %j', (text, written) => expect(capitalised(text)).toBe(written))
