const COUNTS = ['eine[mrs]?', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']
  .map((word, at) => `(?:${word}|${String(at + 1)})`) // prettier-ignore
const ANY = String.raw`(?:${COUNTS.join('|')}|\d{1,3})`
/** "drei der fünf", neither "fünf von 5" nor "jeder der drei". */
const FEWER = COUNTS.map(count => String.raw`${count} (?:von|der|von den) (?!${count} )${ANY}`).join('|')

/** Source of a pattern: residual-current breakers in fewer homes than there are. */
export const SOME_BREAKERS = String.raw`(?<![\p{L}-])(?:fi|fi-\p{L}+|fehlerstrom\p{L}*)(?!\p{L})[^.,;]{0,20} in (?:${FEWER}) (?:wohn|einheit)\p{L}*`
