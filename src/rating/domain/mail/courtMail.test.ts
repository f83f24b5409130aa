import { expect, test } from 'vitest'
import { courtMail } from './courtMail.ts'

const QUESTIONS = ['Gilt der Termin noch?', 'Wo liegt das Gutachten?']

test('a court is written to by its file number', () => {
  const { subject, body } = courtMail(QUESTIONS, 'Eigentumswohnung\nin Passau', '0803 K 0028/ 2023')
  expect(subject).toBe('Zwangsversteigerung, Az. 0803 K 0028/ 2023: Termin, Gutachten und Bedingungen')
  expect(body).toContain('die Zwangsversteigerung „Eigentumswohnung in Passau“ (Az. 0803 K 0028/ 2023)')
  expect(body).toContain('1. Gilt der Termin noch?\n2. Wo liegt das Gutachten?')
})

test('without a file number and a name the letter still reads well', () => {
  const { subject, body } = courtMail(QUESTIONS, '', null)
  expect(subject).toBe('Zwangsversteigerung: Termin, Gutachten und Bedingungen')
  expect(body).toContain('für die Zwangsversteigerung und bitte um Auskunft:')
})
