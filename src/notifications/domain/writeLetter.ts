import type { Letterhead } from './letterhead.ts'
import type { MailOrder } from './mailOrder.ts'

export interface WrittenLetter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export function writeLetter(order: MailOrder, { product }: Letterhead): WrittenLetter {
  return { to: order.to, subject: product, text: JSON.stringify(order), html: '' }
}
