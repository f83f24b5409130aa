/** Money that came in or went back. */
export interface Payment {
  readonly id: string
  readonly purchaseId: string
  /** reinstated: what had gone back is ours again. */
  readonly kind: 'charge' | 'renewal' | 'refund' | 'dispute' | 'reinstated'
  /** The provider's id of the fact. */
  readonly reference: string
  /** € in cents; negative: went back. 0: a free order. */
  readonly cents: number
  /** That came (above 0) or went with it. */
  readonly credits: number
  /** Of what went back or came again: the charge or renewal it belongs to. */
  readonly reverses: string | null
  /** Of a subscription: what is paid lasts until then. */
  readonly periodEnd: Date | null
  readonly bookedAt: Date
}
