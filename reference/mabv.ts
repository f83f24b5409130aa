import { calendarDate } from '#kernel/calendarDate.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

/** How much of the price a developer may take at most, and when. */
export interface BautraegerrateRow extends Row {
  /** German: the work that must be done. */
  readonly label: string
  /** Of the whole price: 30 % at the start; of the other 70 % what the ordinance names. */
  readonly rate: Share
}

const TERMS: readonly (readonly [key: string, label: string, percentOfPrice: number])[] = [
  ['beginn', 'Beginn der Erdarbeiten', 30],
  ['rohbau', 'Rohbau fertig, mit Zimmererarbeiten', 28],
  ['dach', 'Dachflächen und Dachrinnen', 5.6],
  ['heizung', 'Rohinstallation der Heizung', 2.1],
  ['sanitaer', 'Rohinstallation Sanitär', 2.1],
  ['elektro', 'Rohinstallation Elektro', 2.1],
  ['fenster', 'Fenster mit Verglasung', 7],
  ['innenputz', 'Innenputz', 4.2],
  ['estrich', 'Estrich', 2.1],
  ['fliesen', 'Fliesen im Sanitärbereich', 2.8],
  ['bezug', 'Bezugsfertig und übergeben', 8.4],
  ['fassade', 'Fassade', 2.1],
  ['fertig', 'Vollständig fertig', 3.5],
]

/** In the order of the building; where land is sold, not an Erbbaurecht. */
export const BAUTRAEGERRATEN: Table<BautraegerrateRow> = {
  name: 'Raten des Bauträgers',
  recheckBy: calendarDate('2027-11-30'),
  rows: TERMS.map(([key, label, rate]) => ({
    key,
    label,
    rate: percent(rate),
    source: '§ 3 Abs. 2 MaBV',
    basis: 'law',
    validFrom: calendarDate('1997-06-01'),
    checkedOn: calendarDate('2026-11-22'),
  })),
}
