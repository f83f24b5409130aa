import { regexp } from '#kernel/regexp.ts'
import { RANK, type Candidate } from '../facts.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { sameValue } from '../resolve.ts'
import { PLAIN } from '../scope/scope.ts'

/** "Das voraussichtliche Hausgeld liegt nach Kalkulation des Verwalters bei 3,40 €/m²": of a square metre a month. */
const BY_AREA = regexp.giu`(?<!\p{L})(?:Hausgeld|Wohngeld|Bewirtschaftungskosten)(?!\p{L})(?:[^.;€\d]|(?<=(?:ca|lt|rd))\.|(?<!\d)20\d\d(?!\d)){0,80}?(?<euro>\d{1,2})(?:,(?<cents>\d{1,2}))?\s?(?:€|EUR|Euro)\s?(?:\/|je|pro)\s?(?:m²|qm|m2|Quadratmeter)(?<after>[^.;]{0,20})`
/** € a month and square metre, within which a Hausgeld lies. */
const MIN = 1
const MAX = 12
/** m²; more is that of a whole house. */
const MAX_AREA = 300
const SURENESS = 0.9

/** Where only the rate is told, the area of the flat makes the sum; with several areas nobody knows which. */
export function hausgeldByArea(candidates: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  const areas = candidates.filter(({ key, rank }) => key === 'wohnflaeche' && rank >= RANK.prose)
  const [area] = areas
  const isOne = area !== undefined && areas.every(({ value }) => sameValue('wohnflaeche', value, area.value))
  if (!isOne || typeof area.value !== 'number' || area.value > MAX_AREA) return []
  const size = area.value
  const found = passages.flatMap((passage): Candidate[] => {
    if (passage.section === 'other-offers') return []
    return [...passage.text.matchAll(BY_AREA)].flatMap(({ 0: told, index, groups = {} }) => {
      const rate = Number(`${groups['euro']}.${groups['cents'] ?? 0}`)
      if (rate < MIN || rate > MAX || /jahr|p\.\s?a/iu.test(groups['after'] ?? '')) return []
      const end = index + told.length - (groups['after'] ?? '').length
      const value = Math.round(rate * size * 100) / 100
      return [{ key: 'hausgeldMonat' as const, value, unit: '€/Monat', evidence: proof(passage, index, end), rank: RANK.prose, sureness: SURENESS, scope: PLAIN }] // prettier-ignore
    })
  })
  return found.slice(0, 1)
}
