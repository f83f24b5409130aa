import { momentInGermany } from '#kernel/germanTime.ts'
import { PACKAGES, type PackageAlias } from '#billing/domain/packages.ts'
import { euroText } from '#billing/domain/euroText.ts'
import { promoCodeOf } from '#billing/domain/promoCodeOf.ts'
import { endPromo, insertPromo, listPromos } from '#billing/server/index.ts'
import type { Queryable } from '#platform/database/databasePort.ts'
import { requirePartner } from './requirePartner.ts'

export interface NewPromo {
  readonly code: string
  readonly discountType: 'percentage' | 'fixed_amount'
  /** Percent, or € in cents. */
  readonly amount: number
  readonly validFrom: Date | null
  readonly validUntil: Date | null
  readonly mostUses: number | null
  readonly mostUsesPerAccount: number | null
  /** null: all. */
  readonly packages: readonly string[] | null
  /** The partner to whom orders with this code count; null: nobody. */
  readonly refCode: string | null
}

/** `admin promo add`. @returns German lines @throws Error with a German sentence */
export async function addPromo(db: Queryable, given: NewPromo): Promise<string[]> {
  const code = promoCodeOf(given.code)
  if (code === null) throw new Error('Ein Promo-Code hat 3 bis 40 Zeichen aus A–Z, 0–9, - und _.')
  const { discountType, amount, validFrom, validUntil, mostUses, mostUsesPerAccount } = given
  const most = discountType === 'percentage' ? 100 : 10_000_000
  if (!isCount(amount, most)) throw new Error('Der Nachlass ist ein ganzer Prozentsatz von 1 bis 100 oder ein Betrag.')
  if (![mostUses, mostUsesPerAccount].every(count => count === null || isCount(count, 1_000_000))) {
    throw new Error('Die Zahl der Einlösungen ist eine ganze Zahl ab 1.')
  }
  if (validFrom && validUntil && validFrom >= validUntil) throw new Error('Der Code endet, bevor er beginnt.')
  const packages = given.packages?.map(packageNamed) ?? null
  const partnerId = given.refCode === null ? null : (await requirePartner(db, given.refCode)).id
  const promo = { code, discountType, amount, validFrom, validUntil, mostUses, mostUsesPerAccount, packages }
  if (!(await insertPromo(db, promo, partnerId))) throw new Error(`Den Promo-Code ${code} gibt es schon.`)
  return [`Angelegt: ${code}, ${discountText(promo)}.`]
}

/** `admin promo list`, the newest first. @returns German lines */
export async function promoLines(db: Queryable): Promise<string[]> {
  const promos = await listPromos(db)
  if (promos.length === 0) return ['Es gibt noch keine Promo-Codes.']
  return promos.map(promo =>
    [
      `${promo.code}${promo.active ? '' : ' (beendet)'}`,
      discountText(promo),
      `eingelöst ${promo.uses}${promo.mostUses === null ? '' : ` von ${promo.mostUses}`}`,
      ...(promo.mostUsesPerAccount === null ? [] : [`je Konto ${promo.mostUsesPerAccount}`]),
      ...(promo.validFrom ? [`ab ${momentInGermany(promo.validFrom)}`] : []),
      ...(promo.validUntil ? [`bis ${momentInGermany(promo.validUntil)}`] : []),
      promo.packages ? `nur ${promo.packages.join(', ')}` : 'alle Pakete',
    ].join(' · '),
  )
}

/** `admin promo end`: it cannot be used any more; orders that have it keep it. @returns German lines */
export async function stopPromo(db: Queryable, typed: string): Promise<string[]> {
  const code = promoCodeOf(typed)
  if (code === null || !(await endPromo(db, code))) throw new Error(`Den Promo-Code „${typed}“ gibt es nicht.`)
  return [`Beendet: ${code}.`]
}

function packageNamed(name: string): PackageAlias {
  const alias = PACKAGES.find(one => one === name)
  if (!alias) throw new Error(`„${name}“ ist kein Paket: ${PACKAGES.join(', ')}.`)
  return alias
}

function discountText({ discountType, amount }: Pick<NewPromo, 'discountType' | 'amount'>): string {
  return discountType === 'percentage' ? `${amount}\u00a0% Nachlass` : `${euroText(amount)} Nachlass`
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}
