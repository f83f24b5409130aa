import type { Passage } from '../../passages.ts'
import { areasIn } from '../../numbers.ts'
import { proof } from '../../proof.ts'
import type { Part } from '../deal.ts'
import { areaKindOf } from './partFields.ts'
import { plainName } from './plainName.ts'

const FLOOR_AREA =
  /(?<![\p{L}\d])(?<floor>(?:\d\.\s?)?(?:OG|obergeschoss)|EG|DG|UG|(?:erd|dach|unter)geschoss)\s?[:=]?\s?(?:(?:ca|rd)\.\s?)?(?<area>\d{2,3}(?:,\d{1,2})?\s?(?:m²|m2|qm))(?!\p{L})/giu

/** "221 m² (EG 96 m², OG 84 m², DG 41 m²)": each floor's area, where the list of the floors has none and the sentence tells of all. */
export function withFloorAreas(parts: readonly Part[], passages: readonly Passage[]): Part[] {
  if (parts.length < 2 || parts.some(({ areaM2 }) => areaM2 !== null)) return [...parts]
  for (const passage of passages) {
    const told = [...passage.text.matchAll(FLOOR_AREA)].map(match => ({
      match,
      name: plainName(match.groups?.['floor'] ?? ''),
    }))
    const found = parts.map(part => told.filter(({ name }) => name === plainName(part.name)))
    if (found.some(({ length }) => length !== 1)) continue
    return parts.map((part, index) => {
      const match = found[index]?.[0]?.match
      const area = areasIn(match?.groups?.['area'] ?? '')[0]?.value
      if (!match || area === undefined) return part
      const place = proof(passage, match.index, match.index + match[0].length)
      return { ...part, areaM2: area, areaKind: areaKindOf(part.kind, ''), evidence: [place, ...part.evidence] }
    })
  }
  return [...parts]
}
