import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { OfferingAlert } from '#design/OfferingAlert.tsx'
import { zipFault } from '#accounts/domain/zipFault.ts'
import { isBuyerName } from './orderReadiness.ts'
import type { BillingAddress } from './useBillingAddress.ts'
import type { BuyerName } from './useBuyerName.ts'

/** For whom the invoice is: a name, and an address for whoever wants it there. */
export function BillingFields({ buyer, address }: { readonly buyer: BuyerName; readonly address: BillingAddress }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <NameField buyer={buyer} />
      <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
        Rechnungsadresse (freiwillig)
      </Typography>
      {address.state === 'loading' && <AddressSkeleton />}
      {address.state === 'ready' && <AddressFields address={address} />}
      {address.state === 'failed' && (
        <OfferingAlert severity="warning" label="Erneut laden" onAct={address.reload}>
          Ihre Rechnungsadresse konnte nicht geladen werden. Ohne sie enthält die Rechnung nur den Namen.
        </OfferingAlert>
      )}
    </Box>
  )
}

function NameField({ buyer }: { readonly buyer: BuyerName }) {
  const [wasLeft, setLeft] = useState(false)
  const isWrong = wasLeft && !isBuyerName(buyer.name)
  return (
    <TextField
      label="Name"
      required
      value={buyer.name}
      onChange={event => buyer.type(event.target.value)}
      onBlur={() => {
        setLeft(true)
        buyer.save()
      }}
      error={isWrong}
      helperText={isWrong ? 'Bitte geben Sie Ihren Namen an (mindestens 3 Zeichen).' : 'Steht so auf der Rechnung.'}
      autoComplete="name"
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  )
}

function AddressFields({ address }: { readonly address: BillingAddress }) {
  const { street, zip, city } = address.fields
  const [wasLeft, setLeft] = useState(false)
  const fault = wasLeft ? zipFault(zip, 'DE') : null
  const isEmpty = [street, zip, city].every(text => text.trim() === '')
  const field = (name: keyof BillingAddress['fields'], label: string, autoComplete: string, maxLength: number) => ({
    label,
    value: address.fields[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => address.type({ [name]: event.target.value }),
    onBlur: address.save,
    autoComplete,
    slotProps: { htmlInput: { maxLength } },
  })
  return (
    <>
      <TextField {...field('street', 'Straße und Hausnummer', 'street-address', 200)} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '12rem 1fr' } }}>
        <TextField
          {...field('zip', 'Postleitzahl', 'postal-code', 20)}
          onBlur={() => {
            setLeft(true)
            address.save()
          }}
          error={fault !== null}
          helperText={fault}
        />
        <TextField {...field('city', 'Ort', 'address-level2', 100)} />
      </Box>
      {isEmpty && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Keine Adresse angegeben – Rechnung enthält nur den Namen.
        </Typography>
      )}
    </>
  )
}

function AddressSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="text" width="60%" />
    </>
  )
}
