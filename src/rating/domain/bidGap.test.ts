import { describe, expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { gapNote, parkingNote } from './bidGap.ts'

const stepsOf = (years: number, isUsual?: true) =>
  ({ candidates: [{ limit: 'ertrag', steps: [{ label: 'So viele Jahresmieten', amount: euro(184_500), formula: '', years, ...(isUsual && { isUsual }) }] }] }) as unknown as Worth['steps'] // prettier-ignore
const steps = stepsOf(24.6, true)

describe('what we reckon far below what the court found', () => {
  test.each([
    [200_000, 'arbeiten', /30\s% unter .*Arbeiten fällig/u],
    [256_499, 'schaetzung', /10\s% unter/u],
  ] as const)('of %i € by %s is told, and why his value goes first', (most, limitedBy, words) => {
    const note = gapNote({ ceiling: euro(most), limitedBy, steps }, euro(285_000), true)
    expect(note).toMatch(words)
    expect(note).toContain('geht sein Wert vor')
  })

  test('does not say of an expert who was outside that he saw more', () => {
    const [inside, outside] = [true, false].map(inspected => gapNote({ ceiling: euro(200_000), limitedBy: 'arbeiten', steps }, euro(285_000), inspected)) // prettier-ignore
    expect(inside).toContain('mehr gesehen')
    expect(outside).not.toContain('mehr gesehen')
    expect(outside).toContain('das Innere nicht sicher')
    expect(outside).toContain('Fallen innen alle Arbeiten an')
    expect(outside).toContain('Lesen Sie im Gutachten')
  })

  test('of a let home the rent that is taken over is the limit', () => {
    const note = gapNote({ ceiling: euro(184_500), limitedBy: 'ertrag', steps }, euro(285_000), true)
    expect(note).toMatch(
      /Die gezahlte Miete trägt nur 184\.500\s€, 35\s% unter .* 285\.000\s€: Wir rechnen mit 24,6 Jahresmieten, die am Ort üblich sind\..*§ 27 ImmoWertV/u,
    )
    expect(note).not.toContain('geht sein Wert vor')
    const most = {
      ceiling: euro(184_500),
      limitedBy: 'ertrag',
      steps: stepsOf(30),
    } as const
    expect(gapNote(most, euro(285_000), true)).toContain('mit 30 Jahresmieten: Mehr')
  })

  test('one near it is not', () => {
    expect(gapNote({ ceiling: euro(256_500), limitedBy: 'ertrag', steps }, euro(285_000), true)).toBeNull()
    expect(gapNote({ ceiling: euro(400_000), limitedBy: 'ertrag', steps }, euro(285_000), true)).toBeNull()
  })
})

test.each([
  ['a flat with its space', { objektart: 'Eigentumswohnung', stellplatz: 'Tiefgarage' }, true],
  [
    'whose space has a price',
    { objektart: 'Eigentumswohnung', stellplatz: 'Tiefgarage', stellplatzPreis: 18_000 },
    false,
  ],
  ['a flat without', { objektart: 'Eigentumswohnung' }, false],
  ['a house stands on its plot', { objektart: 'Einfamilienhaus', stellplatz: 'Garage' }, false],
] as const)('that the parking space is paid with the value of the court is said of %s: %s', (_name, stated, isSaid) => {
  expect([true, false].map(isByRent => parkingNote(offerWith(stated), isByRent) !== null)).toEqual([isSaid, isSaid])
})

test.each([true, false])(
  'nobody is told to bid more for a space that is in the value already (by rent: %s)',
  isByRent => {
    const note = parkingNote(offerWith({ objektart: 'Eigentumswohnung', stellplatz: 'Tiefgarage' }), isByRent)
    expect(note).toContain('im Verkehrswert des Gerichts')
    expect(note).not.toMatch(/höher/u)
  },
)
