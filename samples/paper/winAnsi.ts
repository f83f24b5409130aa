const BEYOND_LATIN1: Readonly<Record<string, number>> = {
  '€': 0x80,
  '„': 0x84,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
}

/** Widths of Helvetica in thousandths of the type size, from its published metrics. */
const RUNS: readonly (readonly [string, number])[] = [
  [' !,./:;ft[]\\I\u00a0·', 278],
  ['"', 355],
  ['#$0123456789?_abdeghnopquLäöüßáéñ€', 556],
  ['%', 889],
  ['&ABEKPSVXYÄ', 667],
  ["'", 191],
  ['()-r`„“”²³°', 333],
  ['*', 389],
  ['+<=>~', 584],
  ['@', 1015],
  ['CDHNRUÜw', 722],
  ['FTZ', 611],
  ['GOQÖ', 778],
  ['Jcksvxyz', 500],
  ['Mm', 833],
  ['W', 944],
  ['ijl’‘', 222],
  ['•', 350],
  ['–§', 556],
  ['…—', 1000],
]

const WIDTHS = new Map(RUNS.flatMap(([letters, width]) => Array.from(letters).map(letter => [letter, width] as const)))

/** The text as a PDF string in WinAnsi code, in brackets. */
export function winAnsi(text: string): string {
  const codes = Array.from(text).map(letter => BEYOND_LATIN1[letter] ?? letter.charCodeAt(0))
  return `(${codes.map(code => escaped(String.fromCharCode(code))).join('')})`
}

export function helveticaWidth(text: string, size: number): number {
  return (Array.from(text).reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? 556), 0) * size) / 1000
}

function escaped(letter: string): string {
  return '()\\'.includes(letter) ? `\\${letter}` : letter
}
