import { setTimeout as pause } from 'node:timers/promises'
import { failed, success } from '#kernel/outcome.ts'
import { boundedPost, type Posted } from './boundedPost.ts'
import { FAILURES } from './failures.ts'
import type { LanguageModelFailure, LanguageModelPort, ModelAnswer } from './languageModelPort.ts'
import { parsedJson } from './parsedJson.ts'
import { replyIn } from './reply.ts'
import { type Message, messageOf, type Read, type Wire } from './wire.ts'

export interface Limits {
  /** One call, in milliseconds. */
  readonly callMs: number
  /** Calls that may fail for a passing reason before we give up. */
  readonly tries: number
  /** Pause before the second call, in milliseconds; it doubles with each further one. */
  readonly firstPauseMs: number
  /** An endpoint that asks for a longer pause is taken as busy. */
  readonly longestPauseMs: number
  /** Of an answer. */
  readonly maxBytes: number
}

/** Fits models on one's own machine too, which need half a minute for 8,000 characters. */
export const USUAL_LIMITS: Limits = {
  callMs: 90_000,
  tries: 3,
  firstPauseMs: 1000,
  longestPauseMs: 30_000,
  maxBytes: 1_000_000,
}

/** A reply outside the schema is asked for once more. */
const GARBAGE_TRIES = 2

/** What one call came to. */
type Verdict =
  | { kind: 'answers'; answers: readonly ModelAnswer[] }
  | { kind: 'passing'; failure: LanguageModelFailure; pauseMs: number | null }
  | { kind: 'garbage' }
  /** The endpoint knows no schemas, or not this way. */
  | { kind: 'not-understood'; status: number }
  | { kind: 'final'; failure: LanguageModelFailure }

/** A language model behind one wire: asks, waits and asks again within the limits. */
export function createLanguageModel(wire: Wire, limits: Limits): LanguageModelPort {
  return {
    name: wire.name,
    async ask(request, signal, onCall) {
      const message = messageOf(request)
      let constrained = true
      let passing = 0
      let garbage = 0
      for (;;) {
        const { url, headers } = wire
        const body = wire.body(message, constrained)
        const begin = performance.now()
        const posted = await boundedPost({
          url,
          headers,
          body,
          timeoutMs: limits.callMs,
          maxBytes: limits.maxBytes,
          signal,
        })
        const read = posted.kind === 'answered' && posted.status === 200 ? wire.read(parsedJson(posted.text)) : null
        const { readTokens = null, writtenTokens = null } = read ?? {}
        onCall({ readTokens, writtenTokens, ms: Math.round(performance.now() - begin) })
        const verdict = read ? judgeRead(read, message) : judgePost(posted)
        if (verdict.kind === 'answers') return success(verdict.answers)
        if (signal.aborted) return failed(FAILURES.timeout)
        if (verdict.kind === 'final') return failed(verdict.failure)
        if (verdict.kind === 'not-understood') {
          if (!constrained) return failed(FAILURES.refused(verdict.status))
          constrained = false
        } else if (verdict.kind === 'garbage') {
          if (++garbage === GARBAGE_TRIES) return failed(FAILURES.garbage)
        } else {
          const pauseMs = verdict.pauseMs ?? backOff(limits.firstPauseMs, passing)
          if (++passing === limits.tries || pauseMs > limits.longestPauseMs) return failed(verdict.failure)
          const waited = await pause(pauseMs, true, { signal }).catch(() => false)
          if (!waited) return failed(FAILURES.timeout)
        }
      }
    },
  }
}

function judgePost(posted: Posted): Verdict {
  if (posted.kind === 'too-large') return { kind: 'final', failure: FAILURES.tooLarge }
  if (posted.kind !== 'answered') return { kind: 'passing', failure: FAILURES[posted.kind], pauseMs: null }
  const { status, retryAfter, text } = posted
  // 529 is Anthropic's "overloaded".
  if (status === 429 || status === 503 || status === 529)
    return { kind: 'passing', failure: FAILURES.busy, pauseMs: askedPause(retryAfter) }
  if (status >= 500 || status === 408)
    return { kind: 'passing', failure: FAILURES.broken(status), pauseMs: askedPause(retryAfter) }
  if ([400, 413, 422].includes(status) && TOO_LONG.test(text)) return { kind: 'final', failure: FAILURES.tooMuch }
  if (status === 400 || status === 422) return { kind: 'not-understood', status }
  if (status === 401 || status === 403) return { kind: 'final', failure: FAILURES.key }
  if (status >= 300 && status < 400) return { kind: 'final', failure: FAILURES.redirected }
  return { kind: 'final', failure: FAILURES.refused(status) }
}

/** How endpoints say that a request is longer than what the model keeps. */
const TOO_LONG = /context[ _](?:length|size|window)|prompt is too long|too many tokens/i

/** More characters than these to a token has no German text. */
const CHARACTERS_A_TOKEN = 4.5
/** An endpoint that has read less of what must be in the request has cut it. */
const READ_SHARE = 0.7

function judgeRead({ said, readTokens }: Read, { system, user, marks }: Message): Verdict {
  if (said.kind === 'refused') return { kind: 'final', failure: FAILURES.declined }
  const least = (READ_SHARE * (system.length + user.length)) / CHARACTERS_A_TOKEN
  if (said.kind === 'cut' || (readTokens !== null && readTokens < least))
    return { kind: 'final', failure: FAILURES.tooMuch }
  const reply = said.kind === 'text' ? replyIn(said.text) : null
  if (!reply) return { kind: 'garbage' }
  const isWhole = reply.begin.includes(marks.begin) && reply.end.includes(marks.end)
  return isWhole ? { kind: 'answers', answers: reply.answers } : { kind: 'final', failure: FAILURES.notWhole }
}

/** Seconds or a date (RFC 9110, 10.2.3) → milliseconds; null when the endpoint does not say. */
function askedPause(retryAfter: string | null): number | null {
  if (!retryAfter) return null
  const ms = /^\d+(?:\.\d+)?$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/** Spread by chance, so that many workers do not come back at the same moment. */
function backOff(firstPauseMs: number, failuresBefore: number): number {
  return firstPauseMs * 2 ** failuresBefore * (0.75 + Math.random() / 2)
}
