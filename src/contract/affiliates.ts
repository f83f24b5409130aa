import { z } from 'zod'
import { call } from './call.ts'

const RefCode = z.string().max(200)
/** The same for every code: nobody learns which there are. */
const Taken = z.object({ ok: z.boolean() })

export const touchAffiliate = call('POST', '/api/affiliate/touch', {
  summary: 'Merken, dass jemand über den Link eines Partners gekommen ist; nichts davon, wer es war',
  access: 'open',
  limit: 'promo',
  body: z.object({
    refCode: RefCode,
    /** Whole address; only its path is kept. */
    landingUrl: z.string().max(4_000).default(''),
    /** Taken, and not kept. */
    prospectEmail: z.string().max(400).default(''),
  }),
  answer: Taken,
})

export const reportAffiliateOrder = call('POST', '/api/affiliate/order', {
  summary: 'Eine Bestellung melden, die über einen Partner kam; gezählt wird, was wirklich bezahlt wurde',
  access: 'open',
  limit: 'promo',
  body: z.object({ refCode: RefCode, grossCents: z.number().min(0).max(100_000_000) }),
  answer: Taken,
})
