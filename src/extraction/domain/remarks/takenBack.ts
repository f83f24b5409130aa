import { isReassuring } from '../learned/reassuring.ts'
import { type Remark, type Tone, type Topic, TRADE_TOPICS } from '../remark.ts'

/** Whether a finding worries by what its sentence says; works by the age of a part are counted, however their sentence sounds. */
export function isAlarm(topic: Topic, tone: Tone): boolean {
  return (tone === 'gefahr' || tone === 'warnung') && !TRADE_TOPICS.includes(topic)
}

/** What a place or a register is, no cure of a damage changes: only its own sentence may say that it is over, or not here. */
const LASTING: readonly Topic[] = [
  ...([
    'hochwasser',
    'hang',
    'bergbau',
    'radon',
    'altlasten',
    'erbbau',
    'wohnrecht',
    'wegerecht',
    'baulasten',
  ] as const),
  ...(['grundbuch', 'gebietsschutz', 'nutzungsbindung', 'vorkaufsrecht', 'umbauGenehmigung', 'teilverkauf'] as const),
]

/**
 * A finding whose own sentence takes it away ("Streit durch Vergleich von 2015 erledigt", "bei uns ist das kein Thema") is told, and
 * nothing follows from it.
 * @param behind what goes on behind the statement, in statement text
 */
export function unlessTakenBack<Told extends Pick<Remark, 'tone' | 'meaning' | 'certainty' | 'settled' | 'takenBack'>>(
  topic: Topic,
  told: Told,
  statement: string,
  behind: string,
): Told {
  if (
    told.settled === true ||
    told.certainty === 'denied' ||
    !isAlarm(topic, told.tone) ||
    !isReassuring(statement, LASTING.includes(topic) ? '' : behind)
  )
    return told
  return { ...told, tone: 'neutral', certainty: 'unknown', takenBack: true, meaning: `${told.meaning}${TAKEN_BACK}` }
}

const TAKEN_BACK = ' – genannt, nach dem Satz selbst ohne Folgen: nachlesen'
