/** What fields and forest cost, €/m². The mean of a Land only: soil, size and tenants make twice or half of it. */
import type { Land } from '../laender.ts'
import { MODELL } from './bewertungsmodell.ts'

/** €/ha of farmland sold in 2016 (Destatis, Kaufwerte für landwirtschaftliche Grundstücke; Länder without fields of their own: null). */
const JE_HEKTAR_2016: Readonly<Record<Land, number | null>> = {
  ...{ BW: 24_330, BY: 51_945, BB: 10_446, HE: 14_271, MV: 19_607, NI: 32_012, NW: 44_531, RP: 13_266 },
  ...{ SL: 9_401, SN: 11_911, ST: 15_680, SH: 27_101, TH: 9_684, BE: null, HB: null, HH: null },
}

/** Whole country: 22,310 €/ha in 2016, 26,439 in 2019 (Destatis), about 33,000 in 2024. */
const SEIT_2016 = 1.45

export type Nutzung = 'ackerland' | 'gruenland' | 'weinberg' | 'wald'

/** Against farmland of the Land: grassland 0.6 to 0.8; the soil of a forest a fifth (Aichach-Friedberg; elsewhere 0.8 to 1.2 €/m²). Vineyards follow no mean. */
const ANTEIL: Readonly<Record<Nutzung, number | null>> = { ackerland: 1, gruenland: 0.7, wald: 0.2, weinberg: null }

/** €/m² of forest soil at most: where farmland is dear, it lies in the plains and the forest in the hills (0.65 to 0.75 in the Hochsauerlandkreis). */
const WALDBODEN_HOECHSTENS: Readonly<Partial<Record<Land, number>>> = { BY: 1.2 }
const WALDBODEN_SONST_HOECHSTENS = 0.8

/** Single sales lie between half and twice the mean: standard deviation of ln. */
export const LANDPREIS_STREUUNG = 0.4

export const LANDPREIS_SOURCE = `Destatis, Kaufwerte für landwirtschaftliche Grundstücke 2016, auf heute mit dem Bundesmittel (×${String(SEIT_2016).replace('.', ',')}); ${MODELL}`

/** €/m²; null: no mean is known. */
export function landpreis(land: Land, nutzung: Nutzung): number | null {
  const farmland = JE_HEKTAR_2016[land]
  const share = ANTEIL[nutzung]
  if (farmland === null || share === null) return null
  const price = Math.round((farmland / 100) * SEIT_2016 * share) / 100
  return nutzung === 'wald' ? Math.min(price, WALDBODEN_HOECHSTENS[land] ?? WALDBODEN_SONST_HOECHSTENS) : price
}

/** What a small meadow at the edge of a village is paid above a large one in the fields, for horses and gardens: twice to four times (Modellannahme). */
const ORTSNAH = 3

/** €/m² of a small meadow beside the houses on which nobody may build; null: no mean is known. */
export function wiesenpreis(land: Land): number | null {
  const grassland = landpreis(land, 'gruenland')
  return grassland === null ? null : Math.round(grassland * ORTSNAH * 100) / 100
}

/** €/Erntefestmeter that stand brings less its harvest: 75 to 95 € less 27 to 35 € (BMEL, Testbetriebsnetz Forst 2020 to 2023), young and crooked wood less. */
const HOLZ_ERNTEKOSTENFREI = 50
/** €/m² of soil with which buyers pay that; where soil costs more they pay more for trees too: 1.90 to 4.80 €/m² of them on soil of 0.80 to 1.20 (Aichach-Friedberg); where it costs less, less (Modellannahme). */
const BODEN_DAZU = 0.5
const HOLZ_WENIGSTENS = 0.8
const HOLZ_HOECHSTENS = 1.6

export const HOLZPREIS_SOURCE = `BMEL, Testbetriebsnetz Forst: Erlös je Festmeter ohne Holzernte; ${MODELL}`

/** € for a cubic metre of standing wood. @param soil €/m² */
export function holzpreis(soil: number): number {
  const dearer = Math.min(HOLZ_HOECHSTENS, Math.max(HOLZ_WENIGSTENS, Math.sqrt(soil / BODEN_DAZU)))
  return Math.round(HOLZ_ERNTEKOSTENFREI * dearer)
}
