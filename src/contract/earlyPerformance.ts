/** What is asked for where an order is used before its withdrawal period ends, with the version of its wording and what follows. */
export { CONSENT_VERSION, EARLY_PERFORMANCE_CONSENT, REFUND_ON_WITHDRAWAL } from '#billing/domain/withdrawalNotice.ts'
