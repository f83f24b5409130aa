import type { Passage } from './passages.ts'
import { statementAround } from './remarks/statementText.ts'
import type { Reading } from './rule.ts'
import { saidIn } from './scope/said.ts'

/** "Nein, leider", "Leider nein.", "Keinen.", "Gibt es nicht." */
export const SAYS_NO =
  /^(?:leider )?(?:nein|(?:noch |bisher |bislang )?nicht(?! bekannt| sicher| klar)|gibt es (?:leider )?nicht|keine?[nrs]?(?= ?$|[,;.])|auf keinen fall|keineswegs|keinesfalls)(?!\p{L})/u
export const SAYS_YES = /^(?:ja|jawohl|selbstverständlich|natürlich|gewiss|klar|sicher)(?!\p{L})/u
/** How much of an answer is looked at, in characters. */
const MAX_ANSWER = 260
/** What else a car may stand on: "Nein, aber einen Stellplatz im Hof". */
const OTHER_SPACE = /stellpl|parkpl|carport|einfahrt|tiefgarage|(?<!\p{L})hof(?!\p{L})|pkw/u

/** The sentence of a value is a question; how whoever asks it goes on. */
interface Asked {
  readonly says: 'yes' | 'no' | 'open'
  readonly answer: string
}

/**
 * What a question names is not told by it: its answer does that.
 * @param next the passage behind, where a question that is a heading has its answer
 * @returns what is read: the value where yes or nothing was asked, its opposite behind "Nein"; undefined: the question leaves it open
 */
export function answeredWith(reading: Reading, passage: Passage, at: Stretch, next?: Passage): Reading | undefined {
  const asked = askedAround(passage, at, next)
  if (asked === null || asked.says === 'yes') return reading
  if (asked.says === 'open') return undefined
  if (typeof reading.value === 'boolean') return { ...reading, value: false }
  const isOnlySpace = typeof reading.value === 'string' && /garage|stellpl|parkpl|carport/iu.test(reading.value) && !OTHER_SPACE.test(asked.answer) // prettier-ignore
  return isOnlySpace ? { ...reading, value: 'keiner' } : undefined
}

interface Stretch {
  readonly start: number
  readonly end: number
}

function askedAround(passage: Passage, { start, end }: Stretch, next: Passage | undefined): Asked | null {
  const { text } = saidIn(passage)
  const bounds = statementAround(text, start, end)
  // A stretch that reaches behind the mark has its answer in it; so has a row.
  if (passage.text[bounds.end] !== '?') return null
  const behind = text.slice(bounds.end).replace(/^[. ¦\n]+/u, '') || (next ? saidIn(next).text.trim() : '')
  const answer = behind.slice(0, MAX_ANSWER)
  return { says: SAYS_NO.test(answer) ? 'no' : SAYS_YES.test(answer) ? 'yes' : 'open', answer }
}
