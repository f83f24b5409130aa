import { calendarDate } from '#kernel/calendarDate.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

/** What running leases pay on average, as a share of what a new letting of the place brings. */
export interface BestandsmieteRow extends Row {
  readonly key: 'grosseGrossstadt' | 'sonst'
  readonly share: Share
}

const atlas = {
  basis: 'official',
  validFrom: calendarDate('2022-05-15'),
  checkedOn: calendarDate('2026-11-26'),
} as const
const SOURCE = 'Deutschlandatlas (BBSR; Zensus 2022 und Angebotsmieten der Wiedervermietung 2022)'

/** Means over all running leases, young ones too: a lease of many years is likelier below than above. */
export const BESTANDSMIETEN: Table<BestandsmieteRow> = {
  name: 'Mieten laufender Verträge gegen Neuvermietung',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    {
      ...atlas,
      key: 'grosseGrossstadt',
      share: percent(64),
      source: `${SOURCE}: 8,65 gegen 13,43 €/m² in den 14 Städten über 500.000 Einwohner`,
    },
    {
      ...atlas,
      key: 'sonst',
      share: percent(78),
      source: `${SOURCE}: 6,64 gegen 8,50 €/m² in Landkreisen und kreisfreien Mittelstädten`,
    },
  ],
}
