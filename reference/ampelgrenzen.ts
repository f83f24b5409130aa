import { calendarDate } from '#kernel/calendarDate.ts'
import type { Row, Table } from './table.ts'

/** From where a figure turns amber and red. Whether above or below is bad follows from the figure. */
export interface AmpelgrenzeRow extends Row {
  readonly key:
    | 'nebenkostensaetze'
    | 'kaufenZuMieten'
    | 'energiekosten'
    | 'kleineWohnung'
    | 'fertighausBis'
    | 'zufuehrungBis21'
    | 'zufuehrungAb22'
    | 'zufuehrungAb32'
    | 'mietabweichung'
    | 'bruttorendite'
    | 'renditeAngabe'
    | 'kaufpreisfaktor'
    | 'nettorendite'
    | 'cashflow'
    | 'bewirtschaftung'
    | 'sanierungskosten'
  readonly amber: number
  /** Missing: never red. */
  readonly red?: number
}

const model = {
  basis: 'assumption',
  validFrom: calendarDate('2020-01-01'),
  checkedOn: calendarDate('2026-11-20'),
} as const

function grenze(key: AmpelgrenzeRow['key'], source: string, amber: number, red?: number): AmpelgrenzeRow {
  return { ...model, key, amber, ...(red !== undefined && { red }), source }
}

const VERORDNUNG = 'Maß: § 28 II. BV, €/m² im Jahr nach Alter'

/** Experience, not law, unless the source says so. */
export const AMPELGRENZEN: Table<AmpelgrenzeRow> = {
  name: 'Grenzen der Ampel für Geldfragen',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    grenze(
      'nebenkostensaetze',
      'Erfahrungswert: 12 % Nebenkosten, davon 1,5 % Notar und Grundbuch; % des Preises',
      10.5,
    ),
    grenze('kaufenZuMieten', 'Erfahrungswert: Belastung als Vielfaches der Kaltmiete', 1.8),
    grenze('energiekosten', 'Erfahrungswert: € je m² Wohnfläche im Jahr', 25),
    grenze('kleineWohnung', 'Erfahrungswert: unter 40 m² Wohnfläche finanzieren manche Banken nicht', 40),
    grenze('fertighausBis', 'Erfahrungswert: Fertighäuser bis 1985, Abschlag der Banken', 1985),
    grenze('zufuehrungBis21', VERORDNUNG, 7.1),
    grenze('zufuehrungAb22', VERORDNUNG, 9),
    grenze('zufuehrungAb32', VERORDNUNG, 11.5),
    grenze('mietabweichung', 'Erfahrungswert: % über der Marktmiete', 10),
    grenze('bruttorendite', 'Erfahrungswert: Bruttomietrendite in %', 5, 3.3),
    grenze('renditeAngabe', 'Erfahrungswert: Prozentpunkte über der errechneten Rendite', 0.3, 0.3),
    grenze('kaufpreisfaktor', 'Erfahrungswert: Jahresmieten', 20, 30),
    grenze('nettorendite', 'Erfahrungswert: Nettomietrendite in %', 2.5, 2.5),
    grenze('cashflow', 'Erfahrungswert: Cashflow vor Steuern in % der Miete', -20, -20),
    grenze('bewirtschaftung', 'Erfahrungswert: % der Jahresnettokaltmiete', 25),
    grenze('sanierungskosten', 'Erfahrungswert: % des geschätzten Werts', 10, 25),
  ],
}
