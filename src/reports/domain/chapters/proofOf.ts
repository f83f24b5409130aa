import { type Answer, STATE_NAMES } from '#questions/domain/answer.ts'
import { buyersWord } from '../buyersWord.ts'
import { shortSources } from './sourceIndex.ts'
import { distinctQuotes, oneLine, spokenQuote } from './wording.ts'

const MAX_QUOTE_LENGTH = 80
/** A longer formula is no help beside an answer; it stands line by line in the chapter of its subject. */
const MAX_FORMULA_LENGTH = 130

/**
 * What an answer rests on, in one line: "belegt, Seite 2: „1974“", "berechnet: 5 % × 249.000 €", "geschätzt: source with
 * Stand", and where it rests on the buyer's word, that it does. An open question rests on nothing: "nicht gefunden".
 * @param cite how sources are named: in words, or by their number in the chapter "Quellen"
 */
export function proofOf(answer: Answer, cite: (source: string) => string = inWords): string {
  const quotes = distinctQuotes(answer.evidence)
  const [first] = quotes
  switch (answer.state) {
    case 'nicht im Exposé':
      return STATE_NAMES[answer.state]
    case 'unsicher':
      return first ? `unsicher, ${spokenQuote(first, MAX_QUOTE_LENGTH)}` : 'unsicher'
    case 'belegt': {
      if (!first) return 'belegt'
      const more = quotes.length > 1 ? ` (und ${quotes.length - 1}\u00a0weitere)` : ''
      return `belegt, ${spokenQuote(first, MAX_QUOTE_LENGTH)}${more}`
    }
    case 'berechnet':
      return `berechnet: ${formulaOf(answer) ?? 'aus Angaben des Exposés'}`
    case 'geschätzt': {
      const source = answer.source === undefined ? '' : cite(answer.source)
      const words = [buyersWord(answer), formulaOf(answer), source].filter(Boolean).join('. ')
      return `geschätzt: ${words === '' ? 'Schluss aus Angaben des Exposés' : words}`
    }
  }
}

function inWords(source: string): string {
  const short = shortSources(source)
  return short && `Quelle: ${short}`
}

function formulaOf({ formula }: Answer): string | null {
  if (formula === undefined || formula === '') return null
  const plain = oneLine(formula)
  return plain.length <= MAX_FORMULA_LENGTH ? plain : 'Rechenweg im Kapitel zum Thema'
}
