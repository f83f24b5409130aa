import { z } from 'zod'
import type { Evidence } from '#kernel/evidence.ts'

/** A quote with its place, as every section of the public result gives it. */
export const Proof = z.strictObject({
  page: z.int().positive().describe('counted from 1'),
  quote: z.string().min(1).describe("the document's own words, as they are found in one run by searching the file"),
  whole: z
    .string()
    .optional()
    .describe('the whole clause, or label and value, where the layout sets its words apart; missing: `quote` is whole'),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).describe('x0, y0, x1, y1 in points from the top left'),
})

export function proof({ page, quote, whole, box }: Evidence): z.infer<typeof Proof> {
  const [x0, y0, x1, y1] = box
  return {
    page,
    quote,
    ...(whole !== undefined && { whole }),
    box: [rounded(x0), rounded(y0), rounded(x1), rounded(y1)],
  }
}

/** Two decimals: a hundredth of a point is far below what can be seen. */
export function rounded(number: number): number {
  return Math.round(number * 100) / 100
}
