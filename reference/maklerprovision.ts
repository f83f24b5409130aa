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

/** What the law says about who pays, for flats and single-family houses (a granny flat does not change that). */
export interface ProvisionsregelRow extends Row {
  readonly key: 'textform' | 'verbraucher' | 'doppeltaetigkeit' | 'abwaelzung' | 'erfolg'
  /** German sentence for the buyer. */
  readonly rule: string
}

function rule(key: ProvisionsregelRow['key'], source: string, text: string): ProvisionsregelRow {
  return { key, rule: text, source, basis: 'law', validFrom: calendarDate('2020-12-23'), checkedOn }
}

export const PROVISIONSREGELN: Table<ProvisionsregelRow> = {
  name: 'Regeln der Maklerprovision',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    rule(
      'erfolg',
      '§ 652 BGB',
      'Die Provision wird erst fällig, wenn der Kaufvertrag durch den Makler wirksam zustande kommt.',
    ),
    rule('textform', '§ 656a BGB', 'Der Maklervertrag über eine Wohnung oder ein Einfamilienhaus braucht Textform.'),
    rule('verbraucher', '§ 656b BGB', 'Die Teilung der Provision gilt nur, wenn der Käufer Verbraucher ist.'),
    rule(
      'doppeltaetigkeit',
      '§ 656c BGB',
      'Arbeitet der Makler für beide Seiten, zahlen beide gleich viel; ein Nachlass gilt für beide.',
    ),
    rule(
      'abwaelzung',
      '§ 656d BGB',
      'Hat nur der Verkäufer beauftragt, trägt der Käufer höchstens die Hälfte, und erst nach dem Verkäufer.',
    ),
  ],
}

export interface PruefgrenzeRow extends Row {
  readonly key: 'haelfteDesUeblichen'
  readonly rate: Share
}

/** Above half of the usual 7.14 % a buyer's share of a flat or house deserves a look at § 656c/d. */
export const PRUEFGRENZE: Table<PruefgrenzeRow> = {
  name: 'Prüfgrenze der Käuferprovision',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    {
      key: 'haelfteDesUeblichen',
      rate: percent(3.57),
      source: '§§ 656c, 656d BGB: Hälfte der üblichen 7,14 %',
      basis: 'assumption',
      validFrom: calendarDate('2020-12-23'),
      checkedOn,
    },
  ],
}
