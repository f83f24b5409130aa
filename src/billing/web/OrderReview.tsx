import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { TOKENS } from '#design/theme.ts'
import { EARLY_PERFORMANCE_CONSENT, REFUND_ON_WITHDRAWAL } from '../domain/withdrawalNotice.ts'
import { OrderEssentials } from './OrderEssentials.tsx'
import type { SavedAddress } from './addressStep.ts'
import type { PurchaseOffer } from './purchaseOffer.ts'
import type { OrderPlacing } from './usePlaceOrder.ts'

/**
 * The last look before ordering (§§ 312i, 312j BGB): everything can still be changed, and only the button orders. Its
 * words are the law's; directly above it is what is ordered, for how much and for how long.
 */
export function OrderReview({
  offer,
  name,
  address,
  placing,
  onClose,
}: {
  readonly offer: PurchaseOffer
  readonly name: string
  readonly address: SavedAddress | null
  readonly placing: OrderPlacing
  readonly onClose: () => void
}) {
  const [earlyPerformance, setEarlyPerformance] = useState(false)
  const isPhone = useMediaQuery('(max-width:600px)')
  const { isBusy, fault } = placing
  const close = () => !isBusy && onClose()
  const addressId = address?.id ?? null
  return (
    <Dialog open onClose={close} fullScreen={isPhone} maxWidth="sm" fullWidth aria-labelledby="order-review">
      <DialogTitle id="order-review" sx={{ pb: 1 }}>
        Bestellung prüfen
      </DialogTitle>
      <DialogContent>
        <Recipient name={name} address={address} onChange={close} isBusy={isBusy} />
        <EarlyPerformanceBox isTicked={earlyPerformance} onChange={setEarlyPerformance} />
        <OrderEssentials offer={offer} />
        {fault !== null && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {fault}
          </Alert>
        )}
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={isBusy}
          onClick={() => void placing.place({ offer, name, addressId, earlyPerformance })}
        >
          {isBusy ? 'Bitte warten…' : 'zahlungspflichtig bestellen'}
        </Button>
        <Button fullWidth disabled={isBusy} onClick={close} sx={{ mt: 1, color: 'text.secondary' }}>
          Zurück
        </Button>
      </DialogContent>
    </Dialog>
  )
}

function Recipient({
  name,
  address,
  onChange,
  isBusy,
}: {
  readonly name: string
  readonly address: SavedAddress | null
  readonly onChange: () => void
  readonly isBusy: boolean
}) {
  const place = address && [address.street, [address.zip, address.city].filter(Boolean).join(' ')].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2, mb: 1 }}>
      <Typography variant="body2">
        Rechnung an: {[name.trim(), ...(place ?? [])].join(', ')}
        {!address && ' (ohne Adresse)'}
      </Typography>
      <Button size="small" disabled={isBusy} onClick={onChange} sx={{ mt: -1.5 }}>
        Ändern
      </Button>
    </Box>
  )
}

/** The separate, un-ticked box (§ 356 Abs. 5, 6 BGB), and what follows from either choice. */
function EarlyPerformanceBox({
  isTicked,
  onChange,
}: {
  readonly isTicked: boolean
  readonly onChange: (isTicked: boolean) => void
}) {
  return (
    <Box sx={{ mb: 1, p: 1.5, bgcolor: TOKENS.paper, borderRadius: 1 }}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0 }}
        control={
          <Checkbox
            checked={isTicked}
            onChange={(_, ticked) => onChange(ticked)}
            slotProps={{ input: { 'aria-describedby': 'early-performance' } }}
            sx={{ mt: -1 }}
          />
        }
        label={<Typography variant="body2">{EARLY_PERFORMANCE_CONSENT}</Typography>}
      />
      <Typography id="early-performance" variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {isTicked
          ? `Freiwillig. ${REFUND_ON_WITHDRAWAL.agreed} Freigeschaltet wird in beiden Fällen mit der Zahlung.`
          : `Freiwillig. Ohne Häkchen behalten Sie Ihr volles Widerrufsrecht: ${REFUND_ON_WITHDRAWAL.notAgreed} Bevor Sie in dieser Zeit ein Exposé analysieren lassen, fragen wir noch einmal. Freigeschaltet wird in beiden Fällen mit der Zahlung.`}
      </Typography>
    </Box>
  )
}
