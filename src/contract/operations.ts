import { z } from 'zod'
import { call } from './call.ts'

const Role = z.string()

/** What somebody says of the product, on the start page. */
const Testimonial = z.object({ text: z.string(), name: z.string(), role: z.string() })

/** Names as the specification gives them (points 3 and 7); `stripe` also where another provider takes the money. */
export const readConfigs = call('GET', '/api/configs', {
  summary: 'Einstellungen, die die Oberfläche beim Start braucht',
  access: 'open',
  limit: 'poll',
  answer: z.object({
    upload: z.object({
      /** All files of one upload together, in bytes. */
      maxSizeByte: z.int(),
      allowedExtensions: z.array(z.string()),
      limitsByRole: z.record(Role, z.record(z.string(), z.int())),
    }),
    app: z.object({
      name: z.string(),
      description: z.string(),
      companyInfo: z.record(z.string(), z.string().nullable()),
      /** Loaded after the visitor's consent; null: none. */
      analyticsScript: z.string().nullable(),
      /** Of real customers, as the operator configures them; null: none, and the web app shows examples that say so. */
      testimonials: z.array(Testimonial).nullable(),
    }),
    /** Previews that a new account may have made. */
    freeAnalysesTotal: z.int(),
    /** How long files are kept, in days. */
    retention: z.object({ previewDays: z.int(), reportDays: z.int(), uploadDays: z.int() }),
    stripe: z.object({
      priceIds: z.record(z.string(), z.string()),
      priceCredits: z.record(z.string(), z.int()),
      /** € in cents, including Umsatzsteuer. */
      priceCents: z.record(z.string(), z.int()),
      priceModes: z.record(z.string(), z.enum(['payment', 'subscription'])),
      priceDesc: z.record(z.string(), z.string()),
    }),
    /** clientId null: no sign-in with Google. */
    google: z.object({ clientId: z.string().nullable() }),
  }),
})

const SystemStatus = z.object({
  maintenance: z.object({
    enabled: z.boolean(),
    message: z.string(),
    /** ISO 8601; null: not known. */
    until: z.string().nullable(),
    allowRoles: z.array(Role),
  }),
  /** ISO 8601. */
  serverTime: z.string(),
})

/** Answers 304 to an if-none-match that is up to date; `serverTime` does not count. */
export const readStatus = call('GET', '/api/system/status', {
  summary: 'Wartungsmodus und Uhrzeit des Servers; 304, wenn sich nichts geändert hat',
  access: 'open',
  limit: 'poll',
  answer: SystemStatus,
})

export const readVersion = call('GET', '/api/version', {
  summary: 'Version des Servers',
  access: 'open',
  limit: 'poll',
  answer: z.object({ version: z.string() }),
})

export const readWebVersion = call('GET', '/version.txt', {
  summary: 'Version der Oberfläche als Text',
  access: 'open',
  limit: 'poll',
  answer: 'file',
})
