import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { TOKENS } from '#design/theme.ts'
import { useSession } from '#shell/session.ts'
import { type PackageAlias, packageTitle } from '../domain/packages.ts'
import { ConsentBoxes } from './ConsentBoxes.tsx'
import { NO_PRICE } from './orderFault.ts'
import type { Consents } from './orderReadiness.ts'
import { PriceTag } from './PriceTag.tsx'
import type { AppliedPromo, PurchaseOffer } from './purchaseOffer.ts'
import { unlocksText } from './unlocksText.ts'

/** What is chosen, the consents, and the way to the review. */
export function OrderCard({
  chosen,
  offer,
  promo,
  consents,
  onConsents,
  missing,
  isBusy,
  onGoOn,
}: {
  readonly chosen: PackageAlias | null
  /** null: nothing is chosen, or it has no price. */
  readonly offer: PurchaseOffer | null
  /** Applied, whether or not it is for the chosen package. */
  readonly promo: AppliedPromo | null
  readonly consents: Consents
  readonly onConsents: (consents: Consents) => void
  readonly missing: readonly string[]
  readonly isBusy: boolean
  readonly onGoOn: () => void
}) {
  const lockedReports = useSession(session => session.lockedReports)
  return (
    <Box sx={{ border: `1px solid ${TOKENS.line}`, borderRadius: 1, p: { xs: 2, sm: 3 }, boxShadow: TOKENS.shadow }}>
      <Typography id="order" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Ihre Auswahl
      </Typography>
      <Box aria-live="polite" sx={{ mb: 2 }}>
        {chosen === null && <Typography sx={{ color: 'text.secondary' }}>Noch kein Paket gewählt.</Typography>}
        {chosen !== null && !offer && <Alert severity="error">{NO_PRICE}</Alert>}
        {offer && (
          <Typography sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
            <span>{packageTitle(offer.alias)}</span>
            <span>
              <PriceTag cents={offer.price.listCents} promo={offer.promo} />
              {offer.mode === 'subscription' && ' je Monat'}
            </span>
          </Typography>
        )}
        {offer && lockedReports > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {unlocksText(lockedReports, offer.credits)}
          </Typography>
        )}
        {offer && promo && !offer.promo && (
          <Alert severity="info" sx={{ mt: 1 }}>
            Der Code {promo.code} gilt nicht für dieses Paket. Sie bestellen zum vollen Preis.
          </Alert>
        )}
      </Box>
      <ConsentBoxes consents={consents} onChange={onConsents} />
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 2 }}>
        Alle Preise verstehen sich inkl. der gesetzlichen Mehrwertsteuer.
      </Typography>
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={isBusy || missing.length > 0}
        onClick={onGoOn}
        aria-describedby="order-missing"
      >
        {isBusy ? 'Bitte warten…' : 'Jetzt Zugang freischalten'}
      </Button>
      <Typography id="order-missing" variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {missing.length > 0
          ? `Es fehlt noch: ${missing.join(', ')}.`
          : 'Noch keine Bestellung: Im nächsten Schritt prüfen Sie alles.'}
      </Typography>
    </Box>
  )
}
