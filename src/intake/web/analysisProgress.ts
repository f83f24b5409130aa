import { type Stage, STAGES } from '#analysis/domain/stage.ts'
import { stepOf } from '#intake/domain/stage.ts'

export type ShownStage = 'queued' | Stage

/** The steps as they follow each other, with what is shown. */
export const SHOWN_STAGES: readonly { readonly stage: ShownStage; readonly title: string }[] = (
  ['queued', ...STAGES] as const
).map(stage => ({ stage, title: stepOf(stage).title }))

/** Where an analysis is, by the title of its notification; one that we do not know is shown as its beginning. */
export function positionOf(title: string): number {
  return Math.max(
    0,
    SHOWN_STAGES.findIndex(step => step.title === title),
  )
}

/** The sentence without its „Schritt 2 von 7:“, which the list of steps shows anyway. */
export function doingOf(message: string): string {
  return message.replace(/^Schritt \d+ von \d+: /, '')
}

/**
 * Seconds that a step usually takes on a small machine, with what a poll of 10 s adds to the wait on average. Measured
 * 2026-11: text 0.3 s, judgement 0.3 s, report 1.2 s on 2 cores; a scanned page 1.9 s (bench/results/recognition.json).
 */
const USUAL_S: Readonly<Record<ShownStage, number>> = {
  queued: 2,
  reading: 4,
  extracting: 1,
  answering: 1,
  valuing: 1,
  rating: 1,
  rendering: 4,
}
const SCANNED_PAGE_S = 2
const POLL_S = 5

/** @returns seconds that it will probably still take; null: longer than usual, and nobody knows */
export function remainingSeconds(position: number, message: string, elapsedS: number): number | null {
  const [current, ...later] = SHOWN_STAGES.slice(position)
  if (!current) return null
  const rest = later.reduce((sum, { stage }) => sum + USUAL_S[stage], POLL_S)
  const here = USUAL_S[current.stage] + scannedPages(message) * SCANNED_PAGE_S
  const left = here + rest - elapsedS
  return left > 0 ? left : null
}

/** Whether the message says how much there is to do. */
export function isCounted(message: string): boolean {
  return scannedPages(message) > 0
}

/** „Texterkennung: 3 von 20 gescannten Seiten“ leaves 17. */
function scannedPages(message: string): number {
  const [, done, all] = /(\d+) von (\d+) gescannten Seiten/.exec(message) ?? []
  return done === undefined ? 0 : Math.max(0, Number(all) - Number(done))
}

/** What was told of an analysis that is on its way. */
export interface ToldTime {
  readonly jobId: string | null
  /** null: it takes longer than usual. */
  readonly seconds: number | null
  /** When it would be done by that, in seconds since it was first seen. */
  readonly until: number
}

/** What is estimated now. `at`: seconds since the analysis was first seen. */
export interface EstimatedTime extends Omit<ToldTime, 'until'> {
  readonly at: number
  /** It is counted what there is to do. */
  readonly isCounted: boolean
}

/** A poll may come late; afterwards what was told was wrong. */
const GRACE_S = 10

/**
 * What was told once does not rise again, unless it is counted now what there is to do: nobody trusts a clock that runs back. Nor does it
 * stand still: once its time is over, no later step promises anything, since every step is as slow on a machine that is busy.
 */
export function nextTold(told: ToldTime, { jobId, seconds, at, isCounted: counted }: EstimatedTime): ToldTime {
  const fresh = { jobId, seconds, until: at + (seconds ?? 0) }
  if (told.jobId !== jobId || counted || seconds === null) return fresh
  if (told.seconds === null || at > told.until + GRACE_S) return { ...fresh, seconds: null }
  const left = Math.max(0, told.until - at)
  return seconds < left ? fresh : { ...told, seconds: left }
}

/** In steps of five: nobody knows it better. */
export function remainingText(seconds: number | null): string {
  if (seconds === null) return 'Es dauert länger als üblich. Sie können die Seite verlassen, wir arbeiten weiter.'
  // Its time is over, and the next poll has not said yet that it is done.
  if (seconds <= 0) return 'Noch einen Moment'
  const rounded = Math.max(5, Math.ceil(seconds / 5) * 5)
  return rounded < 90 ? `Noch etwa ${rounded} Sekunden` : `Noch etwa ${Math.ceil(rounded / 60)} Minuten`
}
