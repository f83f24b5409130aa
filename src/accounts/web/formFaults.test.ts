import { expect, test } from 'vitest'
import { forgotFault, loginFault, newPasswordFault, registrationFault } from './formFaults.ts'

const GOOD = { name: 'Eva Muster', email: 'eva@example.org', password: 'Geheim-123', repeat: 'Geheim-123' }
const FILL = 'Bitte füllen Sie alle Felder aus.'
const CORRECT = 'Bitte korrigieren Sie die Passwort-Fehler.'

test.each([
  ['all is there', {}, null],
  ['no name', { name: ' ' }, FILL],
  ['no address', { email: '' }, FILL],
  ['no password', { password: '' }, FILL],
  ['no repetition', { repeat: '' }, FILL],
  ['empty comes before wrong', { name: '', password: 'kurz' }, FILL],
  ['a short password', { password: 'Ab1', repeat: 'Ab1' }, CORRECT],
  ['no capital letter', { password: 'geheim-123', repeat: 'geheim-123' }, CORRECT],
  ['no digit', { password: 'Geheim-abc', repeat: 'Geheim-abc' }, CORRECT],
  ['another repetition', { repeat: 'Geheim-124' }, CORRECT],
])('[5.2] registration, %s', (_, changed, fault) => {
  expect(registrationFault({ ...GOOD, ...changed })).toBe(fault)
})

test.each([
  ['Geheim-123', 'Geheim-123', null],
  ['', '', 'Bitte beide Passwortfelder ausfüllen.'],
  ['Geheim-123', '', 'Bitte beide Passwortfelder ausfüllen.'],
  ['', 'Geheim-123', 'Bitte beide Passwortfelder ausfüllen.'],
  ['kurz', 'kurz', CORRECT],
  ['Geheim-123', 'Geheim-12', CORRECT],
])('[5.2] a new password "%s", repeated "%s"', (password, repeat, fault) => {
  expect(newPasswordFault({ password, repeat })).toBe(fault)
})

test.each([
  ['', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
  ['  ', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
  ['keine Adresse', null],
])('[5.2] forgot password with "%s": only blankness is checked', (email, fault) => {
  expect(forgotFault(email)).toBe(fault)
})

test('[5.2] a login needs both fields', () => {
  expect(loginFault({ email: 'eva@example.org', password: '' })).toBe(FILL)
  expect(loginFault({ email: ' ', password: 'x' })).toBe(FILL)
  expect(loginFault({ email: 'eva@example.org', password: 'x' })).toBeNull()
})
