import { yearOf } from '#kernel/calendarDate.ts'
import { KELLER_BIS_BAUJAHR, OBERGESCHOSS_AB, VOLLSANIERUNG } from '#reference/market/verfahrensannahmen.ts'
import { BGF_JE_WOHNFLAECHE, type BgfRow, kostenkennwert, NHK_2010, NHK_FAKTOREN } from '#reference/nhk2010.ts'
import { inEuro } from '#kernel/money.ts'
import { STANDARD_NACH_BAUJAHR } from '#reference/standardstufe.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import type { Grounds } from './grounds.ts'

/** How a house was built, as far as the NHK 2010 need it. */
export interface Hausbauart {
  /** Key of the NHK: "1.01". */
  readonly typ: string
  /** €/m² BGF in 2010. */
  readonly kostenkennwert: number
  readonly stufe: number
  /** m² Brutto-Grundfläche per m² Wohnfläche. */
  readonly bgfJeWohnflaeche: number
  /** German: what was taken for granted. */
  readonly annahme: string
  readonly source: string
}

/** All ways it may have been built; more than one only where what is open is taken as it suits the seller best. */
export function hausbauarten(grounds: Grounds): Hausbauart[] {
  const { cellar, storeys, favourable, object } = grounds
  const built = object.baujahr ?? yearOf(grounds.day)
  const cellars = cellar !== null ? [cellar] : favourable ? [true, false] : [built <= KELLER_BIS_BAUJAHR]
  const uppers = storeys !== null ? [storeys >= OBERGESCHOSS_AB] : favourable ? [true, false] : [false]
  return cellars.flatMap(withCellar => uppers.map(upper => bauart(grounds, withCellar, upper, built)))
}

/** The attic is taken to be lived in: so most houses are built and offered. */
function bauart(grounds: Grounds, cellar: boolean, upper: boolean, built: number): Hausbauart {
  const { object, day } = grounds
  const suffix: BgfRow['key'] = cellar ? (upper ? '11' : '01') : upper ? '31' : '21'
  const typ = `${object.art === 'Reihenhaus' ? '2' : '1'}.${suffix}`
  const row = rowAt(NHK_2010, day, typ)
  const standard = rowsAt(STANDARD_NACH_BAUJAHR, day).find(({ builtUntil = Infinity }) => built <= builtUntil)
  const usual = standard?.stufe ?? 3
  const renewed = object.zustand === 'neuwertig' && object.neubau !== true
  const stufe = renewed ? Math.max(usual, Math.min(VOLLSANIERUNG.hoechstens, usual + VOLLSANIERUNG.stufen)) : usual
  const two = object.art === 'Zweifamilienhaus' ? rowAt(NHK_FAKTOREN, day, 'zweifamilienhaus').factor : 1
  const bgf = rowAt(BGF_JE_WOHNFLAECHE, day, suffix)
  const floors = `${cellar ? 'mit' : 'ohne'} Keller, ${upper ? 'zwei Vollgeschosse' : 'ein Vollgeschoss'}, Dach ausgebaut`
  return {
    typ,
    kostenkennwert: inEuro(kostenkennwert(row, stufe)) * two,
    stufe,
    bgfJeWohnflaeche: bgf.factor,
    annahme: `${floors}; Standardstufe ${String(stufe).replace('.', ',')} nach Baujahr`,
    source: `${row.source}; ${bgf.source}`,
  }
}
