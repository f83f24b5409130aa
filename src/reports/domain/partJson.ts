import { z } from 'zod'
import { inEuro } from '#kernel/money.ts'
import { inPercent, type Share } from '#kernel/share.ts'
import type { Part, Total } from '#finance/domain/part.ts'
import { BASES } from '#reference/table.ts'

export const Euro = z.number().describe('€, at most two decimals')

/** One line of a calculation. */
export const PartJson = z.strictObject({
  label: z.string(),
  amount: Euro,
  formula: z.string().describe('German, with its inputs'),
  source: z.string().describe('statute, publication or assumption'),
  basis: z.enum(BASES).describe('what it rests on; unverified and assumption make it an estimate'),
})
/** A sum that adds up to the cent. */
export const TotalJson = z.strictObject({
  label: z.string(),
  amount: Euro.describe('sum of the parts, €'),
  parts: z.array(PartJson),
})

export function partJson({ label, amount, formula, source, basis }: Part): z.infer<typeof PartJson> {
  return { label, amount: inEuro(amount), formula, source, basis }
}

export function totalJson({ label, amount, parts }: Total): z.infer<typeof TotalJson> {
  return { label, amount: inEuro(amount), parts: parts.map(partJson) }
}

export function percentOf(share: Share): number {
  return fourDecimals(inPercent(share))
}

/** −0 becomes 0, as JSON knows none. */
export function fourDecimals(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0
}
