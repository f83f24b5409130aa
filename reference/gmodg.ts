import { calendarDate } from '#kernel/calendarDate.ts'
import type { Row, Table } from './table.ts'

const law = { basis: 'law', validFrom: calendarDate('2026-07-29'), checkedOn: calendarDate('2026-11-20') } as const
const recheckBy = calendarDate('2026-12-31')

/** What an owner must do to a building because he bought it or because he changes it. */
export interface PflichtRow extends Row {
  readonly key:
    | 'geschossdecke'
    | 'leitungen'
    | 'bauteile'
    | 'heizungspruefung'
    | 'thermostate'
    | 'brennstoffe'
    | 'ausweisVorlage'
    | 'bedarfsausweis'
    | 'anzeige'
  /** German sentence for the buyer. */
  readonly duty: string
  /** Years after the change of owner; missing: no period of its own. */
  readonly years?: number
  /** The highest fine of § 108 GModG in €; missing: none. */
  readonly fine?: number
}

function pflicht(key: PflichtRow['key'], paragraph: string, duty: string, more: Partial<PflichtRow> = {}): PflichtRow {
  return { key, duty, source: `${paragraph} GModG`, ...more, ...law }
}

/** The GModG dropped the rule of 65 % and the end of boilers after 30 years: they are no duties any more. */
export const PFLICHTEN: Table<PflichtRow> = {
  name: 'Pflichten nach dem GModG',
  recheckBy,
  rows: [
    pflicht(
      'geschossdecke',
      '§ 35',
      'Oberste Geschossdecke oder Dach darüber dämmen (U ≤ 0,24), wenn der Mindestwärmeschutz fehlt.',
      { years: 2, fine: 50_000 },
    ),
    pflicht('leitungen', '§ 69', 'Zugängliche Heizungs- und Warmwasserleitungen in unbeheizten Räumen dämmen.', {
      years: 2,
      fine: 50_000,
    }),
    pflicht('bauteile', '§ 36', 'Wer mehr als 10 % eines Außenbauteils ändert, hält die U-Werte der Anlage 7 ein.', {
      fine: 50_000,
    }),
    pflicht(
      'heizungspruefung',
      '§ 60b',
      'Heizung prüfen lassen (ab 6 Wohnungen; vor Oktober 2009 eingebaut: bis 30.09.2027).',
      {
        fine: 5_000,
      },
    ),
    pflicht('thermostate', '§ 63', 'Heizkörper mit Thermostaten ausstatten.', { fine: 5_000 }),
    pflicht(
      'brennstoffe',
      '§ 43',
      'Eine nach dem 29.07.2026 eingebaute Gas- oder Ölheizung braucht ab 2029 einen Anteil klimafreundlicher Brennstoffe.',
      { fine: 5_000 },
    ),
    pflicht(
      'ausweisVorlage',
      '§ 80 Abs. 4',
      'Der Verkäufer legt den Energieausweis bei der Besichtigung vor und übergibt ihn.',
      {
        fine: 10_000,
      },
    ),
    pflicht(
      'bedarfsausweis',
      '§ 80 Abs. 3',
      'Unter 5 Wohnungen und Bauantrag vor dem 01.11.1977: Bedarfsausweis, außer auf dem Niveau der WSchV 1977.',
      { fine: 10_000 },
    ),
    pflicht('anzeige', '§ 87', 'Die Anzeige nennt Art, Endenergie, Energieträger, Baujahr und Klasse des Ausweises.', {
      fine: 10_000,
    }),
  ],
}
