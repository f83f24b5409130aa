/**
 * The public JSON with its amounts, numbers in euro, as Money again, so that the Rechenprobe adds them up. By their decimal
 * text: as a float, 1.1 × 100 is no whole number; what has parts of a cent stays a number, which no total comes out of.
 */
export function moneyOfJson(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json
  if (Array.isArray(json)) return json.map(moneyOfJson)
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, key === 'amount' ? moneyOf(value) : moneyOfJson(value)]),
  )
}

function moneyOf(amount: unknown): unknown {
  const [, sign = '', whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/u.exec(String(amount)) ?? []
  return whole === undefined ? amount : { cents: Number(sign + whole + decimals.padEnd(2, '0')) }
}
