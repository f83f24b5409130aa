import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import Typography from '@mui/material/Typography'
import { TOKENS } from '#design/theme.ts'
import { euroText } from '../domain/euroText.ts'
import { type PackageAlias, packageTitle } from '../domain/packages.ts'
import { PriceTag } from './PriceTag.tsx'
import { type AppliedPromo, purchaseOfferOf, type PriceData, promoFor } from './purchaseOffer.ts'

/** One package to choose: what is in it and what it costs. */
export function PackageOption({
  alias,
  data,
  promo,
  unit,
  note,
}: {
  readonly alias: PackageAlias
  readonly data: PriceData
  readonly promo: AppliedPromo | null
  /** What the number in it is called. */
  readonly unit: 'Enthaltene Analysen' | 'Credits'
  /** What it is enough for. */
  readonly note: string | null
}) {
  const offer = purchaseOfferOf(alias, data, promo)
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        gap: 1,
        p: 1.5,
        cursor: 'pointer',
        border: `1px solid ${TOKENS.line}`,
        borderRadius: 1,
        '&:hover': { borderColor: TOKENS.quiet },
        '&:has(input:checked)': { borderColor: TOKENS.red, boxShadow: `inset 0 0 0 1px ${TOKENS.red}` },
      }}
    >
      <Radio value={alias} sx={{ alignSelf: 'flex-start', mt: -0.5 }} />
      <Box
        sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, justifyContent: 'space-between' }}
      >
        <Box sx={{ flex: '1 1 14rem' }}>
          <Typography component="span" variant="h3" sx={{ display: 'block' }}>
            {packageTitle(alias)}
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {data.priceDesc[alias]}
          </Typography>
          <Typography component="span" sx={{ display: 'block', mt: 0.5 }}>
            {unit}: {data.priceCredits[alias] ?? '–'}
          </Typography>
          {note !== null && (
            <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5, fontWeight: 650 }}>
              {note}
            </Typography>
          )}
        </Box>
        <Box sx={{ textAlign: { xs: 'left', sm: 'right' } }}>
          <PriceTag cents={data.priceCents[alias]} promo={promoFor(alias, promo)} />
          {offer && (
            <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              {offer.mode === 'subscription' && <>{offer.promo ? 'im ersten Monat' : 'im Monat'} · </>}
              {euroText(Math.round(offer.price.grossCents / offer.credits))} je Analyse
            </Typography>
          )}
          {promo && !promoFor(alias, promo) && (
            <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
              Code gilt hier nicht
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  )
}
