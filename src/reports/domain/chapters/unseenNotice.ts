import { notice } from '../blocks.ts'
import type { Block } from '../report.ts'
import type { ReportInput } from '../reportInput.ts'
import { oneLine } from './wording.ts'

/** What the file says behind the back of who reads its pages. Empty where it says no more than they show. */
export function unseenNotice({ unseenText = [] }: ReportInput['document']): Block[] {
  if (unseenText.length === 0) return []
  const places = unseenText.map(({ page, quote }) => `„${oneLine(quote)}“ (S. ${page})`).join('; ')
  const why = unseenText.some(({ toMachine }) => toMachine)
    ? 'Ein Teil davon spricht Programme an, die das Exposé lesen. Fragen Sie den Anbieter, was das soll.'
    : 'Das kann beim Herstellen der Datei geschehen sein oder Absicht haben.'
  return [
    notice(
      `Die Datei enthält Text, den man auf ihren Seiten nicht sieht: ${places}. ${why} Wir haben ihn nicht gewertet.`,
    ),
  ]
}
