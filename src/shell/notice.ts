import { create } from 'zustand'

export type Severity = 'info' | 'success' | 'warning' | 'error'

export interface Notice {
  readonly id: number
  /** Text, never HTML: it may come out of an address (`msg`). */
  readonly text: string
  readonly severity: Severity
  /** Came with a link that anybody can have made, and is none of our sentences. */
  readonly isForeign: boolean
}

/** What the notification bar shows, one after the other. */
export const useNotices = create<{ readonly waiting: readonly Notice[] }>()(() => ({ waiting: [] }))

let last = 0

/** The same sentence is not queued twice. */
export function notify(text: string, severity: Severity = 'info', isForeign = false): void {
  const { waiting } = useNotices.getState()
  if (waiting.some(notice => notice.text === text)) return
  useNotices.setState({ waiting: [...waiting, { id: ++last, text, severity, isForeign }] })
}

/** What our own links say in `msg`. */
export const ADDRESS_CONFIRMED = 'Ihre E-Mail-Adresse ist bestätigt.'
const OWN_MESSAGES: readonly string[] = [ADDRESS_CONFIRMED]
const MAX_MESSAGE_LENGTH = 300

/** Shows the `msg` of an address, as text. What is not ours is marked: else a stranger's sentence would seem to be. */
export function notifyOfLink(message: string): void {
  const isOwn = OWN_MESSAGES.includes(message)
  notify([...message].slice(0, MAX_MESSAGE_LENGTH).join(''), 'info', !isOwn)
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ waiting }) => ({ waiting: waiting.filter(notice => notice.id !== id) }))
}

/** Milliseconds: a second for ten characters, between 2 s and 15 s (point 9). */
export function noticeDuration(text: string): number {
  return Math.min(15_000, Math.max(2_000, text.length * 100))
}
