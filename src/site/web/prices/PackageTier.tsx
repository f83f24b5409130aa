import { germanEuro } from '#kernel/germanNumber.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { PlainList } from '#design/PlainList.tsx'
import { TOKENS } from '#design/theme.ts'
import { recommendedOf } from '#billing/domain/recommended.ts'
import type { Offer } from '../offers.ts'

/** Packages of one tier side by side. @param counted what is counted: „Enthaltene Analysen“ or „Credits“ */
export function PackageTier({
  offers,
  counted,
}: {
  readonly offers: readonly Offer[]
  readonly counted: 'Enthaltene Analysen' | 'Credits'
}) {
  const recommended = recommendedOf(offers)
  return (
    <PlainList sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, gap: 3 }}>
      {offers.map(offer => (
        <Package
          key={offer.alias}
          offer={offer}
          counted={counted}
          why={recommended?.alias === offer.alias ? recommended.reason : null}
        />
      ))}
    </PlainList>
  )
}

function Package({
  offer,
  counted,
  why,
}: {
  readonly offer: Offer
  readonly counted: string
  /** Why we recommend it; null: we do not. */
  readonly why: string | null
}) {
  const { alias, name, description, cents, count, perAnalysis, isMonthly } = offer
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        border: why === null ? `1px solid ${TOKENS.line}` : `2px solid ${TOKENS.ink}`,
        borderRadius: 1,
        bgcolor: '#fff',
        p: 3,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          columnGap: 2,
        }}
      >
        <Typography variant="h3">{name}</Typography>
        <Box
          sx={{
            width: { md: '100%' },
            fontSize: { xs: '1.625rem', md: '2.125rem' },
            fontWeight: 700,
            lineHeight: 1.15,
            mt: { md: 1 },
          }}
        >
          {germanEuro(cents)}
          <Box component="span" sx={{ fontSize: '1rem', fontWeight: 400, color: 'text.secondary', ml: 1 }}>
            {isMonthly ? 'je Monat' : 'einmalig'}
          </Box>
        </Box>
      </Box>
      <Box sx={{ mt: 1.5, fontWeight: 650 }}>
        {counted}: {count}
        {isMonthly && ' je Monat'}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{germanEuro(perAnalysis)} je Analyse</Box>
      <Typography sx={{ mt: 1.5, mb: why === null ? 2.5 : 1.5 }}>{description}</Typography>
      {why !== null && <Typography sx={{ mb: 2.5, fontWeight: 650 }}>{why}</Typography>}
      <Button
        component={Link}
        to={`/buy?package=${alias}`}
        variant={why === null ? 'outlined' : 'contained'}
        color="secondary"
        aria-label={`${name} auswählen`}
        sx={{ mt: 'auto' }}
      >
        {name} auswählen
      </Button>
    </Box>
  )
}
