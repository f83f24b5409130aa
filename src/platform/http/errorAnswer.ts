import { GENERAL } from '#contract/general.ts'
import { Refusal, type RefusalRule } from '#contract/refusal.ts'

export interface ErrorAnswer {
  readonly code: string
  readonly status: number
  readonly body: object
  /** Seconds after which it is worth another try. */
  readonly retryAfter: number | undefined
  /** True for what we did not expect: the cause belongs into the log. */
  readonly isFault: boolean
}

/** What the framework refuses by its own status; everything else below 500 is an invalid request. */
const BY_STATUS: Readonly<Record<number, RefusalRule>> = {
  404: GENERAL.notFound,
  405: GENERAL.wrongMethod,
  406: GENERAL.wrongType,
  408: GENERAL.tooSlow,
  413: GENERAL.tooLarge,
  415: GENERAL.wrongType,
  431: GENERAL.tooLarge,
}

/** Faults of outside things that a caller can be told more of. Known by their names: one outside thing knows another by types only. */
const BY_NAME: Readonly<Record<string, RefusalRule>> = {
  // What passes by itself.
  DatabaseUnavailable: GENERAL.unavailable,
  StorageUnavailable: GENERAL.unavailable,
  StorageFull: GENERAL.storageFull,
  DatabaseFull: GENERAL.storageFull,
  FileDamaged: GENERAL.damaged,
}

/** Within this time a restarted database answers again. */
const RETRY_SECONDS = 5

/** The one shape in which everything that was thrown is answered. */
export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  if (error instanceof Refusal) return answerOf(error, requestId)
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (typeof code === 'string' && code.startsWith('FST_') && typeof statusCode === 'number' && statusCode < 500)
    return answerOf(new Refusal(BY_STATUS[statusCode] ?? GENERAL.invalid), requestId)
  const rule = (error instanceof Error && BY_NAME[error.name]) || GENERAL.fault
  const fields = rule === GENERAL.unavailable ? { retryAfter: RETRY_SECONDS } : {}
  return { ...answerOf(new Refusal(rule, {}, fields), requestId), isFault: true }
}

function answerOf({ rule, message, fields }: Refusal, requestId: string): ErrorAnswer {
  const { retryAfter } = fields
  return {
    code: rule.code,
    status: rule.status,
    // The specification reads sometimes `message`, sometimes `error`.
    body: { ...fields, code: rule.code, message, error: message, requestId },
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    isFault: false,
  }
}
