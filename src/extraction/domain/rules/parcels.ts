import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { NUMBER, SQUARE_METRES } from '../numbers.ts'
import type { ProseRule } from '../rule.ts'
import { plot } from './plots.ts'

/** Parcels of the land register: a part of one, and what several come to. */
export const parcelProse: readonly ProseRule[] = [
  {
    // "Verkauft wird eine noch zu vermessende Teilfläche von rund 410 m² aus dem Flurstück 88/3, das insgesamt 2.960 m² groß ist"
    key: 'grundstuecksflaeche',
    pattern: regexp.gu`(?<=(?:[Vv]erkauft (?:wird|werden)|[Vv]eräußert (?:wird|werden)|[Ee]rwerben)\s[^.;\d]{0,60})Teilfläche\s(?:von|mit)\s(?:ca\.\s|rund\s|etwa\s)?(?:${NUMBER})\s?${SQUARE_METRES}`,
    value: match => {
      const reading = plot(match[0])
      return reading && { ...reading, rank: RANK.headline }
    },
  },
  {
    // "Flurstück 114, Größe 812 m² / Flurstück 115, Größe 122 m² / zusammen 934 m²"
    key: 'grundstuecksflaeche',
    pattern: regexp.gu`(?<=(?:Flurstück|Flst\.)[^]{3,80}(?:Flurstück|Flst\.)[^]{3,90}(?:m²|qm)[\s,;¦]{1,4})(?:zusammen|insgesamt|gesamt):?\s(?:${NUMBER})\s?${SQUARE_METRES}`,
    value: match => {
      const reading = plot(match[0])
      return reading && { ...reading, rank: RANK.headline, ofTheWhole: true as const }
    },
  },
]
