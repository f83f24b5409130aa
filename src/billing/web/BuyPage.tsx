import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageFrame } from '#design/PageFrame.tsx'
import { useConfiguration } from '#shell/configuration.ts'
import type { PackageAlias } from '../domain/packages.ts'
import { BillingFields } from './BillingFields.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderReview } from './OrderReview.tsx'
import { PackagePicker } from './PackagePicker.tsx'
import { PromoCode } from './PromoCode.tsx'
import type { SavedAddress } from './addressStep.ts'
import { missingForOrder } from './orderReadiness.ts'
import { purchaseOfferOf, packageNamed, type Tier, tierOf } from './purchaseOffer.ts'
import { useBillingAddress } from './useBillingAddress.ts'
import { useBuyerName } from './useBuyerName.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'
import { usePromo } from './usePromo.ts'

/** Buying a package (2.12): for whom, which, with which code; then the review. */
export function BuyPage() {
  const { stripe: prices } = useConfiguration()
  const buyer = useBuyerName()
  const address = useBillingAddress()
  const { chosen, choose, open, setOpen } = useChosenPackage()
  const promo = usePromo()
  const placing = usePlaceOrder()
  const [consents, setConsents] = useState({ terms: false, privacy: false, withdrawal: false })
  const [review, setReview] = useState<{ readonly address: SavedAddress | null } | null>(null)
  const [isOpening, setOpening] = useState(false)

  const offer = chosen && purchaseOfferOf(chosen, prices, promo.applied)
  const missing = missingForOrder({ name: buyer.name, hasPackage: chosen !== null, hasPrice: offer !== null, consents })
  const openReview = async () => {
    // What was typed last may still be on its way, and shall be on the invoice.
    setOpening(true)
    setReview({ address: await address.settled() })
    setOpening(false)
  }
  const closeReview = () => {
    setReview(null)
    placing.clearFault()
  }

  return (
    <PageFrame
      title="Zugang jetzt sichern – wähle dein Paket"
      lead="Sie bezahlen im letzten Schritt bei unserem Bezahldienst, mit Karte oder einer anderen Zahlungsart, die er anbietet. Alles wird online bereitgestellt, ohne Versand und ohne Lieferbeschränkung."
    >
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 24rem' },
        }}
      >
        <Stack spacing={5}>
          <Part id="billing" title="Rechnungsdaten">
            <BillingFields buyer={buyer} address={address} />
          </Part>
          <Part id="packages" title="Paket">
            <PackagePicker
              data={prices}
              promo={promo.applied}
              chosen={chosen}
              onChoose={choose}
              open={open}
              onOpen={setOpen}
              labelledBy="packages"
            />
          </Part>
          <Part id="promo" title="Promo-Code">
            <PromoCode promo={promo} />
          </Part>
        </Stack>
        <Box component="section" aria-labelledby="order" sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
          <OrderCard
            chosen={chosen}
            offer={offer}
            promo={promo.applied}
            consents={consents}
            onConsents={setConsents}
            missing={missing}
            isBusy={isOpening || placing.isBusy}
            onGoOn={() => void openReview()}
          />
        </Box>
      </Box>
      {review && offer && (
        <OrderReview offer={offer} name={buyer.name} address={review.address} placing={placing} onClose={closeReview} />
      )}
    </PageFrame>
  )
}

function Part({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: React.ReactNode
}) {
  return (
    <div>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </div>
  )
}

/** Which package is chosen and which group is open; at first those of the query `package` (2.1.10). */
function useChosenPackage() {
  const [query] = useSearchParams()
  const wanted = packageNamed(query.get('package'))
  const [chosen, choose] = useState<PackageAlias | null>(wanted)
  const [open, setOpen] = useState<Tier | null>(wanted ? tierOf(wanted) : 'basic')
  const [followed, setFollowed] = useState(wanted)
  // A link to another package while the page is open.
  if (wanted !== followed) {
    setFollowed(wanted)
    if (wanted) {
      choose(wanted)
      setOpen(tierOf(wanted))
    }
  }
  return { chosen, choose, open, setOpen }
}
