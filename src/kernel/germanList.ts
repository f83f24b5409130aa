/** "Bad, Dach und Keller". */
export function listed(words: readonly string[]): string {
  return joined(words, 'und')
}

/** "Bad, Dach oder Keller". */
export function listedOr(words: readonly string[]): string {
  return joined(words, 'oder')
}

function joined(words: readonly string[], last: 'und' | 'oder'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`
}
