import ts from 'typescript'
import { isTest, type Source, walk } from './sources.ts'

/** What emits `error`, which ends the process where nobody listens. `execFile` tells its callback. */
const MADE_BY_CALL = ['spawn', 'fork', 'createReadStream', 'createWriteStream', 'createConnection', 'createServer', 'connect', 'pipe'] // prettier-ignore
const MADE_BY_NEW = ['Worker', 'ZipFile', 'PassThrough', 'Transform', 'Readable', 'Writable', 'Duplex', 'Socket', 'Client', 'Pool', 'PgBoss'] // prettier-ignore
/** Modules whose emitters these are; other things of such a name (`pool.connect()`, a schema's `pipe`) are not meant. */
const MODULES = /^(?:node:(?:child_process|stream|net|tls|http|https|fs|worker_threads|zlib)|yazl|pg|pg-boss)$/
/** Read to their end by these, which hand an error to their caller. */
const READERS = ['buffer', 'text', 'json', 'pipeline', 'finished']

/** One sentence for every stream, socket, child process and archive to whose `error` nobody listens in its file. */
export function unheardEmitters(source: Source): string[] {
  if (isTest(source.path) || source.path.includes('/web/')) return []
  const known = importedNames(source.tree)
  const heard = heardNames(source.tree)
  const found: string[] = []
  walk(source.tree, node => {
    const what = emitterOf(node, known)
    if (what === undefined || isHeard(node, heard)) return
    const line = source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push(`${source.path}:${line}: nobody listens to the errors of ${what}`)
  })
  return found
}

function importedNames(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    if (!MODULES.test(statement.moduleSpecifier.text)) continue
    const clause = statement.importClause
    if (clause?.name) names.add(clause.name.text)
    if (clause?.namedBindings && ts.isNamedImports(clause.namedBindings))
      for (const { name } of clause.namedBindings.elements) names.add(name.text)
  }
  return names
}

function emitterOf(node: ts.Node, known: ReadonlySet<string>): string | undefined {
  if (ts.isNewExpression(node)) {
    const [first = '', last = first] = node.expression.getText().split('.')
    return MADE_BY_NEW.includes(last) && known.has(first) ? last : undefined
  }
  if (!ts.isCallExpression(node)) return undefined
  const { expression } = node
  if (ts.isIdentifier(expression))
    return MADE_BY_CALL.includes(expression.text) && known.has(expression.text) ? expression.text : undefined
  // A file handle's stream, and streams put one behind the other, are known by the method alone.
  const method = ts.isPropertyAccessExpression(expression) ? expression.name.text : ''
  if (method === 'createReadStream' || method === 'createWriteStream') return method
  return method === 'pipe' && [...known].some(name => MADE_BY_NEW.includes(name)) ? method : undefined
}

/** Names on which the file calls `on('error', …)` or `once('error', …)`, be it behind other such calls. */
function heardNames(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  walk(tree, node => {
    if (isListening(node)) names.add(rootOf(node.expression))
  })
  return names
}

function isListening(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const [event] = node.arguments
  return ['on', 'once'].includes(node.expression.name.text) && event !== undefined && event.getText() === "'error'"
}

/** `child` of `child.once('exit', f).once('error', g)`. */
function rootOf(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression)
  return node.getText()
}

function isHeard(node: ts.Node, heard: ReadonlySet<string>): boolean {
  const { parent } = node
  if (ts.isVariableDeclaration(parent)) return heard.has(parent.name.getText())
  if (ts.isReturnStatement(parent) && ts.isCallExpression(node) && node.arguments[0]) {
    // What was piped into is what is handed on.
    return heard.has(node.arguments[0].getText()) && heard.has(rootOf(node.expression))
  }
  if (ts.isCallExpression(parent)) return READERS.includes(parent.expression.getText())
  if (ts.isPropertyAccessExpression(parent)) return isListening(parent.parent) || isHeard(parent.parent, heard)
  return false
}
