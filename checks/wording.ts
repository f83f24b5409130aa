import ts from 'typescript'
import { isTest, type Source, walk } from './sources.ts'

/** Rooms that decide on what extraction has read. */
const DECIDING = /^src\/(?:finance|valuation|questions|rating|reports)\/domain\//

/** Files and folders that may look for words all the same, and why. */
export const MAY_LOOK_FOR_WORDS: Readonly<Record<string, string>> = {
  'src/questions/domain/model/': 'masks names before a text leaves, and holds answers of a language model against it',
  'src/valuation/domain/ortsnamen.ts': 'compares names of places with the register',
  'src/valuation/domain/placeFacts.ts': 'names of the register of Kreise',
  'src/rating/domain/formula.ts': 'adds printed formulas up again, by other means than they were made',
  'src/reports/domain/chapters/wholeQuote.ts': 'whether a quote is whole enough to be shown, whatever it says',
  'src/reports/domain/chapters/firstSentence.ts': 'abbreviations that end none of our sentences',
  'src/reports/domain/chapters/tippingSentence.ts': 'joins two of our own sentences',
  'src/reports/domain/probe/secondLimits.ts': 'finds in our own sentences every sum that is told as the limit',
  'src/reports/domain/preview.ts': 'a note of our own cover',
  'src/reports/domain/chapters/moneyTable.ts': 'a source of ours that says itself that it is an assumption',
  'src/reports/domain/chapters/sourceIndex.ts': 'parts and names our own sources, which are still joined texts',
  'src/reports/domain/chapters/usedSources.ts': 'paragraphs of the same law in our own sources',
}

/**
 * One sentence for every regular expression over words in a room that decides: what an exposé's words mean is read once, in
 * extraction, as a closed type. Digits, signs and classes of characters are forms and may stand anywhere; what only shapes a
 * text (replace, split) decides nothing.
 */
export function wordPatterns({ path, tree }: Source): string[] {
  if (!DECIDING.test(path) || isTest(path)) return []
  if (Object.keys(MAY_LOOK_FOR_WORDS).some(place => path.startsWith(place))) return []
  const found: string[] = []
  walk(tree, node => {
    if (!looksForWords(node) || isShaping(node)) return
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push(
      `${path}:${line}: ${node.getText().slice(0, 60)} looks for words; extraction reads them as a closed type`,
    )
  })
  return found
}

/** A pattern that is put together may hold any word. */
function looksForWords(node: ts.Node): boolean {
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) return node.expression.getText() === 'RegExp'
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText().startsWith('regexp.')
  return ts.isRegularExpressionLiteral(node) && /\p{L}{2}/u.test(wordsOf(node.text))
}

/** Without flags, classes of characters, escapes and names of groups. */
function wordsOf(literal: string): string {
  return literal.slice(0, literal.lastIndexOf('/')).replace(/\\[pP]\{[^}]*\}|\\.|\(\?<\w+>|\[[^\]]*\]/gu, ' ')
}

function isShaping({ parent }: ts.Node): boolean {
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false
  return ['replace', 'replaceAll', 'split'].includes(parent.expression.name.text)
}
