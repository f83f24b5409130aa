import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const reform = {
  source: 'BEG-Richtlinien vom 17.08.2026 (Reform vom 21.07.2026)',
  basis: 'secondary',
  validFrom: calendarDate('2026-07-21'),
  checkedOn: calendarDate('2026-10-05'),
} as const

/** Climate bonus and cost limit step down on 1 February 2027. */
const recheckBy = calendarDate('2027-01-31')

/** A part of the grant for a new heating (KfW 458) or a single measure (BAFA). */
export interface FoerdersatzRow extends Row {
  readonly key:
    | 'heizungGrund'
    | 'heizungKlimabonus'
    | 'heizungEinkommenBis30'
    | 'heizungEinkommenBis40'
    | 'heizungEinkommenBis50'
    | 'heizungHoechstens'
    | 'heizungHoechstensBis30'
    | 'einzelmassnahme'
    | 'sanierungsfahrplan'
    | 'energieberatung'
  readonly rate: Share
}

/** The climate bonus for owner-occupiers loses four points each half-year. */
const KLIMABONUS = [
  [16, '2026-07-21', '2027-01-31'],
  [12, '2027-02-01', '2027-07-31'],
  [8, '2027-08-01', '2028-01-31'],
  [4, '2028-02-01', '2028-07-31'],
] as const

const satz = (key: FoerdersatzRow['key'], rate: number): FoerdersatzRow => ({ ...reform, key, rate: percent(rate) })

export const FOERDERSAETZE: Table<FoerdersatzRow> = {
  name: 'Fördersätze der BEG',
  recheckBy,
  rows: [
    satz('heizungGrund', 30),
    ...KLIMABONUS.map(([rate, from, to]) => ({
      ...satz('heizungKlimabonus', rate),
      validFrom: calendarDate(from),
      validTo: calendarDate(to),
    })),
    { ...satz('heizungKlimabonus', 0), validFrom: calendarDate('2028-08-01') },
    satz('heizungEinkommenBis30', 40),
    satz('heizungEinkommenBis40', 30),
    satz('heizungEinkommenBis50', 10),
    satz('heizungHoechstens', 70),
    satz('heizungHoechstensBis30', 80),
    satz('einzelmassnahme', 15),
    satz('sanierungsfahrplan', 5),
    satz('energieberatung', 50),
  ],
}

/** Cost that is supported at most. */
export interface FoerdergrenzeRow extends Row {
  readonly key:
    | 'heizungErsteWohnung'
    | 'heizungZweiteBisSechste'
    | 'heizungAbSiebter'
    | 'einzelmassnahmeErste'
    | 'einzelmassnahmeZweiteBisSechste'
    | 'einzelmassnahmeAbSiebter'
    | 'energieberatungBisZwei'
    | 'energieberatungAbDrei'
  readonly amount: Money
}

const grenze = (key: FoerdergrenzeRow['key'], amount: number): FoerdergrenzeRow => ({
  ...reform,
  key,
  amount: euro(amount),
})

/** The first flat's heating limit falls by 750 € each half-year from February 2027. */
export const FOERDERGRENZEN: Table<FoerdergrenzeRow> = {
  name: 'Förderfähige Höchstkosten der BEG',
  recheckBy,
  rows: [
    { ...grenze('heizungErsteWohnung', 28_000), validTo: calendarDate('2027-01-31') },
    { ...grenze('heizungErsteWohnung', 27_250), validFrom: calendarDate('2027-02-01') },
    grenze('heizungZweiteBisSechste', 15_000),
    grenze('heizungAbSiebter', 8_000),
    grenze('einzelmassnahmeErste', 30_000),
    grenze('einzelmassnahmeZweiteBisSechste', 15_000),
    grenze('einzelmassnahmeAbSiebter', 8_000),
    grenze('energieberatungBisZwei', 650),
    grenze('energieberatungAbDrei', 850),
  ],
}

/** A loan programme of the KfW that a buyer should know. */
export interface KreditprogrammRow extends Row {
  readonly key: '261' | '308' | '124' | '300' | '297–298'
  /** German sentence for the buyer. */
  readonly terms: string
  /** The highest loan, in €. */
  readonly most: Money
}

export const KREDITPROGRAMME: Table<KreditprogrammRow> = {
  name: 'Kreditprogramme der KfW',
  recheckBy,
  rows: [
    {
      ...reform,
      key: '261',
      terms:
        'Sanierung zum Effizienzhaus: Tilgungszuschuss je Stufe, mehr für das schlechteste Viertel und serielles Sanieren.',
      most: euro(150_000),
    },
    {
      ...reform,
      key: '308',
      terms:
        'Jung kauft Alt: Familien mit Kindern, Klasse F bis H, Einkommen bis 90.000 € (+ 10.000 € je weiterem Kind), Sanierung in 4,5 Jahren.',
      most: euro(180_000),
      validFrom: calendarDate('2026-08-03'),
    },
    { ...reform, key: '124', terms: 'Wohneigentum zur Eigennutzung.', most: euro(100_000) },
    { ...reform, key: '300', terms: 'Wohneigentum für Familien im klimafreundlichen Neubau.', most: euro(270_000) },
    { ...reform, key: '297–298', terms: 'Klimafreundlicher Neubau.', most: euro(150_000) },
  ],
}
