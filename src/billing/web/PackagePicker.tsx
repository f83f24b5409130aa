import { ExpandMore } from '#design/icons.tsx'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { TOKENS } from '#design/theme.ts'
import { useSession } from '#shell/session.ts'
import { smallestPackage } from '#archive/domain/smallestPackage.ts'
import { DURATION } from '../domain/orderTerms.ts'
import { type OfferedPackage, recommendedOf } from '../domain/recommended.ts'
import { BASIC_PACKAGES, type PackageAlias, PLUS_PACKAGES } from '../domain/packages.ts'
import { PackageOption } from './PackageOption.tsx'
import { type AppliedPromo, packageNamed, type PriceData, purchaseOfferOf, type Tier } from './purchaseOffer.ts'

const TIERS = {
  basic: { title: 'Basis-Pakete', packages: BASIC_PACKAGES, unit: 'Enthaltene Analysen' },
  plus: { title: 'Plus-Pakete', packages: PLUS_PACKAGES, unit: 'Credits' },
} as const

/** Both groups of packages, of which one is open. */
export function PackagePicker({
  data,
  promo,
  chosen,
  onChoose,
  open,
  onOpen,
  labelledBy,
}: {
  readonly data: PriceData
  readonly promo: AppliedPromo | null
  readonly chosen: PackageAlias | null
  readonly onChoose: (alias: PackageAlias | null) => void
  readonly open: Tier | null
  readonly onOpen: (tier: Tier | null) => void
  readonly labelledBy: string
}) {
  const lockedReports = useSession(session => session.lockedReports)
  // A code may make another one the cheapest.
  const smallest = promo === null && lockedReports > 0 ? smallestPackage(data) : null
  const recommended = promo === null && lockedReports === 0 ? recommendedOf(onSale(BASIC_PACKAGES, data)) : null
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      name="package"
      value={chosen}
      onChange={(_, alias) => onChoose(packageNamed(alias))}
    >
      {(['basic', 'plus'] as const).map(tier => (
        <Accordion
          key={tier}
          disableGutters
          elevation={0}
          expanded={open === tier}
          onChange={(_, isOpen) => onOpen(isOpen ? tier : null)}
          square
          sx={{
            border: `1px solid ${TOKENS.line}`,
            borderRadius: 1,
            '&:not(:last-child)': { mb: 1 },
            '&::before': { display: 'none' },
          }}
        >
          <AccordionSummary expandIcon={<ExpandMore />} id={`tier-${tier}`} aria-controls={`tier-${tier}-content`}>
            <Typography component="span" variant="h3">
              {TIERS[tier].title}
            </Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ px: { xs: 1.5, sm: 2 } }}>
            <Stack spacing={1.5}>
              {TIERS[tier].packages.map(alias => (
                <PackageOption
                  key={alias}
                  alias={alias}
                  data={data}
                  promo={promo}
                  unit={TIERS[tier].unit}
                  note={
                    alias === smallest?.alias
                      ? enoughFor(lockedReports)
                      : alias === recommended?.alias
                        ? recommended.reason
                        : null
                  }
                />
              ))}
              {tier === 'plus' && <PlusNote data={data} />}
            </Stack>
          </AccordionDetails>
        </Accordion>
      ))}
    </RadioGroup>
  )
}

function onSale(tier: readonly PackageAlias[], data: PriceData): OfferedPackage[] {
  return tier.flatMap(alias => {
    const offer = purchaseOfferOf(alias, data, null)
    if (!offer) return []
    return { alias, count: offer.credits, perAnalysis: Math.round(offer.price.grossCents / offer.credits) }
  })
}

/** Every purchase unlocks all that is locked: nobody needs more than the smallest for that, and shall know. */
function enoughFor(lockedReports: number): string {
  const reports = lockedReports === 1 ? 'Ihren gesperrten Bericht' : `Ihre ${lockedReports} gesperrten Berichte`
  return `Genügt, um ${reports} freizuschalten.`
}

function PlusNote({ data }: { readonly data: PriceData }) {
  const hasSubscription = PLUS_PACKAGES.some(alias => data.priceModes[alias] === 'subscription')
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Ein Credit ist eine Analyse. {hasSubscription && DURATION.subscription}
    </Typography>
  )
}
