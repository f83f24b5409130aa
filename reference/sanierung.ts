import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const checkedOn = calendarDate('2026-11-20')

export type Gewerk =
  | 'dach'
  | 'asbestdach'
  | 'fassade'
  | 'fenster'
  | 'gasheizung'
  | 'gastherme'
  | 'hauszentrale'
  | 'anstrich'
  | 'waermepumpe'
  | 'elektrik'
  | 'bad'
  | 'leitungen'
  | 'boeden'
  | 'kernsanierung'
  | 'wohnungsausbau'
  | 'mehrfamilienhaus'

/** What the cost of a trade is counted in. */
export type Bezugsgroesse = 'm² Dach' | 'm² Wand' | 'm² Wohnfläche' | 'Stück'

/** Gross cost of renewing a trade, country-wide; the region's factor is 1. */
export interface SanierungskostenRow extends Row {
  readonly key: Gewerk
  /** German name of the measure. */
  readonly label: string
  readonly per: Bezugsgroesse
  readonly low: Money
  readonly usual: Money
  readonly high: Money
}

function kosten(key: Gewerk, label: string, per: Bezugsgroesse, low: number, usual: number, high: number) {
  return {
    key,
    label,
    per,
    low: euro(low),
    usual: euro(usual),
    high: euro(high),
    source: 'Kostenübersichten 2026 (whk-controlling, Aroundhome, BKI, reduco), brutto',
    basis: 'secondary',
    validFrom: calendarDate('2026-01-01'),
    checkedOn,
  } as const
}

export const SANIERUNGSKOSTEN: Table<SanierungskostenRow> = {
  name: 'Sanierungskosten je Gewerk',
  recheckBy: calendarDate('2027-04-30'),
  rows: [
    kosten('dach', 'Dach mit Dämmung', 'm² Dach', 95, 160, 250),
    {
      // Taking it off by TRGS 519 and its landfill cost 50 to 100 €/m²; what an ordinary roof takes is in its price already.
      ...kosten('asbestdach', 'Dach mit Dämmung, Asbestzement ausbauen und entsorgen', 'm² Dach', 125, 205, 325),
      source: 'Kostenübersichten 2026 für das Dach; Ausbau nach TRGS 519 und Deponie als Mehrpreis von 30 bis 75 €/m² (Modellannahme ExposéAmpel)', // prettier-ignore
      basis: 'assumption',
    },
    kosten('fassade', 'Fassade mit Dämmung (WDVS)', 'm² Wand', 130, 165, 250),
    kosten('fenster', 'Fenster', 'Stück', 500, 700, 900),
    kosten('gasheizung', 'Gas-Brennwertheizung', 'Stück', 9_000, 12_000, 17_000),
    {
      ...kosten('gastherme', 'Gastherme der Wohnung mit Abgasleitung', 'Stück', 7_000, 8_500, 12_000),
      source: 'Modellannahme ExposéAmpel: kleiner als der Kessel eines Hauses, dafür mit Abgasleitung im Schacht, brutto, Stand 11/2026', // prettier-ignore
      basis: 'assumption',
    },
    {
      ...kosten('hauszentrale', 'Zentralheizung eines Hauses mit mehreren Wohnungen', 'm² Wohnfläche', 45, 70, 110),
      source:
        'Modellannahme ExposéAmpel: Kessel mit Regelung und Warmwasser oder Anschluss an Fernwärme, brutto, Stand 11/2026',
      basis: 'assumption',
    },
    kosten('waermepumpe', 'Heizung als Luft-Wasser-Wärmepumpe', 'Stück', 14_000, 30_000, 47_000),
    {
      ...kosten('anstrich', 'Putz und Anstrich der Fassade', 'm² Wand', 35, 55, 80),
      source: 'Modellannahme ExposéAmpel: Ausbessern und Streichen mit Gerüst, brutto, Stand 11/2026',
      basis: 'assumption',
    },
    kosten('elektrik', 'Elektrik', 'm² Wohnfläche', 80, 110, 171),
    kosten('bad', 'Bad', 'Stück', 16_000, 20_000, 28_000),
    kosten('leitungen', 'Wasser- und Heizungsleitungen', 'm² Wohnfläche', 60, 80, 100),
    kosten('boeden', 'Böden', 'm² Wohnfläche', 45, 80, 140),
    {
      ...kosten('mehrfamilienhaus', 'Hülle, Heizung und Leitungen eines Hauses mit mehreren Wohnungen', 'm² Wohnfläche', 300, 450, 600), // prettier-ignore
      source: 'Modellannahme aus den Kosten je Gewerk: je m² Wohnfläche rund 0,35 m² Dach, 0,7 m² Wand, 0,1 Fenster',
      basis: 'assumption',
    },
    {
      ...kosten('wohnungsausbau', 'Ausbau einer entkernten Wohnung', 'm² Wohnfläche', 900, 1_200, 1_600),
      source: 'Modellannahme aus den Kosten der Kernsanierung, ohne Dach, Fassade und Heizung des Hauses: Bad, Elektrik, Leitungen, Dämmung, Wände, Türen und Böden, brutto, Stand 11/2026', // prettier-ignore
      basis: 'assumption',
    },
    kosten('kernsanierung', 'Kernsanierung', 'm² Wohnfläche', 700, 1_200, 2_500),
  ],
}

/** Added to the sum of all trades. */
export interface SanierungszuschlagRow extends Row {
  readonly key: 'planung' | 'baustelle' | 'puffer'
  readonly label: string
  readonly low: Share
  readonly usual: Share
  readonly high: Share
}

