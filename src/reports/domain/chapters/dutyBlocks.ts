import { germanDay } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { Duty } from '#finance/domain/duties.ts'
import { heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeEuro } from './germanAmounts.ts'
import { sentence } from './wording.ts'

/** What the law asks of an owner after buying. Empty where it asks nothing. */
export function dutyBlocks(all: readonly Duty[], flat: boolean): Block[] {
  if (all.length === 0) return []
  return [
    heading('Pflichten nach dem Kauf'),
    paragraph(
      `Das Gebäudemodernisierungsgesetz (GModG) verpflichtet Eigentümer, manches nachzurüsten.${flat ? ' Bei einer Eigentumswohnung treffen die Pflichten am Gebäude die Gemeinschaft.' : ''}`,
    ),
    dutyTable(all),
  ]
}

function dutyTable(all: readonly Duty[]): Block {
  return table(
    'Pflichten mit Geltung, Frist und Bußgeld',
    ['Pflicht', 'Gilt', 'Frist', ...numeric('Bußgeld bis'), 'Quelle'],
    all.map(({ duty, applies, until, fine, source }) => [
      sentence(duty),
      applies === 'certain' ? 'ja' : 'zu prüfen',
      until === undefined ? '–' : germanDay(until),
      fine === undefined ? '–' : wholeEuro(euro(fine)),
      source,
    ]),
    {
      source:
        'Zu prüfen: Es hängt an Angaben, die wir im Exposé nicht gefunden haben; fragen Sie den Verkäufer, ob es erfüllt ist. Frist: bei einem Kauf am Stichtag.',
    },
  )
}
