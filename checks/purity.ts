import ts from 'typescript'
import { placeOf } from './house.ts'
import { isTest, type Source, walk } from './sources.ts'

/** Names whose answer depends on when, where or how often one asks. */
const OUTSIDE_WORLD = [
  'process',
  'fetch',
  'performance',
  'crypto',
  'globalThis',
  'setTimeout',
  'setInterval',
  'console',
]

/** Without an explicit locale these follow the machine's settings. */
const LOCALE_ARGUMENT: Record<string, number> = { localeCompare: 1, toLocaleString: 0, toLocaleDateString: 0 }

const PURE = ['kernel', 'reference', 'domain', 'contract']

/** One sentence for every place where a pure file asks the clock, chance, the network or the environment. */
export function impurities(source: Source): string[] {
  const kind = placeOf(source.path)?.kind
  if (!kind || !PURE.includes(kind) || isTest(source.path)) return []
  const found: string[] = []
  walk(source.tree, node => {
    const what = impurity(node)
    if (!what) return
    const line = source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push(`${source.path}:${line}: ${what} makes the result depend on more than the arguments`)
  })
  return found
}

function impurity(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    const text = node.getText()
    return text === 'Date.now' || text === 'Math.random' ? text : undefined
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) return 'new Date()'
  if (ts.isCallExpression(node)) return impureCall(node)
  if (ts.isIdentifier(node) && OUTSIDE_WORLD.includes(node.text) && isReference(node)) return node.text
  return undefined
}

function impureCall({ expression, arguments: given }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression) && expression.text === 'Date') return 'Date()'
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  const before = LOCALE_ARGUMENT[expression.name.text]
  return before !== undefined && given.length <= before ? `${expression.name.text} without a locale` : undefined
}

/** True where the name stands for the global thing, not for a property or a key of that name. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name !== node
  return true
}
