import { germanPercent } from '#kernel/share.ts'
import { BAUTRAEGERRATEN } from '#reference/mabv.ts'
import { rowsAt } from '#reference/table.ts'
import { bullets, heading, numeric, paragraph, table } from '../blocks.ts'
import type { Block } from '../report.ts'
import type { LawCase } from './lawCase.ts'
import { sourceLineOf } from './sourceLine.ts'

/** True where a developer sells land with a building: then the MaBV says how much he may ask for and when. */
function hasInstalments({ neubau, erbbau, auction, kind }: LawCase): boolean {
  return neubau && !erbbau && !auction && (kind === 'Wohnung' || kind === 'Haus')
}

/** The sources of the table, for the list of sources. */
export function instalmentSources(one: LawCase): string[] {
  return hasInstalments(one) ? rowsAt(BAUTRAEGERRATEN, one.day).map(({ source }) => source) : []
}

/** When a developer may take which part of the price. Empty for any other sale. */
export function instalmentBlocks(one: LawCase): Block[] {
  if (!hasInstalments(one)) return []
  return [
    heading('Wann der Bauträger welches Geld nehmen darf'),
    paragraph(
      'Solange gebaut wird, zahlen Sie nur nach Baufortschritt. Die Anteile sind Höchstwerte; der Vertrag fasst sie zu höchstens sieben Raten zusammen. Ist das Gebäude beim Kauf fertig, wird der Preis auf einmal fällig.',
    ),
    table(
      'Höchste Anteile am Kaufpreis nach Baufortschritt',
      ['Wenn das fertig ist', ...numeric('Höchstens vom Kaufpreis')],
      rowsAt(BAUTRAEGERRATEN, one.day).map(({ label, rate }) => [label, germanPercent(rate)]),
      { source: `${sourceLineOf(instalmentSources(one))}: 30 % zu Beginn, die übrigen 70 % nach Gewerken.` },
    ),
    bullets([
      'Von der ersten Rate dürfen Sie eine Sicherheit von 5 % des Preises einbehalten, oder der Bauträger stellt sie (§ 650m Abs. 2 BGB).',
      'Zahlen Sie keine Rate, bevor ein eigener Sachverständiger den Bautenstand bestätigt hat.',
      'Fragen Sie die Bank nach Bereitstellungszinsen: Sie fallen an, solange Geld zugesagt, aber nicht abgerufen ist. Bis zum Einzug zahlen Sie oft Miete und Zinsen zugleich.',
    ]),
  ]
}
