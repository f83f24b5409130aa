import { inPercent, type Share } from '#kernel/share.ts'
import {
  type Liegenschaftsart,
  LIEGENSCHAFTSZINSEN,
  type LiegenschaftszinsRow,
  ORTSZINSEN,
  type OrtszinsRow,
} from '#reference/liegenschaftszins.ts'
import { ZINSART, ZINSSPANNE_OHNE_ANGABE } from '#reference/market/verfahrensannahmen.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import { zinsAmOrt } from './ertragsfaktor.ts'
import type { Grounds } from './grounds.ts'

/** Rates as shares of 1: 0.022 = 2.2 %. Low and high hold eight of ten purchases. */
export interface Zins {
  readonly low: number
  readonly mid: number
  readonly high: number
  readonly source: string
  /** Found in another Land. */
  readonly standIn: boolean
}

/** In this order: the Gutachterausschuss of the place, the Land's table; elsewhere that of NRW stands in (§ 33 ImmoWertV). */
export function liegenschaftszins(grounds: Grounds, restnutzung: number): Zins {
  const rates = artenOf(grounds).map(art => zinsOf(grounds, art, restnutzung))
  return rates.reduce((lowest, one) => (one.mid < lowest.mid ? one : lowest))
}

function zinsOf(grounds: Grounds, art: Liegenschaftsart, restnutzung: number): Zins {
  const local = localRow(grounds, art, restnutzung)
  if (local) return { ...spreadOf(local.rate), source: local.source, standIn: false }
  const row = rowAt(LIEGENSCHAFTSZINSEN, grounds.day, art)
  const standIn = grounds.location.land !== 'NW'
  const found = spreadOf(row.rate, row)
  if (!standIn) return { ...found, source: row.source, standIn }
  const elsewhere = `${row.source}; ersatzweise, weil für das Land kein Satz vorliegt`
  if (grounds.object.art !== 'Mehrfamilienhaus') return { ...found, source: elsewhere, standIn }
  const ofPlace = zinsAmOrt(grounds.location)
  const [low, mid, high] = [found.low, found.mid, found.high].map(rate => rate * ofPlace) as [number, number, number]
  return { low, mid, high, source: `${elsewhere}; auf das Preisniveau des Ortes gebracht (§ 33 ImmoWertV)`, standIn }
}

/** The kinds the object may be of; more than one only where what is open is taken as it suits the seller best. */
function artenOf({ object, letting, units, mixedUse, favourable }: Grounds): Liegenschaftsart[] {
  if (object.art !== 'Mehrfamilienhaus') return [ZINSART[object.art][letting === true ? 'vermietet' : 'frei']]
  if (mixedUse) return ['gemischt']
  if (units === null && favourable) return ['mfh', 'dreifamilienhaus']
  return [units === 3 ? 'dreifamilienhaus' : 'mfh']
}

function localRow({ location, rent, day }: Grounds, art: Liegenschaftsart, years: number): OrtszinsRow | null {
  const { kreis } = location
  if (kreis?.kreisfrei !== true) return null
  const rows = rowsAt(ORTSZINSEN, day).filter(row => row.place === kreis.name && row.kind === art && fits(row, years))
  const distance = ({ miete = rent.rent.mid }: OrtszinsRow) => Math.abs(miete - rent.rent.mid)
  return rows.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function fits({ restnutzung }: OrtszinsRow, years: number): boolean {
  return !restnutzung || (restnutzung[0] <= years && years <= restnutzung[1])
}

function spreadOf(
  rate: Share,
  { low, high }: Pick<LiegenschaftszinsRow, 'low' | 'high'> = {},
): Pick<Zins, 'low' | 'mid' | 'high'> {
  const mid = inPercent(rate) / 100
  return {
    low: low ? inPercent(low) / 100 : mid * (1 - ZINSSPANNE_OHNE_ANGABE),
    mid,
    high: high ? inPercent(high) / 100 : mid * (1 + ZINSSPANNE_OHNE_ANGABE),
  }
}
