import * as calls from '#contract/billing.ts'
import type { Router } from '#platform/http/routerPort.ts'
import type { PackageAlias } from '../domain/packages.ts'
import type { BillingParts } from './billingParts.ts'
import { confirmationOf, requireOrder } from './orders/confirmCheckout.ts'
import { declare } from './declarations/declare.ts'
import { handlePaymentEvent } from './settlement/handlePaymentEvent.ts'
import { listActivities } from './listActivities.ts'
import { placeOrder } from './orders/placeOrder.ts'
import { checkPromo, type ChosenPackage } from './promos/promos.ts'
import { shownState } from './shownState.ts'

const ACCEPTED = 202
/** Stripe's; the sandbox tells us without it, in this process. */
const SIGNATURE_HEADER = 'stripe-signature'

/** Buying, and ending what was bought. */
export function billingRoutes(router: Router, parts: BillingParts): void {
  const { database } = parts

  router.serve(calls.validatePromo, async ({ query, caller }) => {
    const chosen = query.alias ? chosenOf(parts, query.alias) : null
    const found = await checkPromo(database, query.code, caller?.accountId ?? null, chosen)
    if ('reason' in found) return { valid: false, promo: null, reason: found.reason }
    const { code, discountType, amount, packages } = found.promo
    return { valid: true, promo: { code, discountType, amount, packages: packages && [...packages] }, reason: null }
  })

  router.serve(calls.createCheckoutSession, ({ body, caller }) =>
    placeOrder(parts, caller.accountId, {
      ...body,
      promoCode: body.promoCode?.trim() || null,
      addressId: body.addressId || null,
      refCode: body.refCode || null,
      consentVersion: body.consentVersion ?? null,
    }),
  )

  router.serve(calls.confirmCheckout, async ({ query, caller }, reply) => {
    const accountId = caller?.accountId ?? null
    const purchase = await requireOrder(parts, query.session_id, accountId)
    const confirmation = confirmationOf(purchase, query.session_id, accountId)
    if (confirmation.ok === null) reply.status(ACCEPTED)
    return confirmation
  })

  router.serve(calls.readCheckoutStatus, async ({ query, caller }) => {
    const { state, paidAt, method } = await requireOrder(parts, query.session_id, caller?.accountId ?? null)
    return { ok: paidAt !== null, status: shownState(state), method }
  })

  router.serve(calls.receivePaymentEvent, async ({ request }) => {
    const signature = request.headers[SIGNATURE_HEADER]
    await handlePaymentEvent(parts, request.raw, typeof signature === 'string' ? signature : null)
    return { received: true }
  })

  router.serve(calls.listPaymentActivities, ({ caller }) => listActivities(database, caller.accountId))

  router.serve(calls.withdraw, async ({ body, caller }) => {
    const { receivedAt } = await declare(
      parts,
      { kind: 'withdrawal', ...body, reason: null },
      caller?.accountId ?? null,
    )
    const message =
      'Ihr Widerruf ist eingegangen. Die Eingangsbestätigung mit Datum und Uhrzeit senden wir Ihnen sofort per E-Mail.'
    return { ok: true, receivedAt: receivedAt.toISOString(), message }
  })

  router.serve(calls.cancelSubscription, async ({ body, caller }) => {
    const reason = body.reason ?? null
    const { receivedAt } = await declare(parts, { kind: 'notice', ...body, reason }, caller?.accountId ?? null)
    const message = 'Ihre Kündigung ist eingegangen. Die Bestätigung senden wir Ihnen sofort per E-Mail.'
    return { ok: true, receivedAt: receivedAt.toISOString(), message }
  })
}

function chosenOf({ packages }: BillingParts, alias: PackageAlias): ChosenPackage {
  return { alias, listCents: packages[alias].cents }
}
