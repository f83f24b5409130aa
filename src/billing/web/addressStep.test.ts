import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressStep } from './addressStep.ts'

const saved = { id: '1', street: 'Musterweg 3', zip: '31134', city: 'Hildesheim', country: 'DE' }

test.each([
  ['nothing is typed, nothing is there', null, {}, 'nothing'],
  ['blanks are nothing', null, { street: '  ' }, 'nothing'],
  ['any input makes one', null, { zip: '31134' }, 'create'],
  ['what is no postcode waits until it is one', null, { street: 'Weg 1', zip: 'abc' }, 'nothing'],
  ['also where there is one', saved, { ...saved, zip: '3113' }, 'nothing'],
  ['a change is written', saved, { ...saved, city: 'Hannover' }, 'update'],
  ['a part taken out is written', saved, { ...saved, street: '' }, 'update'],
  ['the same is not written again', saved, { ...saved, city: ' Hildesheim ' }, 'nothing'],
  ['an emptied form removes it', saved, {}, 'delete'],
  ['blanks remove it, too', saved, { street: ' ', zip: '\t', city: ' ' }, 'delete'],
] as const)('[2.12.5] [4.8] %s', (_, before, typed, step) => {
  expect(addressStep(before, { street: '', zip: '', city: '', ...typed })).toBe(step)
})

test('[2.12.5] after a step, the same form asks for no other', () => {
  const text = fc.constantFrom('', ' ', 'a', ' b ', 'ä', 'a\u0308')
  fc.assert(
    fc.property(fc.boolean(), text, text, text, (hasSaved, street, zip, city) => {
      const typed = { street, zip, city }
      const stored = Object.fromEntries(
        Object.entries(typed).map(([key, value]) => [key, value.normalize('NFC').trim()]),
      ) as typeof typed
      const step = addressStep(hasSaved ? saved : null, typed)
      const after = step === 'delete' || (step === 'nothing' && !hasSaved) ? null : { ...saved, ...stored }
      expect(addressStep(after, typed)).toBe('nothing')
    }),
  )
})
