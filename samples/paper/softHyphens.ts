const VOWEL = 'aeiouyäöü'
const TOGETHER = ['sch', 'ch', 'ck', 'ph', 'th', 'qu', 'st', 'pf', 'br', 'gr', 'tr', 'dr', 'kl', 'pl', 'fl', 'bl']

/** German text with soft hyphens where a typesetter would roughly put them; HTML tags stay as they are. */
export function softHyphens(html: string): string {
  return html.replace(/(<[^>]*>|&[a-z]+;)|([A-Za-zÄÖÜäöüß]{8,})/g, (_all, tag: string | undefined, word: string) =>
    tag ? tag : hyphenated(word),
  )
}

function hyphenated(word: string): string {
  const lower = word.toLowerCase()
  let out = ''
  let since = 0
  for (let i = 0; i < word.length; i++) {
    if (since >= 3 && word.length - i >= 3 && startsSyllable(lower, i)) {
      out += '\u00ad'
      since = 0
    }
    out += word.charAt(i)
    since++
  }
  return out
}

function startsSyllable(word: string, at: number): boolean {
  const onset = TOGETHER.find(cluster => word.startsWith(cluster, at)) ?? word.charAt(at)
  if (VOWEL.includes(word.charAt(at))) return false
  if (TOGETHER.some(cluster => cluster.length > 1 && word.startsWith(cluster, at - 1))) return false
  const next = word.charAt(at + onset.length)
  return next !== '' && VOWEL.includes(next) && VOWEL.includes(onset === 'qu' ? 'u' : next) && !isWordStart(word, at)
}

function isWordStart(word: string, at: number): boolean {
  return !Array.from(word.slice(0, at)).some(letter => VOWEL.includes(letter))
}
