import { germanNumber } from '#kernel/germanNumber.ts'
import { normalEmail } from '#accounts/domain/normalEmail.ts'
import { findAccountByEmail } from '#accounts/server/index.ts'
import { euroText } from '#billing/domain/euroText.ts'
import type { Database, Queryable } from '#platform/database/databasePort.ts'
import { invoicedOf } from '#billing/server/index.ts'
import { refCodeOf } from '../domain/refCodeOf.ts'
import { commissionOf, netOf, statement, type StatementLine } from '../domain/statement.ts'
import { allPartners, insertPartner, type Partner, writeActive } from './partnerStore.ts'
import { requirePartner } from './requirePartner.ts'
import { touchCounts } from './touchStore.ts'
import { attributionsOf } from './attributionStore.ts'

export interface NewPartner {
  readonly refCode: string
  readonly name: string
  readonly email: string
  /** Share of the net revenue in percent, at most two decimals. */
  readonly commissionPercent: number
}

/** `admin affiliates add`. @returns German lines @throws Error with a German sentence */
export async function addPartner(database: Database, given: NewPartner): Promise<string[]> {
  const refCode = refCodeOf(given.refCode)
  if (refCode === null) throw new Error('Der Code braucht 3 bis 64 Zeichen aus a–z, 0–9, Punkt, - und _.')
  const email = normalEmail(given.email)
  if (email === null) throw new Error(`„${given.email}“ ist keine E-Mail-Adresse.`)
  const name = given.name.trim()
  if (name === '') throw new Error('Der Partner braucht einen Namen.')
  const basisPoints = Math.round(given.commissionPercent * 100)
  const isShare = basisPoints >= 0 && basisPoints <= 10_000
  if (!isShare || Math.abs(basisPoints - given.commissionPercent * 100) > 1e-6) {
    throw new Error('Die Provision ist ein Prozentsatz von 0 bis 100 mit höchstens zwei Nachkommastellen.')
  }
  const accountId = (await findAccountByEmail(database, email))?.id ?? null
  const partner = await insertPartner(database, { refCode, name, email, accountId, basisPoints })
  if (!partner) throw new Error(`Den Code „${refCode}“ gibt es schon.`)
  return [`Angelegt: ${name} mit dem Code ${refCode}. Seine Links enden auf ?ref=${refCode}.`]
}

/** `admin affiliates list`: all that counts for each, the revenue without what went back. @returns German lines */
export async function partnerLines(db: Queryable): Promise<string[]> {
  const [partners, touches] = await Promise.all([allPartners(db), touchCounts(db)])
  if (partners.length === 0) return ['Es gibt noch keine Partner.']
  const lines: string[] = []
  for (const partner of partners) {
    const all = await readStatement(db, partner.id, null)
    lines.push(
      [
        `${partner.refCode}${partner.active ? '' : ' (beendet)'}`,
        partner.name,
        partner.email,
        `Provision ${percent(partner)}`,
        `Besuche ${touches.get(partner.id) ?? 0}`,
        `Umsatz netto ${euroText(netOf(all))}`,
        `Provision gesamt ${euroText(commissionOf(all))}`,
      ].join(' · '),
    )
  }
  return lines
}

/** `admin affiliates end`: from now on nothing is attributed to him; what was, stays. @returns German lines */
export async function endPartner(db: Queryable, typedCode: string): Promise<string[]> {
  const partner = await requirePartner(db, typedCode)
  await writeActive(db, partner.refCode, false)
  return [`Beendet: ${partner.name}. Neue Bestellungen werden ihm nicht mehr zugerechnet.`]
}

/** `admin affiliates statement`: the month of a partner as CSV. @param month `2026-11` */
export async function partnerStatement(db: Queryable, typedCode: string, month: string): Promise<string> {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw new Error(`„${month}“ ist kein Monat wie 2026-11.`)
  const partner = await requirePartner(db, typedCode)
  return statement(await readStatement(db, partner.id, month))
}

function percent({ basisPoints }: Partner): string {
  return `${germanNumber(basisPoints / 100)}\u00a0%`
}

/**
 * What was invoiced and cancelled on a partner's orders, in the order of the numbers.
 * @param month `2026-11`; null: ever
 */
async function readStatement(db: Queryable, partnerId: string, month: string | null): Promise<StatementLine[]> {
  const attributions = new Map((await attributionsOf(db, partnerId)).map(one => [one.purchaseId, one.basisPoints]))
  const invoices = await invoicedOf(db, [...attributions.keys()])
  return invoices
    .filter(({ content }) => month === null || content.issuedOn.startsWith(`${month}-`))
    .map(({ purchaseId, content: { issuedOn, number, item, total } }) => ({
      issuedOn,
      number,
      item,
      netCents: total.netCents,
      basisPoints: attributions.get(purchaseId) ?? 0,
    }))
}
