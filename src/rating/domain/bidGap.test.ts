import { describe, expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { gapNote, parkingNote } from './bidGap.ts'

describe('what we reckon far below what the court found', () => {
  test.each([
    [184_500, 'ertrag', /184\.500\s€, 35\s% unter .* 285\.000\s€: die gezahlte Miete .*höchstens 30;.*§ 27 ImmoWertV/u],
    [200_000, 'arbeiten', /30\s% unter .*Arbeiten fällig/u],
    [256_499, 'schaetzung', /10\s% unter/u],
  ] as const)('of %i € by %s is told, and why his value goes first', (most, limitedBy, words) => {
    const note = gapNote({ ceiling: euro(most), limitedBy }, euro(285_000), true)
    expect(note).toMatch(words)
    expect(note).toContain('geht sein Wert vor')
  })

  test('does not say of an expert who was outside that he saw more', () => {
    const [inside, outside] = [true, false].map(inspected => gapNote({ ceiling: euro(200_000), limitedBy: 'arbeiten' }, euro(285_000), inspected)) // prettier-ignore
    expect(inside).toContain('mehr gesehen')
    expect(outside).not.toContain('mehr gesehen')
    expect(outside).toContain('Lesen Sie im Gutachten')
  })

  test('one near it is not', () => {
    expect(gapNote({ ceiling: euro(256_500), limitedBy: 'ertrag' }, euro(285_000), true)).toBeNull()
    expect(gapNote({ ceiling: euro(400_000), limitedBy: 'ertrag' }, euro(285_000), true)).toBeNull()
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
] as const)('that the parking space is counted nowhere is said of %s: %s', (_name, stated, isSaid) => {
  expect(parkingNote(offerWith(stated)) !== null).toBe(isSaid)
})
