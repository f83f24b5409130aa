import { expect, test } from 'vitest'
import { courtMail } from './courtMail.ts'

test('a court is asked for day, report, conditions and user, not for the wishes of a seller', () => {
  const { subject, body } = courtMail('Eigentumswohnung\nin Passau', '0803 K 0028/ 2023')
  expect(subject).toBe('Zwangsversteigerung, Az. 0803 K 0028/ 2023: Termin, Gutachten und Bedingungen')
  expect(body).toContain('die Zwangsversteigerung „Eigentumswohnung in Passau“ (Az. 0803 K 0028/ 2023)')
  expect(body).toMatch(/Termin.*Gutachten.*Zuschlag.*Abteilung II.*Mieter.*Besichtigung/su)
  expect(body).not.toMatch(/Angebot|Exposé|Reparatur/u)
})

test('without a file number and a name the letter still reads well', () => {
  const { subject, body } = courtMail('', null)
  expect(subject).toBe('Zwangsversteigerung: Termin, Gutachten und Bedingungen')
  expect(body).toContain('für die Zwangsversteigerung und bitte um Auskunft:')
})
