/** What is asked for where an order is used before its withdrawal period ends, with the version of its wording. */
export { CONSENT_VERSION, EARLY_PERFORMANCE_CONSENT } from '#billing/domain/withdrawalNotice.ts'
