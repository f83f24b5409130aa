import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { dueAtTenantsEnd } from './dueAtTenantsEnd.ts'
import { type StatedCost, statedCostsOf } from './statedCosts.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }

function costs(line: string): StatedCost[] {
  return statedCostsOf(passagesOf([page(['# Eigentumswohnung zum Kauf', '', line])]), 149_000, SETTING, null)
}

test.each([
  ['Folgende Arbeiten waren bei Mieterwechsel vorgesehen: Bad neu 14.500 €, Elektrik mit neuer Unterverteilung 8.900 € (Angebot Elektro Rudisch), Austausch der Gastherme von 1996 6.200 €, Böden und Maler etwa 7.500 €.', { heizung: 6_200, elektrik: 8_900, bad: 14_500, boeden: 7_500 }, true],
  ['Noch zu machen sind das Bad (etwa 15.000 €) und die Böden (rund 4.000 €).', { bad: 15_000, boeden: 4_000 }, true],
  ['Beim Auszug sind Bad (ca. 12.000 €), Böden (5.000 bis 6.000 €) und Elektrik (8.000 €) fällig, zusammen rund 26.000 €.', { elektrik: 8_000, bad: 12_000, boeden: 6_000 }, true],
  ['Für ein neues Bad liegt eine Kostenschätzung von 16.000 € vor, für neue Bodenbeläge 6.000 €.', { bad: 16_000, boeden: 6_000 }, false],
] as const)('%s: each with its price', (line, byTrade, needed) => {
  const found = costs(line)
  expect(Object.fromEntries(found.map(({ subject, high }) => [subject, high]))).toEqual(byTrade)
  expect(found.every(one => one.needed === needed)).toBe(true)
}) // prettier-ignore

test('what waits for a tenant to go is due with his notice, and not while he stays', () => {
  const found = costs('Bei Mieterwechsel stehen an: Bad (Angebot 14.500 €) und Elektrik (8.900 €).')
  const isLet = { vermietet: { value: true }, bezugsfreiAb: null } as unknown as Parameters<typeof dueAtTenantsEnd>[1]
  const goes = [{ rule: 'mieter-geht', certainty: 'stated', scope: { bearer: 'offer' } }] as unknown as Parameters<typeof dueAtTenantsEnd>[2] // prettier-ignore
  expect(dueAtTenantsEnd(found, isLet, []).map(({ needed }) => needed)).toEqual([false, false])
  expect(dueAtTenantsEnd(found, isLet, goes).map(({ needed }) => needed)).toEqual([true, true])
})
