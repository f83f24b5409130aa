import ts from 'typescript'
import { isTest, type Source, walk } from './sources.ts'

/** Lines from which a file is too long to be read in one go. */
const MAX_LINES = 300

/** Files that may be longer, each for a reason. */
const LONG_FILES: Record<string, string> = {}

/** The workshop beside this repository: a user does not have it, so nothing here may name it. */
const WORKSHOP = [/\.\.\/shared\b/, /\/work\//, /\b[DKORZ]\d\d_[A-Z](\b|_)/, /\bR\d\d_[a-z]+/]

const SWITCHES = ['only', 'skip', 'skipIf', 'runIf', 'todo', 'fails']

/** A table of law or cost is as long as its rows. */
export function isTooLong({ path, text }: Source): boolean {
  if (path.startsWith('reference/')) return false
  return text.split('\n').length > MAX_LINES && !(path in LONG_FILES)
}

/** Every mention of files that are not part of this repository. */
export function workshopMentions(path: string, text: string): string[] {
  return WORKSHOP.flatMap(pattern => {
    const mention = pattern.exec(text)
    return mention ? [`${path}: ${mention[0]}`] : []
  })
}

/** Tests that do not run, or that keep others from running. */
export function switchedOffTests(source: Source): string[] {
  if (!isTest(source.path)) return []
  const found: string[] = []
  walk(source.tree, node => {
    if (!ts.isPropertyAccessExpression(node) || !SWITCHES.includes(node.name.text)) return
    if (/^(test|it|describe)\b/.test(node.expression.getText())) found.push(`${source.path}: ${node.getText()}`)
  })
  return found
}

/** What is wrong with the list of decisions, given their file names in order. */
export function misnumberedDecisions(files: readonly string[]): string[] {
  return files.filter((file, index) => {
    const number = String(index + 1).padStart(4, '0')
    return !new RegExp(`^${number}-[a-z0-9-]+\\.md$`).test(file)
  })
}

/** Files that a document names by the end of their path: `sources.ts`, `checks/sources.ts`. */
export function fileEndsNamedIn(markdown: string): string[] {
  const named = [...markdown.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|md|css|conf|yml))`/g)]
  return [...new Set(named.map(([, path]) => path ?? ''))].filter(path => !path.includes('NAME'))
}

/** Files and folders of this repository that a document names in full: no patterns, and no NAME that stands for many. */
export function pathsNamedIn(markdown: string): string[] {
  const named = [
    ...markdown.matchAll(/`((?:src|reference|checks|docs|samples|journeys|bench|migrations)(?:\/[\w.-]+)*)`/g),
  ]
  return [...new Set(named.map(([, path]) => path ?? ''))].filter(path => !path.includes('NAME'))
}
