/** @throws TypeError with a German sentence when it is not exactly one word */
export function only(words: readonly string[], what: string): string {
  return exactly(words, 1, what)[0] ?? ''
}

/** @throws TypeError with a German sentence when it is another number of words */
export function exactly(words: readonly string[], count: number, what: string): readonly string[] {
  if (words.length !== count || words.some(word => word.trim() === ''))
    throw new TypeError(`Der Befehl braucht ${what}.`)
  return words
}

/** @throws TypeError with a German sentence when there is a word */
export function none(words: readonly string[]): void {
  exactly(words, 0, 'nichts weiter')
}

export function wholeNumber(text: string, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return number
  throw new TypeError(`„${text}“ ist keine ganze Zahl von 1 bis ${most}.`)
}

/** @returns null when nothing was given */
export function timeOf(text: string | undefined): Date | null {
  if (text === undefined) return null
  const time = new Date(text)
  if (!Number.isNaN(time.getTime()) && /^\d{4}-\d\d-\d\dT/.test(text)) return time
  throw new TypeError(`„${text}“ ist keine Zeit wie 2026-12-01T06:00+01:00.`)
}
