/** The first moment of the German year that lies so many years back: what came before is over its years, counted from their end. */
const beginOfYear = (yearsAgo: number) =>
  `(date_trunc('year', now() at time zone 'Europe/Berlin') - interval '${yearsAgo} years') at time zone 'Europe/Berlin'`

/** Eight years: § 147 Abs. 3 AO for Buchungsbelege, § 14b Abs. 1 UStG for invoices. SQL. */
export const ORDERS_SINCE = `(${beginOfYear(8)})`

/** Three years, after which nothing can be claimed any more: §§ 195, 199 BGB. SQL. */
export const DECLARATIONS_SINCE = `(${beginOfYear(3)})`
