import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBuyerName, missingForOrder } from './orderReadiness.ts'

test.each([
  ['', false],
  ['ab', false],
  ['  ab  ', false],
  ['Bo ', false],
  ['👍👍', false],
  ['Ali', true],
  ['  Erika Muster ', true],
])('[9.1] "%s" as a buyer\'s name: %s', (name, isName) => {
  expect(isBuyerName(name)).toBe(isName)
})

test('[4.8] nothing is missing only with a name, a package with a price and all three consents', () => {
  const flag = fc.boolean()
  fc.assert(
    fc.property(flag, flag, flag, flag, flag, flag, (hasName, hasPackage, hasPrice, terms, privacy, withdrawal) => {
      const missing = missingForOrder({
        name: hasName ? 'Erika' : 'E',
        hasPackage,
        hasPrice,
        consents: { terms, privacy, withdrawal },
      })
      expect(missing.length === 0).toBe(hasName && hasPackage && hasPrice && terms && privacy && withdrawal)
    }),
  )
})
