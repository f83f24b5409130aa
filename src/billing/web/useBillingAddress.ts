import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addAddress, changeAddress, listAddresses, removeAddress } from '#contract/accountPage.ts'
import { callServer } from '#shell/api.ts'
import { type AddressFields, addressStep, NO_ADDRESS, type SavedAddress, trimmed } from './addressStep.ts'

const KEY = ['billing-address']
const TYPE = 'default'

export interface BillingAddress {
  /** `failed`: nothing is saved, since nobody knows what there is already. */
  readonly state: 'loading' | 'ready' | 'failed'
  readonly reload: () => void
  readonly fields: AddressFields
  /** What the server has, so what will be on the invoice; null: only the name. */
  readonly saved: SavedAddress | null
  readonly type: (change: Partial<AddressFields>) => void
  /** Tells the server what was typed. */
  readonly save: () => void
  /** When all that was typed is saved. @returns what the server has then */
  readonly settled: () => Promise<SavedAddress | null>
}

/** The account's address for invoices, saved while it is filled in. What the server does not take is passed over (point 8). */
export function useBillingAddress(): BillingAddress {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<AddressFields | null>(null)
  // One after the other: of two at once, both would make an address.
  const queue = useRef(Promise.resolve())
  const { data, status, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }): Promise<SavedAddress | null> => {
      const { addresses } = await callServer(listAddresses, { signal })
      return addresses.find(({ type }) => type === TYPE) ?? null
    },
    // What is typed here is newer than what a second look would bring.
    staleTime: Infinity,
  })
  const known = () => queries.getQueryData<SavedAddress | null>(KEY)
  const fields = typed ?? data ?? NO_ADDRESS

  return {
    state: status === 'pending' ? 'loading' : data === undefined ? 'failed' : 'ready',
    reload: () => void refetch(),
    fields,
    saved: data ?? null,
    type: change => setTyped({ ...fields, ...change }),
    save: () => {
      queue.current = queue.current.then(async () => {
        const saved = known()
        if (saved === undefined) return
        try {
          queries.setQueryData(KEY, await written(saved, fields))
        } catch {
          // The order is placed with what the server has, and the review shows it.
        }
      })
    },
    settled: () => queue.current.then(() => known() ?? null),
  }
}

/** @returns what the server has now */
async function written(saved: SavedAddress | null, fields: AddressFields): Promise<SavedAddress | null> {
  const step = addressStep(saved, fields)
  const body = { type: TYPE, ...trimmed(fields), country: saved?.country ?? 'DE' }
  if (step === 'create') return callServer(addAddress, { body })
  if (!saved || step === 'nothing') return saved
  const params = { id: saved.id }
  if (step === 'update') return callServer(changeAddress, { params, body })
  await callServer(removeAddress, { params })
  return null
}
