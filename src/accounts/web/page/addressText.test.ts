import { expect, test } from 'vitest'
import { addressText, countriesWith } from './addressText.ts'

const HOME = { street: 'Musterweg 3', zip: '04109', city: 'Leipzig', country: 'DE' }

test.each([
  [HOME, 'Musterweg 3, 04109 Leipzig'],
  [{ ...HOME, country: 'AT' }, 'Musterweg 3, 04109 Leipzig, Österreich'],
  [{ ...HOME, street: '', zip: '' }, 'Leipzig'],
])('[3.5] an address in one line: %j', (address, text) => {
  expect(addressText(address)).toBe(text)
})

test('[3.5] a country that is not offered stays with the address that has it', () => {
  expect(countriesWith('DE')[0]).toEqual({ code: 'DE', name: 'Deutschland' })
  expect(countriesWith('JP').at(-1)).toEqual({ code: 'JP', name: 'Japan' })
})
