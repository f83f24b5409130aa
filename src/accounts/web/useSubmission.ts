import { useCallback, useLayoutEffect, useRef, useState } from 'react'

export interface SubmissionState {
  readonly phase: 'idle' | 'running' | 'failed' | 'done'
  /** What went wrong, or what was done; empty otherwise. */
  readonly message: string
}

interface Submission extends SubmissionState {
  /**
   * Does the work unless it is under way already.
   * @param work answers with the sentence that says what was done
   * @param sentenceFor what went wrong
   */
  readonly submit: (work: () => Promise<string>, sentenceFor: (error: unknown) => string) => Promise<void>
  /** For what is not even sent. */
  readonly fail: (message: string) => void
}

const IDLE: SubmissionState = { phase: 'idle', message: '' }

/** One thing that a form sends, and what came of it. */
export function useSubmission(): Submission {
  const [state, setState] = useState(IDLE)
  const isRunning = useRef(false)
  const submit = useCallback<Submission['submit']>(async (work, sentenceFor) => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ phase: 'running', message: '' })
    try {
      setState({ phase: 'done', message: await work() })
    } catch (error) {
      setState({ phase: 'failed', message: sentenceFor(error) })
    } finally {
      isRunning.current = false
    }
  }, [])
  useFocusBack(state.phase === 'running')
  const fail = useCallback((message: string) => setState({ phase: 'failed', message }), [])
  return { ...state, submit, fail }
}

/** The button that was pressed is switched off while it asks: the focus falls on the page, and neither Escape nor Tab meets the form. */
function useFocusBack(isRunning: boolean): void {
  const pressed = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isRunning) pressed.current = document.activeElement
    // The page or the frame of the dialog took it; who has gone on to another field stays there.
    else if (pressed.current instanceof HTMLElement && document.activeElement?.contains(pressed.current))
      pressed.current.focus()
  }, [isRunning])
}
