import Stripe from 'stripe'
import type { z } from 'zod'
import type { Log } from '#platform/log/logPort.ts'
import { PaymentUnavailable } from '../paymentPort.ts'

/**
 * One request and its checked answer.
 * @param what the method of the SDK, for the log
 * @throws PaymentUnavailable, StripeRefused, or Error when the answer is none that Stripe's API describes
 */
export type Ask = <Answer>(what: string, answer: z.ZodType<Answer>, request: Promise<unknown>) => Promise<Answer>

/** Stripe does not do what we asked for. Its own sentence may quote what we sent of the buyer, so it is not kept. */
export class StripeRefused extends Error {
  override readonly name = 'StripeRefused'
  readonly code: string

  constructor(what: string, error: InstanceType<typeof Stripe.errors.StripeError>) {
    const code = error.code ?? error.type
    super(`Stripe refused ${what}: ${code} ${error.param ?? ''} (request ${error.requestId ?? 'without id'})`)
    this.code = code
  }
}

export function createAsk(log: Log): Ask {
  return async (what, schema, request) => {
    const answer = await request.catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      if (!isPassing(error)) throw new StripeRefused(what, error)
      const { type, statusCode, requestId } = error
      log.warn({ what, type, statusCode, requestId }, 'Stripe is not available')
      throw new PaymentUnavailable(new Error(`${type} in ${what}`))
    })
    const checked = schema.safeParse(answer)
    if (checked.success) return checked.data
    const places = checked.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`)
    throw new Error(`Stripe's answer to ${what} has another form: ${places.join(', ')}`)
  }
}

/** No connection or no answer in time, overload, a fault of theirs, or the same order being worked on at this moment. */
function isPassing(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  if (error instanceof Stripe.errors.StripeConnectionError) return true
  if (error instanceof Stripe.errors.StripeRateLimitError) return true
  // Also what is no JSON, from whatever is between us and Stripe.
  if (error instanceof Stripe.errors.StripeAPIError) return true
  return error.statusCode === 409 || (error.statusCode ?? 0) >= 500
}
