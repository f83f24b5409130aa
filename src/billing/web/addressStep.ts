import type { PostalAddress } from '#accounts/domain/postalAddress.ts'
import { zipFault } from '#accounts/domain/zipFault.ts'

export type AddressFields = Omit<PostalAddress, 'country'>

export interface SavedAddress extends PostalAddress {
  readonly id: string
}

export const NO_ADDRESS: AddressFields = { street: '', zip: '', city: '' }

/**
 * What the server has to be told after a change of the form (4.8): without an address any input makes one; with one,
 * what was changed is written, and a form that was emptied removes it. While the postcode is none, nothing is written.
 */
export function addressStep(
  saved: SavedAddress | null,
  typed: AddressFields,
): 'create' | 'update' | 'delete' | 'nothing' {
  const { street, zip, city } = trimmed(typed)
  const isEmpty = street === '' && zip === '' && city === ''
  // The form asks for no country: it is for addresses in Germany.
  if (zipFault(zip, 'DE') !== null) return 'nothing'
  if (!saved) return isEmpty ? 'nothing' : 'create'
  if (isEmpty) return 'delete'
  return street === saved.street && zip === saved.zip && city === saved.city ? 'nothing' : 'update'
}

/** As the server stores it. */
export function trimmed({ street, zip, city }: AddressFields): AddressFields {
  return { street: stored(street), zip: stored(zip), city: stored(city) }
}

function stored(text: string): string {
  return text.normalize('NFC').trim()
}
