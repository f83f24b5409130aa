/** Who sells, as contracts and notices name him; a part of the configuration's company. */
export interface Seller {
  readonly name: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly email: string
  readonly phone: string | null
}
