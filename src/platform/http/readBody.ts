import type { IncomingMessage } from 'node:http'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'

export interface BodyLimits {
  readonly bytes: number
  /** For the whole body, however slowly it drips. */
  readonly milliseconds: number
}

/**
 * The bytes of a body that is small enough to be held.
 * @throws Refusal general.tooLarge before more than the limit is held, general.tooSlow, general.invalid when it breaks off
 */
export function readBody(request: IncomingMessage, { bytes, milliseconds }: BodyLimits): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > bytes) return Promise.reject(new Refusal(GENERAL.tooLarge))
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let held = 0
    const settle = (refusal?: Refusal) => {
      clearTimeout(timer)
      request.off('data', onData).off('end', onEnd).off('close', onBroken).off('error', onBroken)
      if (refusal) reject(refusal)
      else resolve(Buffer.concat(chunks))
    }
    const onData = (chunk: Buffer) => {
      held += chunk.length
      if (held > bytes) settle(new Refusal(GENERAL.tooLarge))
      else chunks.push(chunk)
    }
    const onEnd = () => settle()
    const onBroken = () => settle(new Refusal(GENERAL.invalid))
    const timer = setTimeout(() => settle(new Refusal(GENERAL.tooSlow)), milliseconds)
    request.on('data', onData).on('end', onEnd).on('close', onBroken).on('error', onBroken)
  })
}
