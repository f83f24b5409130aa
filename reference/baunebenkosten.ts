import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Basis, Row, Table } from './table.ts'

/** What a new house needs beside the house of the contract. */
export type BauPosten =
  | 'bodengutachten'
  | 'vermessung'
  | 'genehmigung'
  | 'erdarbeiten'
  | 'bodenplatte'
  | 'hausanschluesse'
  | 'baustelle'
  | 'ausbau'
  | 'malerBoeden'
  | 'kueche'
  | 'aussenanlagen'
  | 'garage'
  | 'versicherung'
  | 'baubegleitung'

export interface BaukostenRow extends Row {
  readonly key: BauPosten
  readonly label: string
  readonly low: Money
  readonly mid: Money
  readonly high: Money
  /** Without it no house is built or lived in; the others count only where the offer leaves them out. */
  readonly always: boolean
}

const model = { validFrom: calendarDate('2025-01-01'), checkedOn: calendarDate('2026-11-22') } as const
const ESTIMATE = 'Erfahrungswert für ein Einfamilienhaus von etwa 140 m², brutto, Stand 2026'

function posten(
  key: BauPosten,
  label: string,
  [low, mid, high]: readonly [number, number, number],
  always: boolean,
  source = ESTIMATE,
  basis: Basis = 'unverified',
): BaukostenRow {
  return { ...model, key, label, low: euro(low), mid: euro(mid), high: euro(high), always, source, basis }
}

const EARTH = 'almondia Bautipps: Erdarbeiten im Schnitt 20.000 bis 30.000 €; auf ebenem Grund weniger'
const SOIL = 'Kröckel Bau: Bodengutachten 800 bis 2.500 €'

export const BAUNEBENKOSTEN: Table<BaukostenRow> = {
  name: 'Kosten neben dem Hausvertrag',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    posten('bodengutachten', 'Bodengutachten', [800, 1_500, 2_500], true, SOIL, 'secondary'),
    posten('vermessung', 'Vermessung', [1_500, 2_500, 4_000], true),
    posten('genehmigung', 'Statik und Baugenehmigung', [3_000, 5_000, 8_000], true),
    posten('erdarbeiten', 'Erdarbeiten', [10_000, 20_000, 30_000], true, EARTH, 'secondary'),
    posten('bodenplatte', 'Bodenplatte', [20_000, 27_000, 35_000], true),
    posten('hausanschluesse', 'Hausanschlüsse', [10_000, 16_000, 25_000], true),
    posten('baustelle', 'Baustelle: Strom, Wasser, Zufahrt, Kran', [3_000, 5_000, 8_000], true),
    posten('ausbau', 'Innenausbau: Fliesen, Sanitär, Türen', [30_000, 45_000, 60_000], false),
    posten('malerBoeden', 'Maler und Bodenbeläge', [15_000, 25_000, 35_000], false),
    posten('kueche', 'Küche', [10_000, 15_000, 25_000], false),
    posten('aussenanlagen', 'Außenanlagen', [15_000, 30_000, 50_000], true),
    posten('garage', 'Garage oder Carport', [8_000, 18_000, 35_000], false),
    posten('versicherung', 'Bauversicherungen', [500, 1_000, 1_500], true),
    posten('baubegleitung', 'Bausachverständiger', [3_000, 4_500, 6_000], true),
  ],
}

export interface BaupufferRow extends Row {
  readonly key: 'puffer'
  readonly rate: Share
}

export const BAUPUFFER: Table<BaupufferRow> = {
  name: 'Puffer beim Bauen',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    {
      ...model,
      key: 'puffer',
      rate: percent(10),
      source: 'Annahme: 10 % Puffer auf alles, was der Hausvertrag nicht enthält',
      basis: 'assumption',
    },
  ],
}
