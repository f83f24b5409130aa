import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { areasIn, NUMBER, SQUARE_METRES, sumOf } from '../numbers.ts'
import { proseOf, type ProseRule } from '../rule.ts'
import { plot } from './plots.ts'

const LAND = String.raw`(?:${NUMBER})\s?(?:${SQUARE_METRES}|ha(?!\p{L})|Hektar(?!\p{L}))`
/** A part of them, or what they come to beside one of them. */
const NOT_ALL_SOLD =
  /(?<!\p{L})(?:davon|insgesamt|zusammen|gesamt|wohnfl\p{L}*|nutzfl\p{L}*|nachbar\p{L}*|pacht\p{L}*|gepachtet|bis(?= zu)|zwischen|oder)(?!\p{L})/iu
/** m²: below, a figure with four decimals is a factor. */
const MIN_LAND = 1_000
const COUNTS: Readonly<Record<string, number>> = { zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6 }

/** Parcels of the land register: a part of one, and what several come to. */
export const parcelProse: readonly ProseRule[] = proseOf('grundstuecksflaeche', {}, [
  {
    // "Es sind zwei Flurstücke, eines mit 26.110 m² und eines mit 12.630 m²": of each its own; there are as many as are counted.
    pattern: regexp.giu`(?<!\p{L})(?<count>zwei|drei|vier|fünf|sechs|[2-6])\s(?:\p{L}+\s)?(?:Flurstücken?|Grundstücken?|Parzellen|Flächen)(?!\p{L})(?:(?!${LAND})(?:[^.;]|\.\d)){0,80}${LAND}(?:(?:(?!${LAND})[^.;]){0,40}${LAND}){1,5}`,
    value: match => {
      const count = match.groups?.['count'] ?? ''
      const areas = areasIn(match[0]).map(({ value }) => value)
      if (areas.length !== (COUNTS[count.toLowerCase()] ?? Number(count)) || NOT_ALL_SOLD.test(match[0]))
        return undefined
      const sum = Math.round(100 * sumOf(areas)) / 100
      return { value: sum, unit: 'm²', rank: RANK.headline, ofTheWhole: true as const }
    },
    sections: ['object'],
  },
  {
    // "Verkauft wird eine noch zu vermessende Teilfläche von rund 410 m² aus dem Flurstück 88/3, das insgesamt 2.960 m² groß ist"
    pattern: regexp.gu`(?<=(?:[Vv]erkauft (?:wird|werden)|[Vv]eräußert (?:wird|werden)|[Ee]rwerben)\s[^.;\d]{0,60})Teilfläche\s(?:von|mit)\s(?:ca\.\s|rund\s|etwa\s)?(?:${NUMBER})\s?${SQUARE_METRES}`,
    value: match => {
      const reading = plot(match[0])
      return reading && { ...reading, rank: RANK.headline }
    },
  },
  {
    // "Wir möchten den hinteren Teil unseres Gartens abgeben. Es sind ungefähr 740 qm, das ganze Flurstück hat 1.486 qm", "Abzugeben ist ein Teilstück von 520 m²"
    pattern: regexp.gu`(?<=(?:Teil|Teilstück|Teilfläche|Hälfte|Streifen)(?!\p{L})[^.]{0,80}(?:abgeben|verkaufen|abtrennen|veräußern|abzugeben)(?!\p{L})[^.]{0,80}\.\s)(?:Es|Das|Dies)\s(?:sind|wären)\s(?:ungefähr\s|etwa\s|ca\.\s|rund\s|gut\s|knapp\s)?(?:${NUMBER})\s?${SQUARE_METRES}|(?<=[Aa]bzugeben\s[^.;\d]{0,30})Teil(?:stück|fläche)\s(?:von|mit)\s(?:ca\.\s|rund\s|etwa\s)?(?:${NUMBER})\s?${SQUARE_METRES}`,
    value: match => {
      const reading = plot(match[0])
      return reading && { ...reading, rank: RANK.headline }
    },
  },
  {
    // "187 qm für das Haus und 18 qm für die Garage (eigenes Flurstück), zusammen also 205 qm": what the addends come to.
    pattern: regexp.gu`(?<=(?:[Gg]rundstücke?|[Ff]lurstücke?|[Gg]rundbuch|[Pp]arzellen?)(?!\p{L})[^]{0,160})(?<one>${NUMBER})\s?${SQUARE_METRES}(?<between>(?:[^.;\d]|\.\d){3,80}?)(?<two>${NUMBER})\s?${SQUARE_METRES}(?:[^.;\d]|\.\d){0,80}?(?:zusammen|insgesamt|gesamt|macht|also)(?:\salso|\srund|\sca\.)?:?\s(?<sum>${NUMBER})\s?${SQUARE_METRES}`,
    value: match => {
      const areas = areasIn(match[0]).map(({ value }) => value)
      const sum = areas.at(-1) ?? 0
      const isSum = areas.length === 3 && Math.abs(sumOf(areas.slice(0, 2)) - sum) <= 1
      return isSum && !/wohn|nutz|pacht|nachbar/iu.test(match[0])
        ? { value: sum, unit: 'm²', rank: RANK.headline, ofTheWhole: true as const }
        : undefined
    },
    sections: ['object'],
  },
  {
    // "zusammen | 4,8620" below a head "ha": the land register writes hectares to the square metre, with four decimals, and nothing else so.
    pattern:
      /(?<=(?:^|\n)(?:zusammen|insgesamt|gesamt|summe|gesamtfläche):?\s?¦\s?)(?!1,0000)\d{1,3},\d{4}(?=\s?(?:\n|$))/giu,
    value: match => {
      const value = Math.round(Number(match[0].replace(',', '.')) * 10_000)
      return value >= MIN_LAND ? { value, unit: 'm²', rank: RANK.headline, ofTheWhole: true as const } : undefined
    },
    sections: ['object'],
  },
  {
    // "Flurstück 114, Größe 812 m² / Flurstück 115, Größe 122 m² / zusammen 934 m²"
    pattern: regexp.gu`(?<=(?:Flurstück|Flst\.)[^]{3,80}(?:Flurstück|Flst\.)[^]{3,90}(?:m²|qm)[\s,;¦]{1,4})(?:zusammen|insgesamt|gesamt):?\s(?:${NUMBER})\s?${SQUARE_METRES}`,
    value: match => {
      const reading = plot(match[0])
      return reading && { ...reading, rank: RANK.headline, ofTheWhole: true as const }
    },
  },
])
