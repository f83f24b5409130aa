import { useEffect, useState } from 'react'
import { createCheckoutSession } from '#contract/billing.ts'
import { callServer } from '#shell/api.ts'
import { LOCAL_KEYS, localStore } from '#shell/storage.ts'
import { CONSENT_VERSION } from '../domain/withdrawalNotice.ts'
import { orderFault } from './orderFault.ts'
import type { PurchaseOffer } from './purchaseOffer.ts'

export interface Order {
  readonly offer: PurchaseOffer
  readonly name: string
  readonly addressId: string | null
  /** The separate box. */
  readonly earlyPerformance: boolean
}

export interface OrderPlacing {
  readonly isBusy: boolean
  readonly fault: string | null
  readonly place: (order: Order) => Promise<void>
  readonly clearFault: () => void
}

/** Places the order and leads to where it is paid. */
export function usePlaceOrder(): OrderPlacing {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => {
    // Back from the payment the browser may show the page as it was left: waiting.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  return {
    isBusy,
    fault,
    clearFault: () => setFault(null),
    place: async order => {
      if (isBusy) return
      setBusy(true)
      setFault(null)
      try {
        const { url } = await callServer(createCheckoutSession, { body: bodyOf(order) })
        // Stays busy: the page is being left.
        window.location.assign(url)
      } catch (error) {
        setFault(orderFault(error))
        setBusy(false)
      }
    },
  }
}

function bodyOf({ offer, name, addressId, earlyPerformance }: Order) {
  return {
    alias: offer.alias,
    name: name.trim(),
    promoCode: offer.promo?.code ?? null,
    addressId,
    refCode: localStore.read(LOCAL_KEYS.refCode),
    earlyPerformance,
    consentVersion: CONSENT_VERSION,
  }
}
