import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addAddress } from '#contract/accountPage.ts'
import { EmptyState } from '#design/EmptyState.tsx'
import { callServer } from '#shell/api.ts'
import { AccountSection } from './AccountSection.tsx'
import { ADDRESSES } from './accountQueries.ts'
import { AddressForm } from './AddressForm.tsx'
import { AddressList } from './AddressList.tsx'
import { Loaded } from './Loaded.tsx'

const EMPTY = { street: '', zip: '', city: '', country: 'DE' }

export function AddressSection() {
  const queries = useQueryClient()
  const query = useQuery(ADDRESSES)
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button variant="outlined" onClick={() => setAdding(true)}>
      Adresse hinzufügen
    </Button>
  )
  return (
    <AccountSection
      id="adressen"
      title="Rechnungsadressen"
      lead="Die Standardadresse schlagen wir beim Kaufen vor. Ausgestellte Rechnungen ändern sich nicht mehr."
    >
      <Loaded query={query} height={120}>
        {addresses => (
          <>
            <AddressList addresses={addresses} />
            {isAdding && (
              <AddressForm
                address={EMPTY}
                onCancel={() => setAdding(false)}
                save={async parts => {
                  // One is the default, and a first one is it.
                  const type = addresses.some(one => one.type === 'default') ? 'other' : 'default'
                  const made = await callServer(addAddress, { body: { ...parts, type } })
                  queries.setQueryData(ADDRESSES.queryKey, [...addresses, made])
                  setAdding(false)
                }}
              />
            )}
            {!isAdding && addresses.length === 0 && (
              <EmptyState title="Noch keine Adresse" action={add}>
                Ohne Adresse steht auf Ihrer Rechnung nur Ihr Name.
              </EmptyState>
            )}
            {!isAdding && addresses.length > 0 && add}
          </>
        )}
      </Loaded>
    </AccountSection>
  )
}
