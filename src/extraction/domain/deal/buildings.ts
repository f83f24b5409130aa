import { capitalised } from '#kernel/capitalised.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Facts } from '../facts.ts'
import { areasIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { ownText } from './ownText.ts'
import type { Building } from './dealFindings.ts'

const NAMES = String.raw`(?:haupt|neben|hinter|vorder|gäste|garten|wohn)-?(?:haus|gebäude)(?:es|s)?`
const AREA = String.raw`(?<area>\d{2,3}(?:,\d{1,2})?\s?(?:m²|qm|m2))`
/** "Die Wohnfläche des Haupthauses beträgt ca. 155 m²", "ein Nebengebäude birgt noch weitere Räume mit ca. 114 m² Wohnfl." */
const BUILDING = regexp.giu`(?<!\p{L})(?<name>${NAMES})(?!\p{L})(?:(?!(?<!\p{L})${NAMES}(?!\p{L}))[^.;¦]|(?<=ca|rd)\.){0,70}?${AREA}(?!\s?(?:grund|garten|keller|nutz|lager))`
/** Areas are rounded by themselves. */
const ROUNDED = 0.02

/** Two houses on one plot that together have the stated Wohnfläche: it is no house of that size. */
export function buildingsOf(passages: readonly Passage[], { wohnflaeche }: Facts): Building[] {
  const whole = wohnflaeche?.value
  if (typeof whole !== 'number') return []
  const found = new Map<string, Building>()
  for (const passage of ownText(passages))
    for (const match of passage.text.replaceAll('\n', ' ').matchAll(BUILDING)) {
      const { name = '', area = '' } = match.groups ?? {}
      const [size] = areasIn(area)
      const called = capitalised(name.toLowerCase().replace(/(?<=haus)es$|(?<=gebäude)s$/u, ''))
      if (!size || found.has(called)) continue
      const evidence = [proof(passage, match.index, match.index + match[0].length)]
      found.set(called, { name: called, areaM2: size.value, evidence })
    }
  const buildings = [...found.values()]
  const sum = buildings.reduce((total, { areaM2 }) => total + areaM2, 0)
  return buildings.length > 1 && Math.abs(sum - whole) <= ROUNDED * whole ? buildings : []
}
