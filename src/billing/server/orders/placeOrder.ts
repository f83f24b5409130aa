import { createHash, randomBytes } from 'node:crypto'
import { personName } from '#accounts/domain/personName.ts'
import { findAccount, findAddress } from '#accounts/server/index.ts'
import { BILLING_REFUSALS } from '#contract/billingRefusals.ts'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import { contractIdOf } from '../../domain/contractIdOf.ts'
import type { PackageOffers } from '../../domain/packageOffers.ts'
import { PACKAGES, type PackageAlias } from '../../domain/packages.ts'
import { orderedMode, priceWith } from '../../domain/price.ts'
import { earlyPerformanceConsent } from '../../domain/withdrawalNotice.ts'
import type { BillingParts } from '../billingParts.ts'
import { openCheckout } from './openCheckout.ts'
import { type ChosenPackage, requirePromo } from '../promos/promos.ts'
import { reservePromo } from '../promos/promoStore.ts'
import { countOpen, findOpenAlike, insertPurchase, type Purchase } from './purchaseStore.ts'
import { settle, settleFree } from '../settlement/settle.ts'

/** What the buyer asks for. */
export interface OrderRequest {
  readonly alias: string
  readonly name: string
  readonly promoCode: string | null
  readonly addressId: string | null
  readonly refCode: string | null
  readonly earlyPerformance: boolean
  /** Which wording was shown; null: none, so nothing can have been declared. */
  readonly consentVersion: string | null
}

export interface Checkout {
  readonly id: string
  readonly url: string
  readonly contractId: string
}

/** Nobody compares more offers at once; each may hold a use of a promo code. */
const MAX_OPEN = 10
/** So long the same order leads to the same checkout: a double click, or a way back from it. */
const ALIKE_MINUTES = 20
const MIN_NAME_LENGTH = 3
const MIN_REF_CODE_LENGTH = 3

/**
 * Takes an order: everything is computed here, from the configuration; what the page showed is display. A free order is
 * settled at once, for the others the provider is asked for a checkout. Ordered again in the same words while it is
 * open, it is the same order.
 * @throws Refusal of BILLING_REFUSALS, or PaymentUnavailable: the order stays, the next try goes on with it
 */
export async function placeOrder(parts: BillingParts, accountId: string, request: OrderRequest): Promise<Checkout> {
  const chosen = chosenPackage(parts, request.alias)
  checkConsents(request)
  const buyerName = buyerNameOf(request.name)
  const order = () =>
    parts.database.inTransaction(tx => findOrInsert(tx, parts, accountId, { request, chosen, buyerName }))
  const placed = await order()
  const { sessionId } = placed
  // Paid or left at the provider's since, it is another order that is wanted now.
  const isOver = placed.state === 'open' && sessionId !== null && (await settle(parts, sessionId))?.state !== 'open'
  return checkoutOf(await openCheckout(parts, isOver ? await order() : placed))
}

function chosenPackage({ packages }: BillingParts, alias: string): ChosenPackage & { readonly offer: OnSale } {
  const known = PACKAGES.find(one => one === alias)
  const offer = known && packages[known]
  if (!known || !offer || !isOnSale(offer)) throw new Refusal(BILLING_REFUSALS.noPrice)
  return { alias: known, listCents: offer.cents, offer }
}

type Offer = PackageOffers[PackageAlias]
type OnSale = Offer & { readonly priceId: string }

function isOnSale(offer: Offer): offer is OnSale {
  return offer.priceId !== null
}

function buyerNameOf(typed: string): string {
  if ([...typed.trim()].length < MIN_NAME_LENGTH) throw new Refusal(BILLING_REFUSALS.shortName)
  const name = personName(typed)
  if (name === null) throw new Refusal(BILLING_REFUSALS.badName)
  return name
}

/**
 * The specified request (7.13) has no consents, so it may name no wording; but what the buyer declares in advance must
 * be proved in its words (§§ 312f Abs. 3, 312m BGB).
 */
function checkConsents({ earlyPerformance, consentVersion }: OrderRequest): void {
  const isKnown = consentVersion === null ? !earlyPerformance : earlyPerformanceConsent(consentVersion) !== null
  if (!isKnown) throw new Refusal(BILLING_REFUSALS.consent)
}

interface Ordered {
  readonly request: OrderRequest
  readonly chosen: ReturnType<typeof chosenPackage>
  readonly buyerName: string
}

async function findOrInsert(
  tx: Transaction,
  parts: BillingParts,
  accountId: string,
  ordered: Ordered,
): Promise<Purchase> {
  const { request, chosen, buyerName } = ordered
  // Orders of one account one after the other, so that two clicks see each other.
  await tx.query('select 1 from account where id = $1 for no key update', [accountId])
  const account = await findAccount(tx, accountId)
  if (!account) throw new Refusal(GENERAL.notSignedIn)
  const address = await addressOf(tx, accountId, request.addressId)
  const { alias, offer } = chosen
  const fingerprint = fingerprintOf([alias, offer, buyerName, account.email, address, { ...request, name: null }])
  const alike = await findOpenAlike(tx, accountId, fingerprint, ALIKE_MINUTES)
  if (alike) return alike
  if ((await countOpen(tx, accountId)) >= MAX_OPEN) throw new Refusal(BILLING_REFUSALS.tooManyOpen, { most: MAX_OPEN })
  const promo = request.promoCode ? await requirePromo(tx, request.promoCode, accountId, chosen) : null
  const price = priceWith(offer.cents, promo)
  const purchase = await insertPurchase(tx, {
    contractId: contractIdOf(randomBytes(12)),
    accountId,
    buyerEmail: account.email,
    buyerName,
    buyerAddress: address,
    package: alias,
    description: offer.description,
    priceId: offer.priceId,
    mode: orderedMode(offer.mode, price),
    credits: offer.credits,
    listCents: price.listCents,
    discountCents: price.discountCents,
    promoCode: promo?.code ?? null,
    refCode: request.refCode && request.refCode.length >= MIN_REF_CODE_LENGTH ? request.refCode : null,
    consentVersion: request.consentVersion,
    earlyPerformance: request.earlyPerformance,
    fingerprint,
    provider: parts.payments.name,
  })
  if (promo) await reservePromo(tx, purchase.id, promo.code, accountId)
  return price.grossCents === 0 ? settleFree(tx, parts, purchase) : purchase
}

async function addressOf(
  tx: Transaction,
  accountId: string,
  addressId: string | null,
): Promise<Purchase['buyerAddress']> {
  if (!addressId) return null
  const found = await findAddress(tx, accountId, addressId)
  if (!found) throw new Refusal(BILLING_REFUSALS.noAddress)
  const { street, zip, city, country } = found
  return { street, zip, city, country }
}

function fingerprintOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

function checkoutOf({ sessionId, sessionUrl, contractId }: Purchase): Checkout {
  if (sessionId === null || sessionUrl === null) throw new Error(`the order ${contractId} has no checkout`)
  return { id: sessionId, url: sessionUrl, contractId }
}
