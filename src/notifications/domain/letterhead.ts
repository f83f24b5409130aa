/** Who writes the mails, handed in by main from the configuration. */
export interface Letterhead {
  /** The product's name. */
  readonly product: string
  /** The public address of the product without a slash at its end: links lead nowhere else. */
  readonly baseUrl: string
  readonly company: {
    readonly name: string
    readonly street: string
    readonly zip: string
    readonly city: string
    readonly email: string
  }
}
