/** Figures with their separators: "245.000", "3,5", "2024". */
const FIGURE = /\d+(?:[.,'’ \u00a0\u202f]?\d+)*/gu
/** Signs and words for units; the ones of a row mean the same. */
const UNITS: readonly RegExp[] = [
  /%|(?<!\p{L})prozent\p{L}*/iu,
  /€|(?<!\p{L})(?:eur|euro|cents?)(?!\p{L})/iu,
  /m²|m2|(?<!\p{L})(?:qm|quadratmetern?)(?!\p{L})/iu,
]
const WRITTEN =
  /(?<!\p{L})(?:null|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend|million(?:en)?|halb|doppelt|erst|zweit|dritt|viert)\p{L}*/giu

/** Whether a wording brings a number, an amount or a unit that its quote does not have. "eine" and "ein" are articles, no numbers. */
export function addsFigures(wording: string, quote: string): boolean {
  const known = new Set(figures(quote))
  return (
    figures(wording).some(figure => !known.has(figure)) ||
    UNITS.some(unit => unit.test(wording) && !unit.test(quote)) ||
    [...wording.matchAll(WRITTEN)].some(([word]) => !quote.toLowerCase().includes(word.toLowerCase()))
  )
}

/** Without separators of thousands, so that "245000" is the quote's "245.000"; a decimal comma stays. */
function figures(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([figure]) => figure.replace(/[.'’ \u00a0\u202f](?=\d{3}(?!\d))/gu, ''))
}
