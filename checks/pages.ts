import ts from 'typescript'
import { PAGES } from '#kernel/pagePath.ts'
import { isTest, type Source, walk } from './sources.ts'

/** What is no page and is served all the same: files, the interface's description, the pages of the stand-ins. */
const SERVED = /^\/(?:api|demo|dev|sandbox-checkout)\//

/** Attributes and calls that lead somewhere. */
const LEADING = ['to', 'href']

/** One sentence for every link, written out in the code, that leads to no page (`kernel/pagePath.ts` lists them). */
export function deadLinks({ path, tree }: Source): string[] {
  if (!path.startsWith('src/') || isTest(path)) return []
  const found: string[] = []
  walk(tree, node => {
    const target = targetOf(node)
    if (target === undefined || !target.startsWith('/') || SERVED.test(target)) return
    const page = target.replace(/[?#].*$/, '')
    if (!isPage(page)) found.push(`${path}: ${target} leads to no page`)
  })
  return found
}

/** Whether a path without query names a page; what stands for a parameter is any one segment. */
function isPage(path: string): boolean {
  return PAGES.some(page => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`).test(path))
}

/** Of `to="…"`, `href="…"`, `{ to: '…' }` and `navigate('…')`; a value that is put in counts as a segment. */
function targetOf(node: ts.Node): string | undefined {
  if (ts.isJsxAttribute(node) && LEADING.includes(node.name.getText())) return textOf(node.initializer)
  if (ts.isPropertyAssignment(node) && LEADING.includes(node.name.getText())) return textOf(node.initializer)
  if (ts.isCallExpression(node) && node.expression.getText() === 'navigate') return textOf(node.arguments[0])
  return undefined
}

function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isJsxExpression(node)) return textOf(node.expression)
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('')
}
