/** Umsatzsteuer (§ 12 Abs. 1 UStG), in percent. All prices include it. */
export const VAT_PERCENT = 19

/** € in cents; net + vat = gross, exactly. */
export interface TaxedAmount {
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
}

/**
 * Takes the Umsatzsteuer out of a price that includes it, rounded once; an amount that goes back is below 0. Half a cent
 * never occurs: 119 is odd.
 */
export function taxedAmount(grossCents: number): TaxedAmount {
  const vat = Math.round((Math.abs(grossCents) * VAT_PERCENT) / (100 + VAT_PERCENT))
  const vatCents = grossCents < 0 ? -vat : vat
  return { netCents: grossCents - vatCents, vatCents, grossCents }
}

/** Each of the three for itself, so that what adds up before adds up after. */
export function difference(one: TaxedAmount, other: TaxedAmount): TaxedAmount {
  return {
    netCents: one.netCents - other.netCents,
    vatCents: one.vatCents - other.vatCents,
    grossCents: one.grossCents - other.grossCents,
  }
}
