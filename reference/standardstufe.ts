import { calendarDate } from '#kernel/calendarDate.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const law = {
  source: 'Anlage 4 III ImmoWertV',
  basis: 'law',
  validFrom: calendarDate('2022-01-01'),
  checkedOn: calendarDate('2026-11-20'),
} as const

/** How much a part of the building weighs in its Standardstufe. */
export interface StandardgewichtRow extends Row {
  readonly key:
    'aussenwaende' | 'dach' | 'fenster' | 'innenwaende' | 'decken' | 'fussboeden' | 'sanitaer' | 'heizung' | 'technik'
  readonly weight: Share
}

const gewicht = (key: StandardgewichtRow['key'], weight: number): StandardgewichtRow => ({
  ...law,
  key,
  weight: percent(weight),
})

export const STANDARDGEWICHTE: Table<StandardgewichtRow> = {
  name: 'Gewichte der Standardstufe',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    gewicht('aussenwaende', 23),
    gewicht('dach', 15),
    gewicht('fenster', 11),
    gewicht('innenwaende', 11),
    gewicht('decken', 11),
    gewicht('fussboeden', 5),
    gewicht('sanitaer', 9),
    gewicht('heizung', 9),
    gewicht('technik', 6),
  ],
}

/** The Standardstufe of a building of which only the year is known. */
export interface StandardNachBaujahrRow extends Row {
  readonly key: 'vor1978' | 'bis1994' | 'bis2008' | 'bis2015' | 'ab2016'
  /** Last Baujahr; missing: no end. */
  readonly builtUntil?: number
  readonly stufe: number
}

function baujahr(key: StandardNachBaujahrRow['key'], stufe: number, builtUntil?: number): StandardNachBaujahrRow {
  const until = builtUntil === undefined ? {} : { builtUntil }
  return { ...law, key, stufe, ...until, source: 'Modellannahme zur Standardstufe nach Baujahr', basis: 'assumption' }
}

/** A full refurbishment adds one Stufe, up to the last of these. */
export const STANDARD_NACH_BAUJAHR: Table<StandardNachBaujahrRow> = {
  name: 'Standardstufe nach Baujahr',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    baujahr('vor1978', 2, 1977),
    baujahr('bis1994', 2.5, 1994),
    baujahr('bis2008', 3, 2008),
    baujahr('bis2015', 3.5, 2015),
    baujahr('ab2016', 4),
  ],
}

/** Outdoor works as a share of the depreciated building value. */
export interface AussenanlagenRow extends Row {
  readonly key: 'efh' | 'rhDhh'
  readonly rate: Share
}

const aussen = { ...law, source: 'Modellannahme; örtlich 2–9 % (Gutachterausschüsse)', basis: 'assumption' } as const

export const AUSSENANLAGEN: Table<AussenanlagenRow> = {
  name: 'Außenanlagen',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    { ...aussen, key: 'efh', rate: percent(5) },
    { ...aussen, key: 'rhDhh', rate: percent(4) },
  ],
}
