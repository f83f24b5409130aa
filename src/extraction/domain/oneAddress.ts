import { type Candidate, type FactKey } from './facts.ts'
import { resolve } from './resolve.ts'

const OF_ADDRESS: readonly FactKey[] = ['strasse', 'ortsteil', 'ort']
const CODE = /(?<!\d)\d{5}(?!\d)/gu

/**
 * Street, town and postcode are of one address: what is beside another postcode is where the administrator, the court or the broker sits.
 * A part of town that ends with a hyphen is the first line of a street.
 */
export function ofOneAddress(candidates: readonly Candidate[]): Candidate[] {
  const { fact } = resolve(
    'plz',
    candidates.filter(({ key }) => key === 'plz'),
  )
  return candidates.filter(({ key, value, evidence }) => {
    if (key === 'ortsteil' && String(value).endsWith('-')) return false
    if (!fact || !OF_ADDRESS.includes(key)) return true
    const codes = evidence.quote.match(CODE)
    return codes === null || codes.some(code => code === fact.value)
  })
}
