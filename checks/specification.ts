import ts from 'typescript'
import { isTest, type Source, walk } from './sources.ts'

/** The files of checks/security name the chapters of another standard (ASVS) in the same brackets. */
const OTHER_NUMBERS = 'checks/security/'

/** Numbers of rows of docs/specification.md, in order: "- **2.10.4** A table …". */
export function rowsOf(specification: string): string[] {
  return [...specification.matchAll(/^- \*\*(\d+(?:\.\d+)+)\*\* /gm)].map(([, number]) => number ?? '')
}

/** Numbers of its headings, which comments cite as a whole: "### 2.10 Archive". */
export function pointsOf(specification: string): string[] {
  return [...specification.matchAll(/^#{2,3} (\d+(?:\.\d+)*) /gm)].map(([, number]) => number ?? '')
}

/** Rows whose number does not follow the one before it in the same point. */
export function misnumberedRows(rows: readonly string[]): string[] {
  const last = new Map<string, number>()
  return rows.filter(row => {
    const dot = row.lastIndexOf('.')
    const point = row.slice(0, dot)
    const number = Number(row.slice(dot + 1))
    const follows = number === (last.get(point) ?? 0) + 1
    last.set(point, number)
    return !follows
  })
}

/** Rows that the names of a file's tests claim to hold: "[2.10.4] [9.1] sorts …". */
export function rowsHeldBy({ path, tree }: Source): string[] {
  if (!isTest(path) || path.startsWith(OTHER_NUMBERS)) return []
  const rows: string[] = []
  walk(tree, node => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return
    const claim = /^(?:\[\d+(?:\.\d+)+\] ?)+/.exec(node.text)?.[0] ?? ''
    rows.push(...[...claim.matchAll(/\d[\d.]*/g)].map(([number]) => number))
  })
  return rows
}

/** What comments refer to: "(2.10.4)", "point 5", "points 3 and 7". Kernel and platform know nothing of the product. */
export function citedInComments({ path, text }: Source): string[] {
  if (!/^(?:src\/(?!kernel\/|platform\/)|journeys\/)/.test(path)) return []
  const comments = [...text.matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm)].map(([comment]) => comment)
  return comments.flatMap(comment => [
    ...[...comment.matchAll(/\((\d\.\d+(?:\.\d+)?)\)/g)].map(([, number]) => number ?? ''),
    ...[...comment.matchAll(/\bpoints? (\d[\d.]*(?: and \d[\d.]*)?)/g)].flatMap(([, numbers = '']) =>
      [...numbers.matchAll(/\d+(?:\.\d+)*/g)].map(([number]) => number),
    ),
  ])
}
