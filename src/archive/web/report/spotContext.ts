import { createContext, use } from 'react'
import type { Proof } from './reportData.ts'

/** The quotes of one statement, and the one that is looked at. */
export interface ShownSpot {
  readonly proofs: readonly Proof[]
  readonly chosen: Proof
}

export interface Spots {
  readonly shown: ShownSpot | null
  /** Without pages a quote is no button: it would open an empty page. */
  readonly hasPages: boolean
  /** Shows the page of the quote: beside the list, or on a phone above it. */
  readonly show: (proofs: readonly Proof[], chosen: Proof) => void
  /** The page is beside the list, so that it may follow what is opened there. */
  readonly isBeside: boolean
}

export const SpotContext = createContext<Spots>({ shown: null, hasPages: false, show: () => {}, isBeside: false })

export function useSpots(): Spots {
  return use(SpotContext)
}
