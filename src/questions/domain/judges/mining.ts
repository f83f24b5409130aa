import type { Remark } from '#extraction/domain/remark.ts'
import { red, type Verdict, yellow } from '../verdict.ts'

/** Cracks above mines: whoever mined may have to pay, unless somebody has waived it in the land register. */
export function judgeRisse({ subject, tone, certainty }: Remark): Verdict | null {
  if (subject !== 'bergschaden' || certainty !== 'stated') return null
  const why =
    'Risse und Bergbau, das kann ein Bergschaden sein: Fragen Sie die Bergbehörde nach dem Abbau unter dem Grundstück, und lassen Sie die Ursache klären.'
  return tone === 'gefahr' ? red(why) : yellow(why)
}

export function judgeBergbau({ subject, certainty }: Remark): Verdict | null {
  if (subject !== 'bergschaden' || certainty !== 'stated') return null
  return yellow(
    'Bergbau, und das Haus hat Risse: Fragen Sie das Bergbauunternehmen nach gemeldeten und bezahlten Bergschäden, und lesen Sie in Abteilung II des Grundbuchs, ob auf Ersatz verzichtet ist (Bergschadensverzicht).',
  )
}
