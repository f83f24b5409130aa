import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import type { SavedAddress } from './addressStep.ts'
import { EarlyPerformanceBox } from './EarlyPerformanceBox.tsx'
import { OrderEssentials } from './OrderEssentials.tsx'
import type { PurchaseOffer } from './purchaseOffer.ts'
import type { OrderPlacing } from './usePlaceOrder.ts'

/**
 * The last look before ordering (§§ 312i, 312j BGB): everything can still be changed, and only the button orders. Its
 * words are the law's; directly above it stands what is ordered, for how much and for how long.
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
