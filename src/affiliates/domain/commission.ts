/**
 * A partner's share of net revenue, € in cents, rounded half away from zero: what goes back takes exactly what had come.
 * @param basisPoints hundredths of a percent
 */
export function commission(netCents: number, basisPoints: number): number {
  const share = Math.floor((Math.abs(netCents) * basisPoints + 5_000) / 10_000)
  return netCents < 0 ? -share : share
}
