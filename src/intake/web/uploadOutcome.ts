import { FILE_REFUSALS, upload, UPLOAD_REFUSALS } from '#contract/intake.ts'

/** What came back; null: no answer at all. */
export type Received = { readonly status: number; readonly text: string } | null

export interface Refused {
  readonly filename: string
  readonly error: string
  /** Its report is in the archive already; it can be analysed once more. */
  readonly isKnown: boolean
  /** Its order is within the withdrawal period: it waits for the buyer to ask for a start. */
  readonly needsConsent: boolean
}

export type UploadOutcome =
  /** `first`: the privateDocumentId of the first file. */
  | { readonly kind: 'done'; readonly first: string | null }
  /** Some were taken, or none: each that was not with its reason. `index`: its place in the upload. */
  | {
      readonly kind: 'partial'
      readonly refused: readonly (Refused & { readonly index: number })[]
      readonly taken: number
    }
  | { readonly kind: 'failed'; readonly message: string; readonly isSignedOut: boolean }

const FALLBACK = 'Fehler beim Hochladen.'

/** What an answer means, in the words of point 8. */
export function outcomeOf(received: Received): UploadOutcome {
  if (received === null) return failed('Netzwerkfehler beim Upload')
  const { status, text } = received
  if (status === UPLOAD_REFUSALS.tooLarge.status) return failed(UPLOAD_REFUSALS.tooLarge.message)
  const body = parsed(text)
  if (status < 200 || status >= 300) return { ...failed(sentenceIn(body) ?? FALLBACK), isSignedOut: status === 401 }
  const items = upload.answer.safeParse(body)
  if (!items.success || items.data.length === 0) return failed(sentenceIn(body) ?? FALLBACK)
  const refused = items.data.flatMap(({ filename, error, code }, index) =>
    error === undefined
      ? []
      : [
          {
            filename,
            error,
            isKnown: code === FILE_REFUSALS.known.code,
            needsConsent: code === FILE_REFUSALS.consent.code,
            index,
          },
        ],
  )
  return refused.length === 0
    ? { kind: 'done', first: items.data[0]?.privateDocumentId ?? null }
    : { kind: 'partial', refused, taken: items.data.length - refused.length }
}

function failed(message: string): Extract<UploadOutcome, { kind: 'failed' }> {
  return { kind: 'failed', message, isSignedOut: false }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The server's own sentence, in `message` or `error`. */
function sentenceIn(body: unknown): string | undefined {
  const { message, error } = Object(body) as Record<string, unknown>
  return [message, error].find((one): one is string => typeof one === 'string' && one !== '')
}
