import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { TOKENS } from '#design/theme.ts'
import { euroText } from '../domain/euroText.ts'
import { DURATION } from '../domain/orderTerms.ts'
import { packageTitle } from '../domain/packages.ts'
import { PriceTag } from './PriceTag.tsx'
import type { PurchaseOffer } from './purchaseOffer.ts'

/** What must be directly above the order button (§ 312j Abs. 2 BGB): what, how much, for how long. */
export function OrderEssentials({ offer }: { readonly offer: PurchaseOffer }) {
  const { alias, credits, mode, description, price, promo } = offer
  const analyses = credits === 1 ? '1 Analyse' : `${credits} Analysen`
  const isMonthly = mode === 'subscription'
  return (
    <Box component="dl" sx={{ m: 0, mb: 2 }}>
      <Row term={isMonthly ? 'Abonnement' : 'Paket'}>
        <strong>
          {packageTitle(alias)} · {analyses}
          {isMonthly && ' je Monat'}
        </strong>
        <Note>{description} Je Analyse ein Prüfbericht als PDF, online in Ihrem Archiv.</Note>
      </Row>
      <Row term="Laufzeit">{DURATION[mode]}</Row>
      <Row term={isMonthly ? 'Preis für den ersten Monat' : 'Gesamtpreis'}>
        <PriceTag cents={price.listCents} promo={promo} /> inkl. MwSt.
        <Note>
          {promo && `Promo-Code ${promo.code}: ${euroText(price.discountCents)} Nachlass. `}
          {isMonthly && `Jeder weitere Monat: ${euroText(price.listCents)} inkl. MwSt. `}
          Weitere Kosten entstehen nicht.
        </Note>
      </Row>
    </Box>
  )
}

function Row({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '10rem 1fr' },
        columnGap: 2,
        py: 1,
        borderBottom: `1px solid ${TOKENS.line}`,
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {children}
      </Typography>
    </Box>
  )
}

function Note({ children }: { readonly children: React.ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {children}
    </Box>
  )
}
