import { expect, test } from 'vitest'
import { declarationFaults } from './declarationFaults.ts'

const complete = { name: 'Erika Muster', contractId: 'EA-1234-5678-9ABC', email: 'erika@example.org' }

test.each([
  ['everything is there', {}, []],
  ['a contract in any spelling', { contractId: '12345' }, []],
  ['no name', { name: ' ' }, ['name']],
  ['no contract', { contractId: '' }, ['contractId']],
  ['no address', { email: '' }, ['email']],
  ['no address but a word', { email: 'erika' }, ['email']],
  ['nothing', { name: '', contractId: '', email: '' }, ['name', 'contractId', 'email']],
])('a declaration with %s', (_, change, faults) => {
  expect(Object.keys(declarationFaults({ ...complete, ...change }))).toEqual(faults)
})
