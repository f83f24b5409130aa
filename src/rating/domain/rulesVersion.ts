/** Raised by hand whenever a rule, a table or a text changes what an analysis says; the report prints it. */
export const RULES_VERSION = '2026.12.58'
