import { useState } from 'react'
import { validatePromo } from '#contract/billing.ts'
import { callServer } from '#shell/api.ts'
import type { AppliedPromo } from './purchaseOffer.ts'

export interface PromoEntry {
  readonly code: string
  readonly applied: AppliedPromo | null
  /** Why the code cannot be used; null: nothing is wrong. */
  readonly fault: string | null
  readonly isBusy: boolean
  readonly type: (code: string) => void
  readonly check: () => Promise<void>
  readonly remove: () => void
}

/** A promo code from being typed to being applied (4.8). */
export function usePromo(): PromoEntry {
  const [code, setCode] = useState('')
  const [applied, setApplied] = useState<AppliedPromo | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  return {
    code,
    applied,
    fault,
    isBusy,
    type: typed => {
      setCode(typed)
      setFault(null)
    },
    check: async () => {
      if (isBusy || code.trim() === '') return
      setBusy(true)
      setFault(null)
      try {
        const { valid, promo, reason } = await callServer(validatePromo, { query: { code: code.trim() } })
        if (valid && promo) setApplied(promo)
        else setFault(reason || 'Ungültiger Promo-Code.')
      } catch {
        setFault('Fehler bei der Prüfung des Codes.')
      }
      setBusy(false)
    },
    remove: () => {
      setApplied(null)
      setCode('')
    },
  }
}
