/** Where somebody gets his post; '' for what was left empty. */
export interface PostalAddress {
  readonly street: string
  readonly zip: string
  readonly city: string
  /** ISO 3166-1, two letters. */
  readonly country: string
}
