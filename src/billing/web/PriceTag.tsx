import Box from '@mui/material/Box'
import { displayedPrice } from '../domain/displayedPrice.ts'
import type { AppliedPromo } from './purchaseOffer.ts'

/** A price, and with a promo code the list price struck through beside it. @param cents list price; undefined: not on sale */
export function PriceTag({
  cents,
  promo,
}: {
  readonly cents: number | undefined
  readonly promo: AppliedPromo | null
}) {
  const { now, before } = displayedPrice(cents, promo)
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {before !== null && (
        <Box component="span" sx={{ color: 'text.secondary', mr: 0.5 }}>
          statt <s>{before}</s>{' '}
        </Box>
      )}
      <Box component="strong" sx={{ fontSize: '1.25em', fontWeight: 700 }}>
        {now}
      </Box>
    </Box>
  )
}
