/** Cents as German readers write them: 123456 is 1.234,56 €. */
export function euroText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const euros = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0 ? '-' : ''}${euros},${digits.slice(-2)}\u00a0€`
}
