import type { PostalAddress } from '../../domain/postalAddress.ts'

/** ISO 3166-1 codes offered for an address: Germany first, then the EU, its neighbours and Great Britain. */
const OFFERED = 'DE AT CH LI LU BE BG CY CZ DK EE ES FI FR GB GR HR HU IE IS IT LT LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
)

const NAMES = new Intl.DisplayNames('de', { type: 'region' })

interface Country {
  readonly code: string
  readonly name: string
}

/** What the form offers; a country that an address has already is among them. */
export function countriesWith(code: string): readonly Country[] {
  const codes = OFFERED.includes(code) ? OFFERED : [...OFFERED, code]
  return codes.map(one => ({ code: one, name: NAMES.of(one) ?? one }))
}

/** One line, without what is missing; Germany goes without saying. */
export function addressText({ street, zip, city, country }: PostalAddress): string {
  const place = [zip, city].filter(Boolean).join(' ')
  const abroad = country === 'DE' ? '' : (NAMES.of(country) ?? country)
  return [street, place, abroad].filter(Boolean).join(', ')
}
