import type { JobKind } from '#platform/jobs/jobsPort.ts'

/** Draws one invoice, stores and mails it. Twenty tries last some four hours: as long as a store may be away. */
export const INVOICE: JobKind<{ readonly invoiceId: string }> = {
  name: 'billing.invoice',
  retries: 20,
  longestPauseSeconds: 300,
  expireSeconds: 120,
}
