const UNPAID =
  /nutzungsentschädigung|(?<!\p{L})(?:zahlt|zahlen|gezahlt|entrichtet)\s[^€]{0,30}(?:nicht|nichts|keine)(?!\p{L})|(?<!\p{L})(?:gefordert|verlangt|eingeklagt|geltend)(?!\p{L})/iu

/** "Miete oder Nutzungsentschädigung zahlt sie mir bisher nicht (gefordert habe ich 750 €)": between the word and its amount it says that nobody pays it. */
export function isUnpaid(between: string): boolean {
  return UNPAID.test(between)
}
