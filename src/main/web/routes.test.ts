import { expect, test } from 'vitest'
import { PAGES } from '#kernel/pagePath.ts'
import { PLACES } from './routes.tsx'

test('[2.1.1] [2.1.2] [2.1.3] [2.1.4] every page has its place, once, and whatever else is asked for has one too', () => {
  expect(PLACES.map(({ path }) => path).sort()).toEqual([...PAGES, '*'].sort())
})
