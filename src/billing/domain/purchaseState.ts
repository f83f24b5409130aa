/** open: not paid yet. pending: the buyer has done his part, his bank has not. The others are reached once. */
export type PurchaseState = 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'disputed'
