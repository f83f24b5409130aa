import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const checkedOn = calendarDate('2026-11-20')
/** The GModG replaced the GEG on 29 July 2026 (BGBl. 2026 I Nr. 226); classes and areas stayed as they were. */
const law = { basis: 'law', validFrom: calendarDate('2026-07-29'), checkedOn } as const

export type Energieklasse = 'A+' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'

/** A class of the Energieausweis by final energy per m² of Gebäudenutzfläche. */
export interface EnergieklasseRow extends Row {
  readonly key: Energieklasse
  /** Highest kWh/(m²·a) of the class; missing: no end. */
  readonly upTo?: number
}

function klasse(key: Energieklasse, upTo?: number): EnergieklasseRow {
  return { key, ...(upTo !== undefined && { upTo }), source: 'Anlage 10 GModG', ...law }
}

/** From the best to the worst. */
export const ENERGIEKLASSEN: Table<EnergieklasseRow> = {
  name: 'Energieeffizienzklassen',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    klasse('A+', 30),
    klasse('A', 50),
    klasse('B', 75),
    klasse('C', 100),
    klasse('D', 130),
    klasse('E', 160),
    klasse('F', 200),
    klasse('G', 250),
    klasse('H'),
  ],
}

/** Gebäudenutzfläche (AN) per m² of Wohnfläche. */
export interface NutzflaecheRow extends Row {
  readonly key: 'bisZweiWohnungenMitBeheiztemKeller' | 'sonst'
  readonly factor: number
}

export const NUTZFLAECHE_JE_WOHNFLAECHE: Table<NutzflaecheRow> = {
  name: 'Gebäudenutzfläche je Wohnfläche',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    { ...law, key: 'bisZweiWohnungenMitBeheiztemKeller', factor: 1.35, source: '§ 82 Abs. 2 GModG' },
    { ...law, key: 'sonst', factor: 1.2, source: '§ 82 Abs. 2 GModG' },
  ],
}

export type Waermequelle = 'gas' | 'oel' | 'fluessiggas' | 'strom' | 'waermepumpe' | 'fernwaerme' | 'pellets'

export interface EnergiepreisRow extends Row {
  readonly key: Exclude<Waermequelle, 'fluessiggas'>
  /** For 100 kWh, so that whole cents hold it; CO₂ price and VAT included. */
  readonly per100Kwh: Money
}

function preis(key: EnergiepreisRow['key'], cent: number): EnergiepreisRow {
  return {
    key,
    per100Kwh: euro(cent),
    source: `Annahme zum Energiepreis 2026: ${cent} ct/kWh`,
    basis: 'assumption',
    validFrom: calendarDate('2026-01-01'),
    checkedOn,
  }
}

export const ENERGIEPREISE: Table<EnergiepreisRow> = {
  name: 'Energiepreise',
  recheckBy: calendarDate('2027-01-31'),
  rows: [
    preis('gas', 12),
    preis('oel', 11),
    preis('strom', 32),
    preis('waermepumpe', 27),
    preis('fernwaerme', 15),
    preis('pellets', 8),
  ],
}

/** Yearly heating cost of a flat of 70 m², against which our own figures are held. */
export interface HeizspiegelRow extends Row {
  readonly key: 'gas' | 'fernwaerme' | 'oel' | 'pellets' | 'waermepumpe'
  readonly amount: Money
}

function heizspiegel(key: HeizspiegelRow['key'], amount: number): HeizspiegelRow {
  return {
    key,
    amount: euro(amount),
    source: 'Heizspiegel 2025, Wohnung mit 70 m²',
    basis: 'secondary',
    validFrom: calendarDate('2025-01-01'),
    checkedOn,
  }
}

export const HEIZSPIEGEL: Table<HeizspiegelRow> = {
  name: 'Heizspiegel',
  recheckBy: calendarDate('2027-01-31'),
  rows: [
    heizspiegel('gas', 1180),
    heizspiegel('fernwaerme', 1245),
    heizspiegel('oel', 1055),
    heizspiegel('pellets', 740),
    heizspiegel('waermepumpe', 715),
  ],
}

/** Price of a class against class D, as offers show it. */
export interface KlassenpreisRow extends Row {
  readonly key: 'haus A+' | 'haus H' | 'wohnung A+' | 'wohnung H'
  readonly difference: Share
}

const immowelt = {
  source: 'immowelt 2025, Angebotspreise gegen Klasse D',
  basis: 'secondary',
  validFrom: calendarDate('2025-01-01'),
  checkedOn,
} as const

export const KLASSENPREISE: Table<KlassenpreisRow> = {
  name: 'Preiswirkung der Energieklasse',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    { ...immowelt, key: 'haus A+', difference: percent(16) },
    { ...immowelt, key: 'haus H', difference: percent(-14) },
    { ...immowelt, key: 'wohnung A+', difference: percent(23) },
    { ...immowelt, key: 'wohnung H', difference: percent(-4) },
  ],
}

/** How far a Bedarfsausweis lies above what is really used, in old buildings (prebound). */
export interface PreboundRow extends Row {
  readonly key: 'altbau'
  /** Buildings up to this year. */
  readonly builtUntil: number
  /** What is used, as a share of what the certificate says. */
  readonly used: Share
}

export const PREBOUND: Table<PreboundRow> = {
  name: 'Bedarf und Verbrauch im Altbau',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    {
      key: 'altbau',
      builtUntil: 1977,
      used: percent(70),
      source: 'Bedarfsausweise überschätzen den Verbrauch alter Gebäude um etwa 30 %',
      basis: 'unverified',
      validFrom: calendarDate('2020-01-01'),
      checkedOn,
    },
  ],
}

/** Final energy that stands for a class where only the class is known, kWh/(m²·a). */
export interface KlassenmitteRow extends Row {
  readonly key: Energieklasse
  readonly low: number
  readonly mid: number
  readonly high: number
}

function mitte(key: Energieklasse, low: number, mid: number, high: number): KlassenmitteRow {
  return {
    key,
    low,
    mid,
    high,
    source: 'Annahme: Mitte der Klasse nach Anlage 10 GModG',
    basis: 'assumption',
    validFrom: calendarDate('2020-01-01'),
    checkedOn,
  }
}

/** Class A+ is open below and H above: there the ends are taken from what is built. */
export const KLASSENMITTEN: Table<KlassenmitteRow> = {
  name: 'Mittelwerte der Energieklassen',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    mitte('A+', 15, 25, 30),
    mitte('A', 30, 40, 50),
    mitte('B', 50, 62.5, 75),
    mitte('C', 75, 87.5, 100),
    mitte('D', 100, 115, 130),
    mitte('E', 130, 145, 160),
    mitte('F', 160, 180, 200),
    mitte('G', 200, 225, 250),
    mitte('H', 250, 275, 350),
  ],
}

/** How far contracts lie around the assumed price of energy. */
export interface PreisspanneRow extends Row {
  readonly key: 'vertrag'
  readonly low: Share
  readonly high: Share
}

export const PREISSPANNE: Table<PreisspanneRow> = {
  name: 'Spanne der Energiepreise',
  recheckBy: calendarDate('2027-01-31'),
  rows: [
    {
      key: 'vertrag',
      low: percent(85),
      high: percent(115),
      source: 'Annahme: Preis je kWh 15 % niedriger oder höher je nach Vertrag',
      basis: 'assumption',
      validFrom: calendarDate('2020-01-01'),
      checkedOn,
    },
  ],
}
