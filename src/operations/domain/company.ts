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
  /** Umsatzsteuer-Identifikationsnummer (§ 27a UStG). */
  vatId: line.regex(/^DE(\s?\d){9}$/, { error: 'muss eine USt-IdNr. wie DE123456789 sein' }).nullable(),
  /** Steuernummer; one of the two must be on invoices (§ 14 Abs. 4 Nr. 2 UStG), `sellingFault` sees to it. */
  taxNumber: line
    .regex(/^\d([\s/]?\d){9,12}$/, { error: 'muss eine Steuernummer wie 12/345/67890 sein' })
    .nullable()
    .default(null),
})
export type Company = z.output<typeof Company>
