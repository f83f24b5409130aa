import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'

export interface Import {
  /** As written, for the complaint. */
  specifier: string
  /** Path from the repository's root; undefined for packages and Node's own modules. */
  target: string | undefined
  /** Types only: never. With the file: load. By `import()`: later. */
  when: 'never' | 'load' | 'later'
}

export interface Source {
  /** Path from the repository's root, with forward slashes. */
  path: string
  text: string
  tree: ts.SourceFile
  imports: Import[]
}

/** Every TypeScript file below the given root folders, tests included. */
export function sourcesBelow(...folders: string[]): Source[] {
  const paths = folders.flatMap(folder => globSync(`${folder}/**/*.{ts,tsx}`))
  return paths.sort().map(path => parseSource(path, readFileSync(path, 'utf8')))
}

export function parseSource(path: string, text: string): Source {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return { path, text, tree, imports: importsOf(tree, path) }
}

/** Tests and what only they use. */
export function isTest(path: string): boolean {
  return /\.(?:test|fixture)\.tsx?$/.test(path)
}

/** Calls `visit` for the node and everything inside it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild(child => walk(child, visit))
}

/** True when an import inside this repository names no file. */
export function isDangling({ target }: Import): boolean {
  return target !== undefined && !(existsSync(target) && statSync(target).isFile())
}

function importsOf(tree: ts.SourceFile, path: string): Import[] {
  const imports: Import[] = []
  const add = (specifier: ts.Node | undefined, when: Import['when']) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return
    imports.push({ specifier: specifier.text, target: resolve(specifier.text, path), when })
  }
  walk(tree, node => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, importsOnlyTypes(node.importClause) ? 'never' : 'load')
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly ? 'never' : 'load')
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, 'never')
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], 'later')
  })
  return imports
}

function importsOnlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const named = clause.namedBindings
  if (clause.name || !named || !ts.isNamedImports(named)) return false
  return named.elements.length > 0 && named.elements.every(element => element.isTypeOnly)
}

function resolve(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#reference/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return posix.join('src', specifier.slice(1))
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  return undefined
}
