/** One way in which a call is refused: a stable code, its HTTP status and the sentence that the buyer reads. */
export interface RefusalRule {
  /** `room.reason`, never renamed. */
  readonly code: string
  readonly status: number
  /** German, tells what to do. `{name}` is replaced by the values of the refusal. */
  readonly message: string
}

/**
 * The refusals of a room by their reasons: room and reason are the code, which is why a reason is never renamed.
 * @param reasons HTTP status and sentence
 */
export function refusals<Reason extends string>(
  room: string,
  reasons: Readonly<Record<Reason, readonly [status: number, message: string]>>,
): Readonly<Record<Reason, RefusalRule>> {
  const rules = Object.entries<readonly [number, string]>(reasons).map(([reason, [status, message]]) => [
    reason,
    { code: `${room}.${reason}`, status, message },
  ])
  // From the very keys of `reasons`.
  return Object.fromEntries(rules) as Record<Reason, RefusalRule>
}

/** Thrown where a call is refused for a reason that the caller must be told. Rolls back the transaction around it. */
export class Refusal extends Error {
  readonly rule: RefusalRule
  /** More fields of the answer's body, where the specification names some (`resend`, `token`). */
  readonly fields: Readonly<Record<string, unknown>>

  constructor(
    rule: RefusalRule,
    values: Readonly<Record<string, string | number>> = {},
    fields: Readonly<Record<string, unknown>> = {},
  ) {
    super(rule.message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)))
    this.rule = rule
    this.fields = fields
  }
}
