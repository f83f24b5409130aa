import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeAddress, removeAddress } from '#contract/accountPage.ts'
import { PlainList } from '#design/PlainList.tsx'
import { TOKENS } from '#design/theme.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import { notify } from '#shell/notice.ts'
import { type Address, ADDRESSES } from './accountQueries.ts'
import { AddressForm } from './AddressForm.tsx'
import { addressText } from './addressText.ts'

export function AddressList({ addresses }: { readonly addresses: readonly Address[] }) {
  const queries = useQueryClient()
  const [editedId, setEditedId] = useState<string>()
  const reload = () => queries.invalidateQueries({ queryKey: ADDRESSES.queryKey })
  const change = ({ id, ...body }: Address) => callServer(changeAddress, { params: { id }, body })
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      notify(done, 'success')
    } catch (error) {
      notify(sentenceOf(error, 'Das konnte nicht gespeichert werden.'), 'error')
    }
    await reload()
  }
  const makeDefault = (chosen: Address) =>
    attempt(async () => {
      for (const one of addresses) if (one.type === 'default') await change({ ...one, type: 'other' })
      await change({ ...chosen, type: 'default' })
    }, 'Die Standardadresse ist geändert.')
  const remove = ({ id }: Address) =>
    attempt(() => callServer(removeAddress, { params: { id } }), 'Die Adresse ist gelöscht.')

  return (
    <PlainList sx={{ mb: addresses.length > 0 ? 2 : 0 }}>
      {addresses.map(address => (
        <Box component="li" key={address.id} sx={{ borderBottom: `1px solid ${TOKENS.line}`, py: 1 }}>
          {editedId === address.id ? (
            <AddressForm
              address={address}
              onCancel={() => setEditedId(undefined)}
              save={async parts => {
                await change({ ...address, ...parts })
                await reload()
                setEditedId(undefined)
              }}
            />
          ) : (
            <Row address={address} onEdit={setEditedId} onMakeDefault={makeDefault} onRemove={remove} />
          )}
        </Box>
      ))}
    </PlainList>
  )
}

function Row({
  address,
  onEdit,
  onMakeDefault,
  onRemove,
}: {
  readonly address: Address
  readonly onEdit: (id: string) => void
  readonly onMakeDefault: (address: Address) => Promise<void>
  readonly onRemove: (address: Address) => Promise<void>
}) {
  const text = addressText(address)
  const isDefault = address.type === 'default'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        {text} {isDefault && <Chip size="small" label="Standard" sx={{ ml: 0.5 }} />}
      </Typography>
      <Box sx={{ ml: -2.5 }}>
        {!isDefault && (
          <Button aria-label={`Als Standard verwenden: ${text}`} onClick={() => void onMakeDefault(address)}>
            Als Standard
          </Button>
        )}
        <Button aria-label={`Ändern: ${text}`} onClick={() => onEdit(address.id)}>
          Ändern
        </Button>
        <Button aria-label={`Löschen: ${text}`} onClick={() => void onRemove(address)}>
          Löschen
        </Button>
      </Box>
    </Box>
  )
}
