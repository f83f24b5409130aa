import type { Seller } from './seller.ts'

export interface SellerTax {
  readonly label: string
  readonly id: string
  /** VA: Umsatzsteuer-Identifikationsnummer (BT-31). FC: Steuernummer (BT-32). */
  readonly scheme: 'VA' | 'FC'
}

/** Seen by whoever tries the product before it is configured; where real money comes in, it does not start like this. */
const MISSING = 'bitte in der Konfiguration eintragen'

/** The number by which the tax office knows the seller; one of the two must be on an invoice. */
export function sellerTax({ vatId, taxNumber }: Pick<Seller, 'vatId' | 'taxNumber'>): SellerTax {
  if (vatId !== null) return { label: 'USt-IdNr.', id: vatId.replaceAll(/\s/g, ''), scheme: 'VA' }
  return { label: 'Steuernummer', id: taxNumber ?? MISSING, scheme: 'FC' }
}
