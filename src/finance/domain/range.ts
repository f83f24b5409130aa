/** A value that is not known exactly: between low and high, most likely mid. Known exactly, all three are equal. */
export interface Range<Value> {
  readonly low: Value
  readonly mid: Value
  readonly high: Value
}

export function exactly<Value>(value: Value): Range<Value> {
  return { low: value, mid: value, high: value }
}

/** The same calculation at each of the three. It must rise with its input. */
export function across<From, To>({ low, mid, high }: Range<From>, calculate: (value: From) => To): Range<To> {
  return { low: calculate(low), mid: calculate(mid), high: calculate(high) }
}

/** A calculation of two uncertain inputs, lows with lows and highs with highs. */
export function acrossBoth<A, B, To>(a: Range<A>, b: Range<B>, calculate: (a: A, b: B) => To): Range<To> {
  return { low: calculate(a.low, b.low), mid: calculate(a.mid, b.mid), high: calculate(a.high, b.high) }
}
