import { regexp } from '#kernel/regexp.ts'
import { amountsIn, areasIn, COUNT, countFrom, NUMBER } from '../../numbers.ts'
import type { Passage } from '../../passages.ts'
import type { Part } from '../deal.ts'
import { hitsOf, ownText, proofOf } from '../ownText.ts'
import { lettingIn } from './partFields.ts'

const AREA = String.raw`(?:ca\.\s)?(?:${NUMBER})\s?(?:m²|qm)`
/** "zwei Wohnungen mit 78 m² und 71 m²", "6 Wohnungen: 3 x 52 m² und 3 x 64 m²", "vier Wohnungen à 55 m²". */
const COUNTED = regexp.giu`(?<!\p{L}|\d|\d[.,])(?<count>${COUNT})\s(?:(?:weitere|abgeschlossene|gleich große|vermietete|kleine|große)n?\s)*(?:Wohnungen|Wohneinheiten|Mietwohnungen|WE|Whg\.?)(?!\p{L})\s?(?:mit|von|zu|à|:|\()?\s?(?<each>(?:je|jeweils)\s)?(?<areas>(?:\d\s?[x×]\s?)?${AREA}(?:\s?(?:,|und|\+|sowie)\s(?:\d\s?[x×]\s?)?${AREA})*)(?<rest>[^.\n]{0,90})`
const ONE_AREA = regexp.giu`(?:(?<times>\d)\s?[x×]\s?)?(?<area>${AREA})`
/** What could be brought in is no rent. */
const NO_RENT = /erzielbar|möglich|soll|warm|kaution|preis|je m²|\/\s?m²/iu
const MAX_FLATS = 40
const MAX_RENT = 6_000

/** Flats that one sentence counts with their areas, and with their rents where as many are told. Empty: none, or the count does not fit. */
export function countedFlats(passages: readonly Passage[]): Part[] {
  for (const hit of hitsOf(COUNTED, ownText(passages))) {
    const { count = '', each, areas = '', rest = '' } = new RegExp(COUNTED.source, 'iu').exec(hit.text)?.groups ?? {}
    const flats = countFrom(count) ?? 0
    const told = [...areas.matchAll(ONE_AREA)].flatMap(({ groups }) => {
      const area = areasIn(groups?.['area'] ?? '')[0]?.value
      return area === undefined ? [] : Array.from({ length: Number(groups?.['times'] ?? 1) }, () => area)
    })
    const sizes =
      told.length === 1 && (each !== undefined || /à|je/u.test(hit.text)) ? Array(flats).fill(told[0]) : told
    if (flats < 2 || flats > MAX_FLATS || sizes.length !== flats) continue
    const rents = rentsIn(rest, flats)
    const isLet = lettingIn(rest)
    return sizes.map((areaM2: number, at) => ({
      name: `Wohnung ${at + 1} von ${flats}`,
      kind: 'wohnung',
      areaM2,
      areaKind: 'wohnflaeche',
      rentMonthEuro: isLet === false ? null : (rents[at] ?? null),
      let: isLet ?? (rents.length > 0 ? true : null),
      priceEuro: null,
      status: null,
      inPrice: null,
      evidence: [proofOf(hit)],
    }))
  }
  return []
}

/** As many amounts as flats, or one for each of them. */
function rentsIn(rest: string, flats: number): number[] {
  if (NO_RENT.test(rest) || !/miet|kalt/iu.test(rest)) return []
  const amounts = amountsIn(rest).filter(({ value }) => value <= MAX_RENT)
  const [first] = amounts
  if (first && amounts.length === 1 && /(?:je|jeweils)\s[^\d]{0,6}$/u.test(rest.slice(0, first.index)))
    return Array<number>(flats).fill(first.value)
  return amounts.length === flats ? amounts.map(({ value }) => value) : []
}
