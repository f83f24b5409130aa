import { calendarDate } from '#kernel/calendarDate.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Land } from './laender.ts'
import type { Row, Table } from './table.ts'

/** What a buyer usually pays, as a share of the notarised price including VAT. Free to negotiate. */
export interface ProvisionRow extends Row {
  readonly key: Land
  readonly low: Share
  readonly usual: Share
  readonly high: Share
}

const checkedOn = calendarDate('2026-11-20')

function customary(key: Land, usual: number, low = usual, high = usual): ProvisionRow {
  return {
    key,
    low: percent(low),
    usual: percent(usual),
    high: percent(high),
    source: 'übliche Käuferprovision des Landes seit der Teilung 2020 (Portale, Stand 2021)',
    basis: 'secondary',
    validFrom: calendarDate('2020-12-23'),
    checkedOn,
  }
}

/** Used only where the exposé is silent, and then marked as assumed. */
export const UEBLICHE_PROVISION: Table<ProvisionRow> = {
  name: 'Übliche Käuferprovision der Länder',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    customary('BW', 3.57),
    customary('BY', 3.57),
    customary('BE', 3.57),
    customary('BB', 3.57),
    customary('HB', 2.975),
    customary('HH', 3.125),
    customary('HE', 2.975),
    customary('MV', 2.975, 2.975, 3.08),
    customary('NI', 3.57, 2.38, 3.57),
    customary('NW', 3.57),
    customary('RP', 3.57),
    customary('SL', 3.57),
    customary('SN', 3.57),
    customary('ST', 3.57),
    customary('SH', 3.57),
    customary('TH', 3.57),
  ],
}
