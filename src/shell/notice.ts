import { create } from 'zustand'

export type Severity = 'info' | 'success' | 'warning' | 'error'

export interface Notice {
  readonly id: number
  /** Text, never HTML: it may come out of an address (`msg`). */
  readonly text: string
  readonly severity: Severity
}

/** What the notification bar shows, one after the other. */
export const useNotices = create<{ readonly waiting: readonly Notice[] }>()(() => ({ waiting: [] }))

let last = 0

/** The same sentence is not queued twice. */
export function notify(text: string, severity: Severity = 'info'): void {
  const { waiting } = useNotices.getState()
  if (waiting.some(notice => notice.text === text)) return
  useNotices.setState({ waiting: [...waiting, { id: ++last, text, severity }] })
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ waiting }) => ({ waiting: waiting.filter(notice => notice.id !== id) }))
}

/** Milliseconds: a second for ten characters, between 2 s and 15 s (point 9). */
export function noticeDuration(text: string): number {
  return Math.min(15_000, Math.max(2_000, text.length * 100))
}
