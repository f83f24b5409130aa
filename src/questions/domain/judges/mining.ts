import type { Remark } from '#extraction/domain/remark.ts'
import { red, type Verdict, yellow } from '../verdict.ts'

/** Cracks above mines: whoever mined may have to pay, unless somebody has waived it in the land register. */
export function judgeRisse({ subject, tone, certainty }: Remark): Verdict | null {
  if (subject !== 'bergschaden' || certainty !== 'stated') return null
  const why =
    'Risse und Bergbau, das kann ein Bergschaden sein: Fragen Sie die Bergbehörde nach dem Abbau unter dem Grundstück, und lassen Sie die Ursache klären.'
  return tone === 'gefahr' ? red(why) : yellow(why)
}

/** § 114 BBergG: the mine owes for damage, unless an owner has waived it with effect for all who follow. */
export const WAIVED_MINING_DAMAGE =
  'Auf Ersatz von Bergschäden ist laut Exposé verzichtet: Senkt sich der Boden, zahlt kein Bergwerk, und Bank und spätere Käufer rechnen das ab. Lesen Sie die Eintragung (ganzer Verzicht oder nur auf den Minderwert), und fragen Sie die Bergbehörde nach dem Abbau unter dem Grundstück.'

export function judgeBergbau({ subject, certainty, rule, settled }: Remark): Verdict | null {
  if (certainty !== 'stated') return null
  if (subject !== 'bergschaden') return rule === 'bergschadenverzicht' && !settled ? yellow(WAIVED_MINING_DAMAGE) : null
  return yellow(
    'Bergbau, und das Haus hat Risse: Fragen Sie das Bergbauunternehmen nach gemeldeten und bezahlten Bergschäden, und lesen Sie in Abteilung II des Grundbuchs, ob auf Ersatz verzichtet ist (Bergschadensverzicht).',
  )
}
