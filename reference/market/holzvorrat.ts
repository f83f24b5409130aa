/** How much wood stands on a hectare, and what planting one costs. */
import { MODELL } from './bewertungsmodell.ts'

type Baumart = 'buche' | 'eiche' | 'fichte' | 'kiefer' | 'douglasie'

/** Standing m³/ha with bark (Derbholz) of the second class at these ages: Albert et al. 2021, Ertragstafeln der NW-FVA (R package et.nwfva). */
const ALTER = [20, 40, 60, 80, 100, 120, 140] as const
const VORRAT: Readonly<Record<Baumart, readonly number[]>> = {
  buche: [0, 48, 153, 259, 352, 434, 505],
  eiche: [0, 74, 155, 226, 284, 331, 368],
  fichte: [0, 148, 324, 476, 592, 679, 679],
  kiefer: [0, 151, 228, 290, 342, 386, 386],
  douglasie: [59, 317, 534, 705, 841, 954, 954],
}

/** Of what stands with its bark as much is sold (Kramer and Akça, Leitfaden zur Waldmesslehre). */
export const VERKAUFT_VOM_STEHENDEN = 0.8

export const HOLZVORRAT_SOURCE = `Ertragstafeln der NW-FVA 2021, II. Ertragsklasse, je Hektar; ${MODELL}`

/** m³ by the hectare as sold (Erntefestmeter). @param alter years */
export function holzvorrat(baumart: Baumart, alter: number): number {
  const values = VORRAT[baumart]
  const at = Math.max(
    0,
    ALTER.findLastIndex(age => age <= alter),
  )
  const [from, to] = [ALTER[at] ?? 0, ALTER[at + 1] ?? Infinity]
  const [low, high] = [values[at] ?? 0, values[at + 1] ?? values[at] ?? 0]
  const standing = alter <= from ? low : low + ((high - low) * (alter - from)) / (to - from)
  return Math.round(standing * VERKAUFT_VOM_STEHENDEN)
}

/** What a cubic metre of a kind brings against the mean: spruce and oak more, beech and pine are half firewood and pallets. */
export const HOLZ_NACH_ART: Readonly<Record<Baumart, number>> = {
  ...{ buche: 0.85, eiche: 1.1, fichte: 1, kiefer: 0.85, douglasie: 1.1 },
}

/** €/ha that planting again costs its owner after subsidies: who sells cleared forest names 5,800 to 8,700 without any. It is the law (§ 11 BWaldG). */
export const WIEDERAUFFORSTUNG = 6_000
/** But cleared forest is sold at no less than this share of its soil: 0.40 to 0.60 €/m² where nothing is planted. */
export const KAHL_MINDESTENS = 0.35
/** €/ha that a plantation which grows is paid: it saves its buyer a part of that. */
export const KULTUR = 2_500

export const AUFFORSTUNG_SOURCE = MODELL