function zuschlag(key: SanierungszuschlagRow['key'], label: string, low: number, usual: number, high: number) {
  return {
    key,
    label,
    low: percent(low),
    usual: percent(usual),
    high: percent(high),
    source: 'übliche Zuschläge auf die Baukosten',
    basis: 'secondary',
    validFrom: calendarDate('2026-01-01'),
    checkedOn,
  } as const
}

export const SANIERUNGSZUSCHLAEGE: Table<SanierungszuschlagRow> = {
  name: 'Zuschläge auf Sanierungskosten',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    zuschlag('planung', 'Planung', 12, 13.5, 15),
    zuschlag('baustelle', 'Baustelle und Gerüst', 5, 7.5, 10),
    zuschlag('puffer', 'Puffer für Unerwartetes', 15, 17.5, 20),
  ],
}

/** Age at which a trade of a house is usually due; a part that is overdue counts in full. */
export interface LebensdauerRow extends Row {
  readonly key:
    | Exclude<
        Gewerk,
        | 'kernsanierung'
        | 'wohnungsausbau'
        | 'mehrfamilienhaus'
        | 'asbestdach'
        | 'gasheizung'
        | 'gastherme'
        | 'hauszentrale'
        | 'waermepumpe'
        | 'anstrich'
      >
    | 'heizung'
  /** Years after which renewal is to be expected, and after which it is overdue. */
  readonly dueAfter: number
  readonly overdueAfter: number
}

function lebensdauer(key: LebensdauerRow['key'], dueAfter: number, overdueAfter: number): LebensdauerRow {
  return {
    key,
    dueAfter,
    overdueAfter,
    source: 'Modellannahme zur technischen Lebensdauer',
    basis: 'assumption',
    validFrom: calendarDate('2020-01-01'),
    checkedOn,
  }
}

export const LEBENSDAUERN: Table<LebensdauerRow> = {
  name: 'Lebensdauer der Gewerke',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    lebensdauer('dach', 30, 50),
    lebensdauer('fassade', 40, 60),
    lebensdauer('fenster', 30, 40),
    lebensdauer('heizung', 15, 25),
    lebensdauer('elektrik', 40, 50),
    lebensdauer('bad', 25, 35),
    lebensdauer('leitungen', 40, 50),
    lebensdauer('boeden', 20, 30),
  ],
}

/**
 * What outlasts others of its trade, where the exposé tells it: tiles of burnt clay and slate, and a boiler that it calls serviced, which is
 * due in the middle of its life and not at its lower end. All of it is assumed, like the table above.
 */
export const LANGE_LEBENSDAUERN: Table<LebensdauerRow> = {
  name: 'Lebensdauer von Tonziegeln, Schiefer und gewarteten Kesseln',
  recheckBy: calendarDate('2027-11-30'),
  rows: [lebensdauer('dach', 60, 80), lebensdauer('heizung', 20, 25)],
}

/** Since when a technique of heating is usual in homes: what bears its name is no older. */
export interface HeiztechnikRow extends Row {
  readonly key: 'brennwert' | 'waermepumpe' | 'pellets'
  readonly since: number
}

function technik(key: HeiztechnikRow['key'], since: number): HeiztechnikRow {
  return {
    key,
    since,
    source: 'Modellannahme zur Verbreitung in Wohnhäusern',
    basis: 'assumption',
    validFrom: calendarDate('2020-01-01'),
    checkedOn,
  }
}

export const HEIZTECHNIKEN: Table<HeiztechnikRow> = {
  name: 'Älteste Heizungen nach Technik',
  recheckBy: calendarDate('2027-11-30'),
  rows: [technik('brennwert', 1990), technik('waermepumpe', 2000), technik('pellets', 1999)],
}

/** Where a house stands: one with neighbours on both sides has two outer walls, not four. `mehr`: a house of several flats. */
export type Bauform = 'frei' | 'doppel' | 'reihe' | 'mehr'

/** Quantities of a house where the exposé gives none, per m² of Wohnfläche; Stück counts a whole home. */
export interface MengenRow extends Row {
  readonly key: `${'dach' | 'fassade' | 'fenster'}-${Bauform}`
  /** m² (dach, fassade) or pieces (fenster) per m² of Wohnfläche. */
  readonly perWohnflaeche: number
}

function menge(key: MengenRow['key'], perWohnflaeche: number, source: string): MengenRow {
  return { key, perWohnflaeche, source, basis: 'assumption', validFrom: calendarDate('2020-01-01'), checkedOn }
}

const FREI = 'Modellannahme zur Geometrie eines Einfamilienhauses'
/** Means of the buildings' types by form (TABULA, Germany): outer wall 0.85 and 0.60, roof 0.65 and 0.58 m² for each m² of Wohnfläche. */
const ANGEBAUT = 'Gebäudetypologie TABULA (Deutschland), Mittel der Bauform; Fenster als Modellannahme'

const MEHR = 'Modellannahme zur Geometrie eines Hauses mit mehreren Wohnungen'

export const MENGEN: Table<MengenRow> = {
  name: 'Bauteilmengen eines Hauses',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    ...[menge('dach-frei', 0.9, FREI), menge('fassade-frei', 1.1, FREI), menge('fenster-frei', 0.1, FREI)],
    ...[
      menge('dach-doppel', 0.65, ANGEBAUT),
      menge('fassade-doppel', 0.85, ANGEBAUT),
      menge('fenster-doppel', 0.1, ANGEBAUT),
    ],
    ...[
      menge('dach-reihe', 0.58, ANGEBAUT),
      menge('fassade-reihe', 0.6, ANGEBAUT),
      menge('fenster-reihe', 0.1, ANGEBAUT),
    ],
    ...[menge('dach-mehr', 0.35, MEHR), menge('fassade-mehr', 0.7, MEHR), menge('fenster-mehr', 0.1, MEHR)],
  ],
}
