const ONES: Readonly<Record<string, number>> = {
  ein: 1, eins: 1, eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12,
  dreizehn: 13, vierzehn: 14, fünfzehn: 15, sechzehn: 16, siebzehn: 17, achtzehn: 18, neunzehn: 19,
} // prettier-ignore
const TENS: Readonly<Record<string, number>> = {
  zwanzig: 20, dreißig: 30, dreissig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90,
} // prettier-ignore

/** Source of a regular expression for a number from twenty on that is written as one word: "vierhundertzwanzigtausend". */
export const NUMBER_WORD = String.raw`(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|sechzehn|siebzehn|und|hundert|tausend|zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)+)`

/** The value of a number that is written as one word, below a million; undefined: the word is none. */
export function numberOfWord(word: string): number | undefined {
  const [thousands, rest] = split(word.toLowerCase(), 'tausend')
  const below = rest === '' ? 0 : belowThousand(rest)
  if (below === undefined) return undefined
  if (thousands === undefined) return below
  const count = thousands === '' ? 1 : belowThousand(thousands)
  return count === undefined ? undefined : count * 1000 + below
}

function belowThousand(word: string): number | undefined {
  const [hundreds, rest] = split(word, 'hundert')
  const below = rest === '' ? 0 : belowHundred(rest.replace(/^und/u, ''))
  if (below === undefined) return undefined
  if (hundreds === undefined) return below
  const count = hundreds === '' ? 1 : ONES[hundreds]
  return count === undefined ? undefined : count * 100 + below
}

function belowHundred(word: string): number | undefined {
  const plain = ONES[word] ?? TENS[word]
  if (plain !== undefined) return plain
  const [ones, tens] = split(word, 'und')
  const [one, ten] = [ONES[ones ?? ''], TENS[tens]]
  return one !== undefined && ten !== undefined ? ten + one : undefined
}

/** What stands before and behind a part of the word; without it all stands behind. */
function split(word: string, at: string): [string | undefined, string] {
  const index = word.indexOf(at)
  return index < 0 ? [undefined, word] : [word.slice(0, index), word.slice(index + at.length)]
}
