import { z } from 'zod'
import { AccountRules } from '#accounts/domain/accountRules.ts'
import { PackageOffers } from '#billing/domain/packageOffers.ts'
import { RetentionRules } from '#intake/domain/retentionRules.ts'
import { UploadRules } from '#intake/domain/uploadRules.ts'
import { failed, type Outcome, success } from '#kernel/outcome.ts'
import { Company } from './company.ts'

const words = (most: number) => z.string().trim().min(1).max(most)

/** What a real customer said, with his consent. */
const Testimonial = z.strictObject({ text: words(400), name: words(60), role: words(60) })

/** CONFIG_FILE as the operator writes it; config/default.json is a whole one. */
export const Configuration = z.strictObject({
  app: z.strictObject({
    name: z.string().trim().min(1).max(60),
    description: z.string().trim().min(1).max(300),
    company: Company,
    /** Address of the script that measures how the pages are used; loaded only after consent. */
    analyticsScript: z
      .url({ protocol: /^https?$/ })
      .nullable()
      .default(null),
    /** In place of the examples on the start page. */
    testimonials: z.array(Testimonial).min(1).max(30).optional(),
  }),
  /** Previews that a new account may have made. */
  freeAnalysesTotal: z.int().min(0).max(1_000),
  accounts: AccountRules,
  upload: UploadRules,
  retention: RetentionRules,
  packages: PackageOffers,
})
export type Configuration = z.output<typeof Configuration>

/** @returns sentences that name the place and what is wrong there */
export function readConfiguration(text: string): Outcome<Configuration, readonly string[]> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return failed(['Die Datei ist kein gültiges JSON.'])
  }
  const parsed = Configuration.safeParse(json, { error: z.locales.de().localeError })
  if (parsed.success) return success(parsed.data)
  return failed(parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'Datei'}: ${message}`))
}
