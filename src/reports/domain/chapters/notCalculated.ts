import type { Block } from '../report.ts'
import { sentence } from './wording.ts'

/** Instead of an empty chapter: why nothing could be calculated, and what to get so that it can. */
export function notCalculated(reason: string, todo?: string): Block[] {
  const next: Block[] = todo === undefined ? [] : [{ kind: 'text', text: sentence(todo) }]
  return [{ kind: 'text', text: sentence(reason), strong: true }, ...next]
}
