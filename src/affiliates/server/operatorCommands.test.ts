import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bought, startBilling, type TestBilling } from '#billing/server/billing.fixture.ts'
import { makeAccount } from '#credits/server/account.fixture.ts'
import { PROMO } from './affiliates.fixture.ts'
import {
  addPartner,
  addPromo,
  attributeOrder,
  endPartner,
  partnerLines,
  partnerStatement,
  promoLines,
  stopPromo,
} from './index.ts'
import { countTouch } from './touchStore.ts'

let billing: TestBilling
let buyer: string

beforeAll(async () => {
  billing = await startBilling()
  Object.assign(billing.parts.hooks, { onPaid: attributeOrder })
  const anna = { refCode: 'Anna', name: 'Anna Makler', email: 'anna@example.de', commissionPercent: 15 }
  expect(await partnerLines(billing.database)).toEqual(['Es gibt noch keine Partner.'])
  expect(await promoLines(billing.database)).toEqual(['Es gibt noch keine Promo-Codes.'])
  expect(await addPartner(billing.database, anna)).toEqual([
    'Angelegt: Anna Makler mit dem Code anna. Seine Links enden auf ?ref=anna.',
  ])
})
afterAll(() => billing.close())
beforeEach(async () => {
  buyer = await makeAccount(billing.database)
})

describe('the operator', () => {
  test('sees what each partner has brought', async () => {
    await countTouch(billing.database, 'anna', '/')
    await bought(billing, buyer, { refCode: 'anna' })
    expect((await partnerLines(billing.database)).find(line => line.startsWith('anna'))).toBe(
      'anna · Anna Makler · anna@example.de · Provision 15\u00a0% · Besuche 1 · Umsatz netto 20,92\u00a0€ · Provision gesamt 3,14\u00a0€',
    )
  })

  test.each([
    [{ refCode: 'ab' }, 'Der Code braucht 3 bis 64 Zeichen'],
    [{ refCode: 'anna' }, 'Den Code „anna“ gibt es schon.'],
    [{ email: 'keine' }, '„keine“ ist keine E-Mail-Adresse.'],
    [{ name: ' ' }, 'Der Partner braucht einen Namen.'],
    [{ commissionPercent: 101 }, 'Die Provision ist ein Prozentsatz'],
    [{ commissionPercent: 1.234 }, 'Die Provision ist ein Prozentsatz'],
    [{ commissionPercent: NaN }, 'Die Provision ist ein Prozentsatz'],
  ])('is told what is wrong with a partner %j', async (changes, message) => {
    const partner = { refCode: 'neu', name: 'Neu', email: 'neu@example.de', commissionPercent: 10, ...changes }
    await expect(addPartner(billing.database, partner)).rejects.toThrow(message)
  })

  test('is told what is wrong with a month or a code', async () => {
    await expect(partnerStatement(billing.database, 'anna', '2026-13')).rejects.toThrow('kein Monat')
    await expect(partnerStatement(billing.database, 'niemand', '2026-11')).rejects.toThrow('gibt es nicht')
    await expect(endPartner(billing.database, 'niemand')).rejects.toThrow('gibt es nicht')
  })

  test('makes, sees and ends promo codes', async () => {
    const { database } = billing
    expect(await addPromo(database, PROMO)).toEqual(['Angelegt: SOMMER, 10\u00a0% Nachlass.'])
    await addPromo(database, {
      ...PROMO,
      code: 'fuenf',
      discountType: 'fixed_amount',
      amount: 500,
      mostUses: 3,
      packages: ['mini'],
      validFrom: new Date('2026-10-24T23:30:00Z'),
      validUntil: new Date('2030-12-31T23:30:00Z'),
    })
    await bought(billing, buyer, { promoCode: 'fuenf', alias: 'mini' })
    expect(await stopPromo(database, 'sommer')).toEqual(['Beendet: SOMMER.'])
    const lines = await promoLines(database)
    expect(lines).toContain('SOMMER (beendet) · 10\u00a0% Nachlass · eingelöst 0 · alle Pakete')
    expect(lines).toContain(
      'FUENF · 5,00\u00a0€ Nachlass · eingelöst 1 von 3 · ab 25. Oktober 2026 um 01:30:00 Uhr · bis 1. Januar 2031 um 00:30:00 Uhr · nur mini',
    )
  })

  test.each([
    [{ code: 'ä' }, 'Ein Promo-Code hat'],
    [{ code: 'SOMMER' }, 'gibt es schon'],
    [{ amount: 101 }, 'Der Nachlass'],
    [{ amount: 1.5 }, 'Der Nachlass'],
    [{ mostUses: 0 }, 'Einlösungen'],
    [{ packages: ['diamant'] }, '„diamant“ ist kein Paket'],
    [{ refCode: 'niemand' }, 'gibt es nicht'],
    [{ validFrom: new Date(2), validUntil: new Date(1) }, 'endet, bevor er beginnt'],
  ])('is told what is wrong with a promo code %j', async (changes, message) => {
    await expect(addPromo(billing.database, { ...PROMO, code: 'NEU1', ...changes })).rejects.toThrow(message)
  })
})
