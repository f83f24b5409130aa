import { expect, test } from 'vitest'
import type { Remark, Topic } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { NO_REMARK_FLAGS, remarkFlagsOf } from './remarkFlags.ts'

function remark(topic: Topic, quote: string, certainty: Remark['certainty'] = 'stated'): Remark {
  const evidence = { page: 1, quote, box: [0, 0, 1, 1] as const }
  return { topic, rule: topic, tone: 'neutral', meaning: quote, year: null, certainty, scope: PLAIN, evidence }
}

test.each([
  [remark('bodenrichtwert', 'Bodenrichtwert: 350 €/m² (Stand 01.01.2026)'), 350, null, null],
  [remark('bodenrichtwert', 'der Bodenrichtwert liegt bei 1.250,00 € je m²'), 1250, null, null],
  [remark('bodenrichtwert', 'Bodenrichtwert vermutlich 350 €/m²', 'unknown'), null, null, null],
  [remark('quadratmeterpreis', 'das sind nur 4.267 €/m²'), null, 4267, null],
  [{ ...remark('pflichtkauf', 'zzgl. Stellplatz 25.000 €'), subject: 'stellplatzExtra' } as const, null, null, false],
  [remark('pflichtkauf', 'Einbauküche ist zusätzlich zu erwerben'), null, null, null],
])('$0.evidence.quote', (given, land, square, parking) => {
  const found = remarkFlagsOf([given])
  expect([found.bodenrichtwert?.value ?? null, found.quadratmeterpreis?.value ?? null]).toEqual([land, square])
  expect(found.stellplatzImPreis).toBe(parking)
})

test('a figure that the wording names goes before its quote, which may hold the label of a row alone', () => {
  const row = { ...remark('bodenrichtwert', 'Bodenrichtwert'), amount: 590 }
  expect(remarkFlagsOf([row]).bodenrichtwert).toEqual({ value: 590, evidence: [row.evidence] })
  expect(remarkFlagsOf([{ ...row, amount: 40_000 }]).bodenrichtwert).toBeNull()
})

test('nothing said is nothing known', () => {
  expect(remarkFlagsOf([])).toEqual(NO_REMARK_FLAGS)
})

test.each([
  ['betrugsmuster', 'betrug-vorkasse', 'stated', true],
  ['betrugsmuster', 'betrug-ausland', 'stated', true],
  ['reservierung', 'keine-besichtigung', 'stated', true],
  ['betrugsmuster', 'betrug-vorkasse', 'denied', undefined],
  ['betrugsmuster', 'platzhaltertext', 'stated', undefined],
  ['kontakt', 'kontakt-nur-nachricht', 'stated', undefined],
] as const)('a sign of a bait is what asks for money or keeps others away: %s, %s, %s', (topic, rule, certainty, isBait) => {
  expect(remarkFlagsOf([{ ...remark(topic, 'So.', certainty), rule }]).isBait).toBe(isBait)
}) // prettier-ignore

test('who pays for roof and walls is agreed with any tenant: an operator lets it by other words', () => {
  const pays = { ...remark('mietgarantie', 'Dach und Fach trägt der Vermieter'), subject: 'betreiber' } as const
  expect(remarkFlagsOf([{ ...pays, rule: 'pacht-eigentuemer-zahlt' }]).betreiber).toBe(false)
  expect(remarkFlagsOf([{ ...pays, rule: 'pacht-gesenkt' }]).betreiber).toBe(true)
})
