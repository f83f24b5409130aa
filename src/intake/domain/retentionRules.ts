import { z } from 'zod'

/** How long files are kept once an analysis is final: the section `retention` of the configuration. */
export const RetentionRules = z.strictObject({
  previewDays: z.int().positive(),
  reportDays: z.int().positive(),
  uploadDays: z.int().positive(),
})

export type RetentionRules = z.output<typeof RetentionRules>
