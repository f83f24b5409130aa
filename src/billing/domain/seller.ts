/** Who sells, as contracts, notices and invoices name him; a part of the configuration's company. */
export interface Seller {
  readonly name: string
  /** Who represents it; null: nobody needs to be named. */
  readonly represented: string | null
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly email: string
  readonly phone: string | null
  /** Register court and number. */
  readonly register: string | null
  /** Umsatzsteuer-Identifikationsnummer or Steuernummer: one of them must be on an invoice (§ 14 Abs. 4 Nr. 2 UStG). */
  readonly vatId: string | null
  readonly taxNumber: string | null
}
