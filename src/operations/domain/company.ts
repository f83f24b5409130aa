import { z } from 'zod'

const line = z.string().trim().min(1).max(200)

/** Who runs the product: shown in Impressum, mails and invoices (§ 5 DDG, § 14 UStG). */
export const Company = z.strictObject({
  name: line,
  /** Legal form and who represents it. */
  represented: line.nullable(),
  street: line,
  zip: line,
  city: line,
  country: line,
  email: z.email(),
  phone: line.nullable(),
  /** Register court and number. */
  register: line.nullable(),
  /** Umsatzsteuer-Identifikationsnummer. */
  vatId: line.nullable(),
  /** Steuernummer; one of the two must stand on invoices (§ 14 Abs. 4 Nr. 2 UStG). */
  taxNumber: line.nullable().default(null),
})
export type Company = z.output<typeof Company>
