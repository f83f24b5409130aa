/** What became of one file. */
export interface Row {
  readonly file: string
  /**
   * done: report or preview; failed: accepted, then ended with a German sentence; refused: by the answer of the upload;
   * unanswered: no answer, or no end within the time that is waited; died: the product's process ended.
   */
  readonly outcome: 'done' | 'failed' | 'refused' | 'unanswered' | 'died'
  /** HTTP status of the upload's answer; null: none came. */
  readonly status: number | null
  /** The stable code of a refusal. */
  readonly code: string | null
  /** What the buyer reads. */
  readonly sentence: string
  /** From the upload to its end. */
  readonly seconds: number
  /** Most resident memory meanwhile, and what remains, in MB. */
  readonly peakMB: number
  readonly restMB: number
  /** Analyses that it used up. */
  readonly credits: number
  /** Lines that the product logged as faults of its own. */
  readonly faults: number
}

export interface Run {
  readonly rows: readonly Row[]
  /** Resident memory after a good exposé, before the first file and after the last, in MB. */
  readonly beforeMB: number
  readonly afterMB: number
  /** What a good exposé took before the first file: so fast is the machine now. */
  readonly goodSeconds: number
  /** What became of a good exposé after all of them. */
  readonly good: Row
}

const MAX_SECONDS = 30
/** On a machine so busy that a good exposé takes long, a file may take as long as this many of them. */
const MAX_GOOD_EXPOSES = 5
const MAX_GROWTH_MB = 300
/** The sentences of these mean: the fault is ours. */
const OUR_FAULT = /^Bei uns ist ein Fehler aufgetreten/

/** Everything that must not have happened, each with the name of the file. */
export function offences({ rows, beforeMB, afterMB, goodSeconds, good }: Run): string[] {
  const growth = afterMB - beforeMB
  const maxSeconds = Math.max(MAX_SECONDS, MAX_GOOD_EXPOSES * Math.max(goodSeconds, good.seconds))
  return [
    ...rows.flatMap(row => offencesOf(row, maxSeconds).map(what => `${row.file}: ${what}`)),
    ...(growth > MAX_GROWTH_MB ? [`resident memory grew by ${growth} MB`] : []),
    ...(good.outcome === 'done' ? [] : [`the good exposé afterwards: ${good.outcome} ${good.sentence}`]),
    ...offencesOf(good, maxSeconds).map(what => `the good exposé afterwards: ${what}`),
  ]
}

function offencesOf({ outcome, status, sentence, seconds, credits, faults }: Row, maxSeconds: number): string[] {
  const found: string[] = []
  if (outcome === 'died') found.push('the product died')
  if (outcome === 'unanswered') found.push(`no end: ${sentence}`)
  if ((status ?? 0) >= 500) found.push(`status ${status}`)
  if (OUR_FAULT.test(sentence) || faults > 0) found.push('an internal fault')
  if (seconds > maxSeconds) found.push(`${seconds.toFixed(1)} s`)
  if (outcome !== 'done' && credits !== 0) found.push(`cost ${credits} analyses`)
  if (outcome === 'done' && credits !== 1) found.push(`a report for ${credits} analyses`)
  if (outcome === 'failed' || outcome === 'refused') {
    if (!/^[A-ZÄÖÜ].*\.$/s.test(sentence)) found.push(`no sentence: ${sentence}`)
  }
  return found
}
