import type { Money } from '#kernel/money.ts'
import { fairUpTo } from './priceBounds.ts'
import type { OfferVerdict } from './verdict.ts'

/** The highest price that may be right, where what is asked lies clearly above it; null: it does not, or nobody can name one. */
export function mostRight({ because, limit, exceeds }: OfferVerdict, asked: Money | null): Money | null {
  const most = because === 'knockout' ? null : (limit ?? exceeds?.most ?? null)
  return asked && most && most.cents > 0 && asked.cents > fairUpTo(most).cents ? most : null
}
