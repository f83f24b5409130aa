import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import { useRef, useState } from 'react'
import { CONSENT_VERSION } from '#contract/earlyPerformance.ts'
import { upload } from '#contract/intake.ts'
import { endSession } from '#shell/api.ts'
import { refreshLimits } from '#shell/limits.ts'
import { noteReached } from '#shell/reachability.ts'
import { useSession } from '#shell/session.ts'
import { outcomeOf, type Received, type Refused } from './uploadOutcome.ts'
import { type Pace, paceOf } from './uploadPace.ts'

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly pace: Pace }
  | { readonly kind: 'done'; readonly first: string | null }
  | { readonly kind: 'failed'; readonly message: string }
  /** `known`: the files whose reports are there already; `unasked`: those that wait for consent to an early start. */
  | {
      readonly kind: 'partial'
      readonly refused: readonly Refused[]
      readonly known: readonly File[]
      readonly unasked: readonly File[]
      readonly taken: number
    }

export interface Order {
  readonly files: readonly File[]
  readonly goal: BuyerGoal | null
  /** Analyse files once more whose report is there already. */
  readonly again: boolean
  /** Start before the withdrawal period of the order ends. */
  readonly early: boolean
}

/** One upload at a time. @param keep told which files are left to be sent */
export function useUpload(keep: (files: readonly File[]) => void): {
  readonly state: UploadState
  readonly start: (order: Order) => Promise<void>
  /** Forgets how the last one ended. */
  readonly reset: () => void
} {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const isRunning = useRef(false)

  const start = async (order: Order) => {
    const { files } = order
    // A second click comes before the button has gone.
    if (isRunning.current) return
    isRunning.current = true
    const begun = performance.now()
    setState({ kind: 'running', pace: { percent: 0, seconds: null } })
    const { token } = useSession.getState()
    const received = await sendUpload(formOf(order), token, (sent, all) =>
      setState({ kind: 'running', pace: paceOf(sent, all, performance.now() - begun) }),
    )
    isRunning.current = false
    const outcome = outcomeOf(received)
    if (outcome.kind === 'failed') {
      setState({ kind: 'failed', message: outcome.message })
      if (outcome.isSignedOut) endSession(token)
      return
    }
    if (outcome.kind === 'done') setState({ kind: 'done', first: outcome.first })
    else {
      const { refused, taken } = outcome
      const filesOf = (some: typeof refused) => some.flatMap(({ index }) => files[index] ?? [])
      // What was taken is not sent a second time.
      keep(filesOf(refused))
      const known = filesOf(refused.filter(({ isKnown }) => isKnown))
      const unasked = filesOf(refused.filter(({ needsConsent }) => needsConsent))
      setState({ kind: 'partial', refused, taken, known, unasked })
    }
    await refreshLimits()
  }
  return { state, start, reset: () => setState({ kind: 'idle' }) }
}

function formOf({ files, goal, again, early }: Order): FormData {
  const form = new FormData()
  if (goal !== null) form.append('ziel', goal)
  if (again) form.append('again', 'true')
  if (early) form.append('consentVersion', CONSENT_VERSION)
  for (const file of files) form.append('files[]', file)
  return form
}

/** The only request that is no `fetch`: fetch does not tell how much has been sent. */
function sendUpload(
  form: FormData,
  token: string | null,
  onProgress: (sentBytes: number, allBytes: number) => void,
): Promise<Received> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    request.open(upload.method, upload.path)
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded, total)
    })
    request.addEventListener('load', () => {
      noteReached(true)
      resolve({ status: request.status, text: request.responseText })
    })
    const fail = () => {
      noteReached(false)
      resolve(null)
    }
    request.addEventListener('error', fail)
    request.addEventListener('timeout', fail)
    request.send(form)
  })
}
