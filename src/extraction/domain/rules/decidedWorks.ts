import { regexp } from '#kernel/regexp.ts'
import { ABBREVIATION } from '../abbreviations.ts'

const DECIDED =
  /(?<!\p{L})(?:beschl(?:oss|ieß|uss)\p{L}*|abgelehnt|vertagt|beauftragt\p{L}*|in auftrag gegeben|vergeben|vorbereitet|besprochen|gesprochen|beraten|diskutiert|erörtert|angekündigt\p{L}*|geplant\p{L}*|vorgesehen\p{L}*|vorgeschlagen\p{L}*|angeregt|angemahnt|empfohlen\p{L}*|gefordert\p{L}*|verlangt\p{L}*|angeordnet\p{L}*|veranschlagt\p{L}*|in aussicht)(?!\p{L})/iu
const CARRIED_OUT =
  /(?<!\p{L})(?:durchgeführt|abgeschlossen|ausgeführt|fertiggestellt|umgesetzt|erledigt|vorgenommen|beendet|erfolgt|fertig)(?!\p{L})/iu
const OF_WORKS = /(?:sanierung|modernisierung|renovierung)(?:en)?$/iu
/** Dots that end no sentence: "rd. 1,9 Mio. €", "am 24.09.2026". */
const NO_END = regexp.giu`(?<=\d|${ABBREVIATION})\.`

/** A line as long as this goes on in the next. */
const RUNS_ON = /(?<=[^\n]{40})\n/gu

/**
 * "2026 wurde die Sanierung der Tiefgarage mit Kosten von rd. 1,9 Mio. € beschlossen": works as a noun are done by the verb that
 * their clause ends with, and a decision renews nothing.
 * @param words from the year to the noun
 * @param after what follows it
 */
export function isOnlyDecided(words: string, after: string): boolean {
  if (!OF_WORKS.test(words)) return false
  const whole = after
    .replace(/\([^()]*\)/gu, ' ')
    .replace(NO_END, '·')
    .replace(RUNS_ON, ' ')
  const [clause = ''] = whole.split(/[.;,\n](?!\d)/u)
  return DECIDED.test(`${words} ${clause}`) && !CARRIED_OUT.test(whole.split(/[.;]/u)[0] ?? '')
}
